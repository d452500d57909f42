import { useWords } from '../../platform/content/useWords';
import type { Words } from '../../platform/content/words';
import { TickList } from './TickList';

/** A text of the staff's, a point of a list for each of its lines. */
export function TextLines({ text }: { readonly text: Words }) {
  const say = useWords();
  const lines = say(text)
    .split(/\n+/u)
    .filter((line) => line.trim() !== '');
  return <TickList points={lines} />;
}
