import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Table } from './exportTable';

/**
 * A table as CSV that spreadsheets take for texts only. Everything is quoted, so that no other separator
 * parts it; what begins like a formula gets an apostrophe before it.
 */
export function toCsv({ header, rows }: Table): Readable {
  const csv = stringify({
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // An error or a reader who goes ends both: the answer is then cut off, and taken for no whole file.
  pipeline(Readable.from(inert(header, rows)), csv, () => {});
  return csv;
}

async function* inert(
  header: readonly string[],
  rows: Table['rows'],
): AsyncGenerator<readonly string[]> {
  yield header;
  for await (const row of rows) yield row.map(withoutDisguise);
}

/** A formula behind what some programs skip: spaces, what is invisible, quotes, separators. */
const DISGUISED = /^[\s\p{C}"'`,;|]+[=+\-@＝＋－＠]/u;

const withoutDisguise = (text: string): string => (DISGUISED.test(text) ? `'${text}` : text);
