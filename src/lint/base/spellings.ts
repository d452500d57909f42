import spellings from '../../../schemas/spellings.json';
import type { Language } from '../../definition/model/text';

/** Rejected spellings and the ones to use instead. Only whole words match. */
export const SPELLINGS: Readonly<Record<Language, Readonly<Record<string, string>>>> = spellings;

/** Returns the first word of a text that is spelled differently elsewhere. */
export const misspelled = (language: Language, text: string): string | undefined =>
  UNUSED[language].exec(text)?.[1];

const wholeWords = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?:^|[^\p{L}\p{N}@./])(${words.join('|')})(?![\p{L}\p{N}@/])`, 'u');

const UNUSED: Readonly<Record<Language, RegExp>> = {
  ku: wholeWords(Object.keys(SPELLINGS.ku)),
  ar: wholeWords(Object.keys(SPELLINGS.ar)),
  en: wholeWords(Object.keys(SPELLINGS.en)),
};
