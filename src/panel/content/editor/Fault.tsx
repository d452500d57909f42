/** What is wrong with a control; its id is for aria-describedby. */
export function Fault({ id, words }: { readonly id: string; readonly words: string | undefined }) {
  return words === undefined ? null : (
    <p id={id} className="pn-fault">
      {words}
    </p>
  );
}
