import { type Field, isList, type ListField } from './field';
import type { Json } from './values';

/** A list with as many rows as the answer to a sibling says: a birth date for each person. */
export type CountedList<W> = ListField<W> & { readonly countedBy: string };

/** Whether a sibling says how many rows a field has. */
export const isCounted = <W>(field: Field<W>): field is CountedList<W> =>
  isList(field) && field.countedBy !== undefined;

/** How many rows an answer asks for. */
export const countOf = (answer: Json | undefined): number =>
  typeof answer === 'number' && answer > 0 ? Math.floor(answer) : 0;

/** No more rows than that; one that is blank stays, so that it can be found fault with where it stands. */
export function cutRows(rows: readonly Json[], count: number): Json[] | undefined {
  const kept = rows.slice(0, count).map((row) => row ?? '');
  return kept.length > 0 ? kept : undefined;
}

/** The rows with new ones behind them, up to the count; none is taken away, for it may be wanted again. */
export function grownRows(rows: Json | undefined, count: number, fresh: Json): Json[] {
  const kept = Array.isArray(rows) ? rows : [];
  const missing = Math.max(0, Math.min(count, MOST_ROWS) - kept.length);
  return [...kept, ...Array.from({ length: missing }, () => fresh)];
}

/** Nobody fills in more; a counter may be typed into. */
export const MOST_ROWS = 500;
