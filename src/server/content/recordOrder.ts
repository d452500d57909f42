import { type ContentKind, isColumn } from '../../definition/content';
import { isText, pick } from '../../definition/text';
import type { Json } from '../../definition/values';
import { type Query, readText } from '../http/queryValues';
import type { ReadRecord } from './records';

const LONGEST_COLUMN = 60;

/**
 * The records by the column that a reader asks for under `name`, or as they stand usually.
 * @throws Refusal 422
 */
export function ordered(
  records: readonly ReadRecord[],
  kind: ContentKind,
  query: Query,
  name: 'orderColumn' | 'order',
  usual = '',
): readonly ReadRecord[] {
  const asked = readText(name, query[name], LONGEST_COLUMN);
  return inOrder(records, kind, asked) ?? standing(records, kind, usual);
}

/** The records by a column, or as they are listed if the kind has no such column. */
export const standing = (
  records: readonly ReadRecord[],
  kind: ContentKind,
  order = '',
): readonly ReadRecord[] => inOrder(records, kind, order) ?? records;

/**
 * The records by one of their columns, with "-" before it from the highest down; by `id` they stand in
 * the order of their making. Undefined if the kind has no such column.
 */
function inOrder(
  records: readonly ReadRecord[],
  kind: ContentKind,
  order: string,
): readonly ReadRecord[] | undefined {
  const [, descends, column = ''] = /^(-?)(.*)$/su.exec(order) ?? [];
  return isColumn(kind, column) ? sorted(records, column, descends === '-') : undefined;
}

function sorted(records: readonly ReadRecord[], column: string, descends: boolean): ReadRecord[] {
  const made = records.map((record, index) => ({ record, index }));
  const name = column === 'id' ? 'createdAt' : column;
  return made
    .toSorted((a, b) => {
      const between = compare(a.record[name], b.record[name]);
      // Made in the same moment: the later in the list is the newer.
      const either = between === 0 && name === 'createdAt' ? a.index - b.index : between;
      return descends ? -either : either;
    })
    .map(({ record }) => record);
}

/** A translated text counts by its English, the name that is the same everywhere. */
function compare(a: Json | undefined, b: Json | undefined): number {
  const [one, other] = [neutral(a), neutral(b)];
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [String(one), String(other)];
  return first < second ? -1 : Number(first > second);
}

const neutral = (value: Json | undefined): Json | undefined =>
  isText(value) ? pick(value, 'en') : value;
