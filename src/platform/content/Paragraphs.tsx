import { useWords } from './useWords';
import { linesOf, type Words } from './words';

/** A text of the staff's as plain text, a paragraph for each line that says something. */
export function Paragraphs({ text }: { readonly text: Words }) {
  const say = useWords();
  return linesOf(say(text)).map((line) => (
    <p key={line} dir="auto">
      {line}
    </p>
  ));
}
