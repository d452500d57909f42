/** What is wrong with a control; its id is for aria-describedby. */
export function ErrorText({
  id,
  words,
}: {
  readonly id: string;
  readonly words: string | undefined;
}) {
  return words === undefined ? null : (
    <p id={id} className="pn-error">
      {words}
    </p>
  );
}
