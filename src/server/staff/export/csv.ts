import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ExportTable } from './exportTable';

/**
 * Writes a table as CSV that spreadsheets read as text only. Everything is quoted, whatever the separator; what
 * looks like a formula gets an apostrophe in front.
 */
export function toCsv({ header, rows }: ExportTable): Readable {
  const csv = stringify({
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // An error or an aborted download ends both streams: the response is then incomplete, and recognised as such.
  pipeline(Readable.from(inert(header, rows)), csv, () => {});
  return csv;
}

async function* inert(
  header: readonly string[],
  rows: ExportTable['rows'],
): AsyncGenerator<readonly string[]> {
  yield header;
  for await (const row of rows) yield row.map(withoutDisguise);
}

/** A formula after characters that some programs skip: spaces, invisible characters, quotes, separators. */
const DISGUISED = /^[\s\p{C}"'`,;|]+[=+\-@＝＋－＠]/u;

const withoutDisguise = (text: string): string => (DISGUISED.test(text) ? `'${text}` : text);
