import { useWords } from './useWords';
import type { Words } from './words';

/** A text of the staff's as plain text, a paragraph for each line that says something. */
export function Paragraphs({ text }: { readonly text: Words }) {
  const say = useWords();
  const lines = say(text)
    .split(/\n+/u)
    .filter((line) => line.trim() !== '');
  return [...new Set(lines)].map((line) => (
    <p key={line} dir="auto">
      {line}
    </p>
  ));
}
