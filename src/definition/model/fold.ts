import { asciiDigits } from './digits';

/**
 * Letters that differ between keyboards, and Latin letters with a built-in mark. Letters that
 * Unicode can decompose (é, أ, ئ, ﻻ) need no entry.
 */
const ALIKE: readonly (readonly [from: string, to: string])[] = [
  ['يىێ', 'ی'],
  ['ك', 'ک'],
  ['ەةھہ', 'ه'],
  ['ۆ', 'و'],
  ['ڕ', 'ر'],
  ['ڵ', 'ل'],
  ['ٱ', 'ا'],
  ['ı', 'i'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đð', 'd'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
];

const TABLE: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([from, to]) => [...from].map((letter) => [letter, to] as const)),
);

/** Combining marks, tatweel, joiners, and apostrophes or characters used as such. */
const SILENT = /[\p{M}\u0640\p{Cf}'’‘`ʻʼʿʾ]/gu;
const LONG_U = /و+/gu;
/** Only the case needs folding. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/iu;
const BETWEEN = /[^\p{L}\p{N}]+/gu;

/**
 * Normalises a text for search, never for display: treats ی and ي, ک and ك, ە and ه and ة, upper
 * and lower case, accents, vowel marks and the variants of و as equal; converts digits of either
 * script to 0-9 and anything between words to one space.
 */
export function fold(text: string): string {
  // A fast path: most of the many place names are plain.
  if (PLAIN.test(text)) return text.toLowerCase();
  if (WITH_NEIGHBOURS.test(text)) return tidied(withoutMarks(text)).trim();
  let folded = '';
  let last = '';
  for (let index = 0; index < text.length; index += 1) {
    const next = foldedLetter(text, index);
    if (next === '') continue;
    // Of these, several are one, also where two letters meet.
    const isOnce = next.startsWith(last) && (last === ' ' || last === 'و');
    folded += isOnce ? next.slice(1) : next;
    last = next.charAt(next.length - 1);
  }
  return folded.trim();
}

/** Letters that an Arabic keyboard lacks, and those that are typed for them. */
const LACKING: ReadonlyMap<string, string> = new Map([
  ['ڤ', 'ف'],
  ['چ', 'ج'],
  ['گ', 'ک'],
  ['پ', 'ب'],
  ['ژ', 'ز'],
]);

/**
 * Normalises a folded text once more, for a second try where a search finds nothing, or too little: people without a
 * Kurdish keyboard type فییەنا for ڤییەنا. The length stays.
 */
export const foldMore = (folded: string): string =>
  folded.replaceAll(/[ڤچگپژ]/gu, (letter) => LACKING.get(letter) ?? letter);

/** Returns whether a text that `foldMore` has normalised may stand for another one. */
export const isFoldedMore = (text: string): boolean => /[فجکبز]/u.test(text);

/** Letters whose folding depends on their neighbours: a capital sigma, and halves of pairs. */
const WITH_NEIGHBOURS = /[\u03a3\ud800-\udfff\u{10000}-\u{10ffff}]/u;

/** By code: a long text has few different letters. */
const FOLDED: string[] = [];

function foldedLetter(text: string, index: number): string {
  const code = text.charCodeAt(index);
  return (FOLDED[code] ??= tidied(withoutMarks(text.charAt(index))));
}

function withoutMarks(text: string): string {
  const bare = asciiDigits(text).toLowerCase().normalize('NFKD').replace(SILENT, '');
  return Array.from(bare, (letter) => TABLE.get(letter) ?? letter).join('');
}

const tidied = (text: string): string => text.replace(LONG_U, 'و').replace(BETWEEN, ' ');
