/** Parts that are not transformed: variables, references to other keys, tags, numbers. */
const KEPT = /\{\{.*?\}\}|\$t\(.*?\)|<[^>]+>|[0-9\u0660-\u0669]+/gu;

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aá',
    'bƀ',
    'cç',
    'dđ',
    'eé',
    'fƒ',
    'gĝ',
    'hĥ',
    'ií',
    'jĵ',
    'kķ',
    'lļ',
    'mɱ',
    'nñ',
    'oó',
    'rŕ',
    'sš',
    'tţ',
    'uú',
    'wŵ',
    'yý',
    'zž',
    'AÁ',
    'BƁ',
    'CÇ',
    'DĐ',
    'EÉ',
    'FƑ',
    'GĜ',
    'HĤ',
    'IÍ',
    'JĴ',
    'KĶ',
    'LĻ',
    'NÑ',
    'OÓ',
    'RŔ',
    'SŠ',
    'TŢ',
    'UÚ',
    'WŴ',
    'YÝ',
    'ZŽ',
  ].map((pair) => [...pair] as [string, string]),
);

/** How much longer a text may become in another language, as a share of its length. */
const GROWTH = 0.4;

const FILLER = 'one two three four five six seven eight nine ten '.repeat(8);

/**
 * Simulates a longer language: 40 % longer; in brackets, so that truncation shows; accented, so
 * that a hard-coded text shows.
 */
export function longText(text: string): string {
  if (text.trim() === '') return text;
  const more = Math.ceil(text.replaceAll(KEPT, '').length * GROWTH);
  const filler = more > 0 ? ` ${FILLER.slice(0, more).trim()}` : '';
  return `[${outsideKept(`${text}${filler}`, accented)}]`;
}

/** Simulates a right-to-left language: marked, so that a hard-coded text shows. */
export const markedText = (text: string): string => (text.trim() === '' ? text : `‹${text}›`);

const accented = (text: string): string =>
  [...text].map((letter) => ACCENTED[letter] ?? letter).join('');

function outsideKept(text: string, change: (part: string) => string): string {
  let from = 0;
  let made = '';
  for (const { 0: kept, index } of text.matchAll(KEPT)) {
    made += change(text.slice(from, index)) + kept;
    from = index + kept.length;
  }
  return made + change(text.slice(from));
}
