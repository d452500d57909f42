import { type RawBuilder, sql } from 'kysely';

/** Selects texts that contain a word, ignoring the case of Latin letters; nothing in it is a wildcard. */
export function holdsWord(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const pattern = `%${word.toLowerCase().replaceAll(/[!%_]/gu, '!$&')}%`;
  return sql<boolean>`lower(${text}) like ${pattern} escape '!'`;
}

export const searchTokens = (search = ''): readonly string[] =>
  search.split(/\s+/u).filter((word) => word !== '');
