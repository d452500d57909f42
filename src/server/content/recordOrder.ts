import { type ContentKind, isColumn } from '../../definition/content/contentType';
import { alphabetKey, compare } from '../../definition/language/alphabet';
import { isText, type Language, pick, textOrOther } from '../../definition/model/text';
import type { Json } from '../../definition/model/values';
import { fold } from '../../definition/model/fold';
import type { ContentQuery } from '../openapi/documentContent';
import type { ReadRecord } from './readContent';

/** Returns the column that a query names, if the kind has it, or the default column. */
export const orderIn = (kind: ContentKind, named = '', usual = ''): string =>
  isColumn(kind, named.replace(/^-/u, '')) ? named : usual;

/**
 * Sorts what has records by one of their columns, descending after "-"; `id` is the order of creation. Leaves them as
 * they are if the kind has no such column.
 * @param language in which translated texts are compared; default: the third, the name that is the same in all languages
 */
export function inOrder<T extends { readonly record: ReadRecord }>(
  entries: readonly T[],
  kind: ContentKind,
  order: string,
  language: Language = 'en',
): readonly T[] {
  const [, descends, column = ''] = /^(-?)(.*)$/su.exec(order) ?? [];
  if (!isColumn(kind, column)) return entries;
  const name = column === 'id' ? 'createdAt' : column;
  const made = entries.map((entry, index) => {
    return { entry, index, key: keyOf(entry.record[name], language) };
  });
  return made
    .toSorted((a, b) => {
      const between = inKeys(a.key, b.key);
      // Records of the same moment: the later in the list is the newer.
      const either = between === 0 && name === 'createdAt' ? a.index - b.index : between;
      return descends ? -either : either;
    })
    .map(({ entry }) => entry);
}

/** Returns what a value is sorted by; a missing one comes first. */
function keyOf(value: Json | undefined, language: Language): string | number {
  if (typeof value === 'number') return value;
  const text = isText(value) ? textOrOther(language, (one) => pick(value, one)) : value;
  return alphabetKey(typeof text === 'string' ? text : String(text ?? ''), language);
}

const inKeys = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));

/** Returns ?search=, folded. */
export const searchIn = ({ search = '' }: ContentQuery): string => fold(search);

export function textsWithin(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsWithin)
    : [];
}
