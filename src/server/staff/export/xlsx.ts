import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ExportTable } from './exportTable';
import { BOOK, SHEET, SHEET_END, SHEET_START } from './xlsxParts';

/** The longest text of a cell. */
const LONGEST_CELL = 32_767;

/**
 * Writes a table as a workbook with one sheet, streamed as its rows are read. Every cell is typed as text, so that
 * none can be a formula.
 */
export const toXlsx = (table: ExportTable): Readable => Readable.from(bytesOf(table));

async function* bytesOf({ header, rows }: ExportTable): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  const add = (name: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return file;
  };
  for (const [name, text] of Object.entries(BOOK)) add(name).push(strToU8(text), true);
  const sheet = add(SHEET);
  sheet.push(strToU8(SHEET_START + rowXml(1, header, HEADING)));
  let number = 1;
  for await (const row of rows) {
    number += 1;
    sheet.push(strToU8(rowXml(number, row, WRAPPED)));
    yield* made.splice(0);
  }
  sheet.push(strToU8(SHEET_END), true);
  zip.end();
  yield* made;
}

/** Numbers of the styles in xlsxParts. */
const HEADING = 1;
const WRAPPED = 2;

function rowXml(number: number, row: readonly string[], style: number): string {
  const cells = row.map((text, index) =>
    text === ''
      ? ''
      : `<c r="${columnName(index)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** 0 is A, 25 is Z, 26 is AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
};

/** XML cannot express most control characters. */
const escaped = (text: string): string =>
  text
    .slice(0, LONGEST_CELL)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>\r]/gu, (letter) => ENTITIES[letter] ?? '');
