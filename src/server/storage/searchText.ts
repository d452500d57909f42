import { type RawBuilder, sql } from 'kysely';

/** Whether a text holds a word, whatever the case of Latin letters; no sign in it is a wildcard. */
export function holdsWord(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const pattern = `%${word.toLowerCase().replaceAll(/[!%_]/gu, '!$&')}%`;
  return sql<boolean>`lower(${text}) like ${pattern} escape '!'`;
}

/** Splits what somebody searches for into words. */
export const wordsOf = (search = ''): readonly string[] =>
  search.split(/\s+/u).filter((word) => word !== '');
