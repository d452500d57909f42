import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ExportTable } from './exportTable';

/**
 * Writes a table as CSV that spreadsheets read as text only. Everything is quoted, whatever the separator; what
 * looks like a formula gets an apostrophe in front, but for telephone numbers.
 */
export function toCsv({ header, rows }: ExportTable): Readable {
  const csv = stringify({
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
  // An error or an aborted download ends both streams: the response is then incomplete, and recognised as such.
  pipeline(Readable.from(inert(header, rows)), csv, () => {});
  return csv;
}

async function* inert(
  header: readonly string[],
  rows: ExportTable['rows'],
): AsyncGenerator<readonly string[]> {
  yield header.map(inertText);
  for await (const row of rows) yield row.map(inertText);
}

/** A formula, also after characters that some programs skip: spaces, invisible characters, quotes, separators. */
const FORMULA = /^[\s\p{C}"'`,;|]*[=+\-@＝＋－＠]/u;

/** Of digits and separators alone. */
const PHONE = /^\+[0-9](?:[\s().-]*[0-9]){6,14}$/u;

const inertText = (text: string): string => {
  if (PHONE.test(text)) return phoneText(text);
  return FORMULA.test(text) ? `'${text}` : text;
};

/**
 * Writes a telephone number as "+964 750 123 4567": digits between spaces are no formula, and no number either, which
 * would lose the plus sign and be shown as 9.64751E+12.
 */
const phoneText = (text: string): string =>
  `+${text.replaceAll(/[^0-9]/gu, '').replaceAll(/\B(?=(?:[0-9]{3})*[0-9]{4}$)/gu, ' ')}`;
