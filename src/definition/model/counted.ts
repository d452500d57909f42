import { type Field, isList, isNumber, type ListField, type Shape } from './field';
import { constantIn } from './types/number';
import { isNone, isRecord, type Json } from './values';

/** A list whose number of rows is the answer to a sibling: a date of birth for each person. */
export type CountedList<W> = ListField<W> & { readonly countedBy: string };

/** Returns whether a sibling determines the number of rows. */
export const isCounted = <W>(field: Field<W>): field is CountedList<W> =>
  isList(field) && field.countedBy !== undefined;

/** Returns whether visitors neither add nor remove rows: their number follows an answer, or the file lists them (`fixed`). */
export const hasSetRows = (field: Field<unknown>): boolean =>
  isList(field) && (field.countedBy !== undefined || field.fixed !== undefined);

/** Returns the number of rows that an answer requires. */
export const countOf = (answer: Json | undefined): number =>
  typeof answer === 'number' && answer > 0 ? Math.floor(answer) : 0;

/** Truncates rows to the count. Blank rows stay, so that issues are reported at the right index. */
export function cutRows(rows: readonly Json[], count: number): Json[] | undefined {
  const kept = rows.slice(0, count).map((row) => row ?? '');
  return kept.length > 0 ? kept : undefined;
}

/** Appends new rows up to the count; removes none, since the count may grow again. */
export function grownRows(rows: Json | undefined, count: number, fresh: Json): Json[] {
  const kept = Array.isArray(rows) ? rows : [];
  const missing = Math.max(0, Math.min(count, MOST_ROWS) - kept.length);
  return [...kept, ...Array.from({ length: missing }, () => fresh)];
}

/** Returns a row with what the file says that it holds, whatever was sent. */
export function withHeld(
  { fixed }: Pick<ListField<unknown>, 'fixed'>,
  row: Json | undefined,
  index: number,
): Json {
  if (row !== undefined && !isRecord(row) && !isNone(row)) return row;
  return { ...(isRecord(row) && row), ...fixed?.[index]?.holds };
}

/** An upper limit, since the count may be typed. */
export const MOST_ROWS = 500;

/** Returns the greatest count that is valid: for more, there are no rows. */
export function mostRows({ properties }: Shape<unknown>, counter: string): number {
  const field = properties[counter];
  return Math.min(MOST_ROWS, (field && isNumber(field) && constantIn(field.maximum)) || MOST_ROWS);
}
