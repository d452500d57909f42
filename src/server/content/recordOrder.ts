import { type ContentKind, isColumn } from '../../definition/content/contentType';
import { isText, pick } from '../../definition/language/text';
import type { Json } from '../../definition/model/values';
import type { ReadRecord } from './staffRecords';

/** Returns the column that a query names, if the kind has it, or the default column. */
export const orderIn = (kind: ContentKind, named = '', usual = ''): string =>
  isColumn(kind, named.replace(/^-/u, '')) ? named : usual;

/**
 * Sorts what has records by one of their columns, descending after "-"; `id` is the order of creation. Leaves them as
 * they are if the kind has no such column.
 */
export function inOrder<T extends { readonly record: ReadRecord }>(
  entries: readonly T[],
  kind: ContentKind,
  order: string,
): readonly T[] {
  const [, descends, column = ''] = /^(-?)(.*)$/su.exec(order) ?? [];
  if (!isColumn(kind, column)) return entries;
  const made = entries.map((entry, index) => ({ entry, index }));
  const name = column === 'id' ? 'createdAt' : column;
  return made
    .toSorted((a, b) => {
      const between = compare(a.entry.record[name], b.entry.record[name]);
      // Records of the same moment: the later in the list is the newer.
      const either = between === 0 && name === 'createdAt' ? a.index - b.index : between;
      return descends ? -either : either;
    })
    .map(({ entry }) => entry);
}

/** Compares translated texts by their English, the name that is the same in all languages. */
function compare(a: Json | undefined, b: Json | undefined): number {
  const [one, other] = [neutral(a), neutral(b)];
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [String(one), String(other)];
  return first < second ? -1 : Number(first > second);
}

const neutral = (value: Json | undefined): Json | undefined =>
  isText(value) ? pick(value, 'en') : value;
