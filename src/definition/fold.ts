import { asciiDigits } from './digits';

/**
 * Letters that one keyboard has and another has not, and Latin letters that carry their mark inside.
 * What Unicode can take apart by itself (é, أ, ئ, ﻻ) needs no entry.
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

/** Marks, the stretching stroke, joiners, and what is an apostrophe or takes the place of one. */
const SILENT = /[\p{M}\u0640\p{Cf}'’‘`ʻʼʿʾ]/gu;
const LONG_U = /و+/gu;
/** Nothing to fold but the case. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/iu;
const BETWEEN = /[^\p{L}\p{N}]+/gu;

/**
 * A text as it is compared in a search, never as it is shown: ی and ي, ک and ك, ە and ه and ة, case,
 * accents, vowel marks and the length of و alike; digits of either script as 0-9; whatever stands
 * between words as one space.
 */
export function fold(text: string): string {
  // Most place names in the world are plain, and there are many of them.
  if (PLAIN.test(text)) return text.toLowerCase();
  const bare = asciiDigits(text).toLowerCase().normalize('NFKD').replace(SILENT, '');
  const alike = Array.from(bare, (letter) => TABLE.get(letter) ?? letter).join('');
  return alike.replace(LONG_U, 'و').replace(BETWEEN, ' ').trim();
}
