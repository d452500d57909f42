import { asciiDigits } from '../../definition/digits';

/** Letters that people write for one another, or leave out the marks of, beyond what Unicode parts. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ ي: 'ی', ى: 'ی', ێ: 'ی', ې: 'ی', ے: 'ی' },
  ...{ ك: 'ک', ڪ: 'ک' },
  ...{ ە: 'ه', ة: 'ه', ھ: 'ه', ہ: 'ه', ۀ: 'ه' },
  ...{ ۆ: 'و', ۊ: 'و', ٱ: 'ا', ڕ: 'ر', ڵ: 'ل' },
  ...{ ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ə: 'e' },
};

const LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu');

/** Marks, the stretching stroke, joiners and apostrophes: they change nothing that is searched for. */
const SILENT = /[\p{M}\u0640\u200b-\u200f\u2060\ufeff'’‘`ʻʼʿʾ]/gu;

/** Nothing to fold but the case. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/iu;

/**
 * A name as it is searched for: accents, case, the shapes of ی, ک and ە, long vowels, digits and
 * punctuation make no difference. Words are parted by one space.
 */
export function fold(text: string): string {
  // Most names in the world are plain, and there are many of them.
  if (PLAIN.test(text)) return text.toLowerCase();
  return asciiDigits(text.normalize('NFKD').toLowerCase())
    .replaceAll(SILENT, '')
    .replaceAll(LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replaceAll('وو', 'و')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
