import { type Field, isList, isObject, type ListField, type Shape } from '../../definition/field';
import { type Handed, prefilled } from '../../definition/prefill';
import type { Day } from '../../definition/rules';
import { isRecord, type Json, type Values } from '../../definition/values';

/**
 * What a form, a dialog or a row opens with: its prefills, a row for each of those counted (paper 2,
 * section 4: a birth date for each passenger), and the pages that a list needs at least.
 */
export function opening(shape: Shape<unknown>, day: Day, handed?: Handed): Values {
  return withRows(shape, prefilled(shape, day, handed), day);
}

/** What a new row of a list begins with. */
export const newRow = (items: ListField<unknown>['items'], day: Day): Json =>
  isObject(items) ? opening(items, day) : (prefilled({ properties: { items } }, day).items ?? '');

/** Rows of a list, and as many new ones behind them as make `count`. */
export function filledUp(
  list: ListField<unknown>,
  rows: readonly Json[],
  count: number,
  day: Day,
): Json[] {
  const length = Math.max(rows.length, Math.min(count, list.maxItems ?? MOST_COUNTED));
  return Array.from({ length }, (_, index) => rows[index] ?? newRow(list.items, day));
}

/** A slip of the finger in a counter must not fill the page. */
const MOST_COUNTED = 50;

function withRows(shape: Shape<unknown>, values: Values, day: Day): Values {
  return Object.fromEntries(
    Object.entries({ ...blanks(shape), ...values }).flatMap(([name, value]) => {
      const field = shape.properties[name];
      const opened = field ? openedValue(field, value, values, day) : value;
      return opened === undefined ? [] : [[name, opened] as const];
    }),
  );
}

const blanks = ({ properties }: Shape<unknown>): Values =>
  Object.fromEntries(Object.keys(properties).map((name) => [name, undefined]));

function openedValue(
  field: Field<unknown>,
  value: Json | undefined,
  siblings: Values,
  day: Day,
): Json | undefined {
  if (isList(field)) {
    const rows = filledUp(field, Array.isArray(value) ? value : [], countOf(field, siblings), day);
    return rows.length > 0 ? rows : value;
  }
  return isObject(field) && isRecord(value) ? withRows(field, value, day) : value;
}

/** How many rows a list has at the least without anybody adding one. */
export function countOf(list: ListField<unknown>, siblings: Values): number {
  if (list.countedBy !== undefined)
    return Math.max(0, Math.trunc(Number(siblings[list.countedBy])) || 0);
  return list.widget === 'pages' ? (list.minItems ?? 0) : 0;
}
