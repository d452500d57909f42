import { fold } from '../../definition/language/fold';
import type { Json } from '../../definition/model/values';
import { type Query, readText } from '../http/queryValues';
import type { ReadRecord } from './staffRecords';

const LONGEST_SEARCH = 100;

/**
 * Returns ?search=, folded.
 * @throws Refusal 422
 */
export const searchIn = ({ search }: Query): string =>
  fold(readText('search', search, LONGEST_SEARCH));

/**
 * Filters records by ?search=: each word must occur in one of the named fields, in any language, folded as place
 * names are.
 * @throws Refusal 422
 */
export function searched(
  records: readonly ReadRecord[],
  query: Query,
  fields: readonly string[],
): readonly ReadRecord[] {
  const search = searchIn(query);
  if (search === '') return records;
  const wanted = search.split(' ');
  return records.filter((record) => {
    const texts = fields.flatMap((name) => textsWithin(record[name])).map(fold);
    return wanted.every((word) => texts.some((text) => text.includes(word)));
  });
}

/** Returns all texts in a value. */
export function textsWithin(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsWithin)
    : [];
}
