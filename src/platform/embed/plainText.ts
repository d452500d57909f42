import { hasMarkup } from './richText';

/** What stands for a character in the HTML of the panel's editor. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Strips the HTML of a staff-written text, for one-line or shortened texts. A text without any stays as it is. */
export function withoutHtml(text: string): string {
  const words = text
    .replaceAll(/<(script|style|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
    .replaceAll(/<\/?[a-z!][^<>]*>/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return hasMarkup(text)
    ? words.replaceAll(/&(amp|lt|gt|quot|nbsp);/gu, (_, name: string) => CHARACTERS[name] ?? '')
    : words;
}

/** Returns a text on one line, cut after the last word that ends within the given number of letters. */
export function cutText(text: string, most: number): string {
  const letters = [...text.replaceAll(/\s+/gu, ' ')];
  if (letters.length <= most) return letters.join('');
  const end = letters.lastIndexOf(' ', most);
  // A word may be longer than all that is shown.
  return `${letters
    .slice(0, end > 0 ? end : most)
    .join('')
    .trim()} …`;
}
