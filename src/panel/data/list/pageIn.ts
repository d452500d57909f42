import * as read from '../../../platform/content/read';
import { readAs } from '../../../contract/readAs';
import type { Schema } from '../../../contract/schema';

export interface PageRows<T> {
  readonly rows: readonly T[];
  /** Number of matching records on all pages. */
  readonly total: number;
}

/** Reads a list, with or without its total, by the schema of its records. */
export function pageIn<T>(schema: Schema<T>, response: unknown): PageRows<T> {
  const rows = read.list(response).map((row) => readAs(schema, row));
  return { rows, total: totalIn(response, rows) };
}

export const totalIn = (response: unknown, rows: readonly unknown[]): number =>
  read.number(read.envelope(response).total) ?? rows.length;
