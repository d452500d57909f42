import type { ContentKind } from '../../definition/content';
import type { Json } from '../../definition/values';
import { type Query, readText } from '../http/query';
import type { ReadRecord } from './records';

const LONGEST_COLUMN = 60;

/** What stands first unless a reader says otherwise, in kinds that have it (paper 2, section 9). */
const RATE = 'recommendedRate';

/**
 * The records by ?orderColumn=, one of their columns, with "-" before it from the highest down; by
 * `id` they stand in the order of their making. Another column orders as none does.
 * @throws Refusal 422
 */
export function ordered(
  records: readonly ReadRecord[],
  query: Query,
  kind: ContentKind,
): readonly ReadRecord[] {
  const asked = readText('orderColumn', query.orderColumn, LONGEST_COLUMN);
  const [, descends, column = ''] = /^(-?)(.*)$/su.exec(asked) ?? [];
  if (isColumn(kind, column)) return sorted(records, column, descends === '-');
  return isColumn(kind, RATE) ? sorted(records, RATE, true) : records;
}

/** Fields that hold one thing: lists and groups have no order. */
function isColumn({ fields }: ContentKind, name: string): boolean {
  if (name === 'id' || name === 'createdAt') return true;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field !== undefined && field.type !== 'array' && field.type !== 'object';
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

/** A translated text counts by its third entry, the name that is the same everywhere. */
function compare(a: Json | undefined, b: Json | undefined): number {
  const [one, other] = [neutral(a), neutral(b)];
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [String(one), String(other)];
  return first < second ? -1 : Number(first > second);
}

const neutral = (value: Json | undefined): Json | undefined =>
  Array.isArray(value) ? value[2] : value;
