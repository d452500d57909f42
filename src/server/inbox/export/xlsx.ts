import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type ColumnType, isTyped, MINUTE } from './exportColumns';
import { LANGUAGE_FACTS } from '../../../definition/language/languageFacts';
import type { ExportBook } from './exportBook';
import type { ExportTable } from './exportTable';
import { escapeHtml } from '../../base/escapeHtml';
import { DAY } from '../../../definition/model/clock';

const LONGEST_CELL = 32_767;

/**
 * Writes a book as a workbook, streamed as its rows are read. Every cell is typed as text, or is a number or a date of its
 * column, so that none can be a formula.
 */
export const toXlsx = (book: ExportBook): Readable => Readable.from(bytesOf(book));

async function* bytesOf({ sheets, language }: ExportBook): AsyncGenerator<Uint8Array> {
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
  for (const [name, text] of Object.entries(bookParts(sheetNames(sheets)))) {
    add(name).push(strToU8(text), true);
  }
  for (const [index, sheet] of sheets.entries()) {
    const file = add(sheetPath(index));
    for await (const xml of sheetXml(sheet, LANGUAGE_FACTS[language].direction === 'rtl')) {
      file.push(strToU8(xml));
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made;
}

/** As many rows decide how wide the columns are. */
const SAMPLE = 100;

async function* sheetXml(
  { header, types, rows }: ExportTable,
  isRtl: boolean,
): AsyncGenerator<string> {
  let number = 1;
  let first: (readonly string[])[] | undefined = [];
  const xmlOf = (row: readonly string[]) =>
    rowXml(
      (number += 1),
      row.map((text, index) => cellOf(text, types[index])),
    );
  const start = (sample: readonly (readonly string[])[]) => {
    const head = header.map((text) => textCell(text, STYLES.heading));
    return (
      sheetStart(isRtl, widthsOf(header, sample)) + rowXml(1, head) + sample.map(xmlOf).join('')
    );
  };
  for await (const row of rows) {
    if (!first) yield xmlOf(row);
    else if (first.push(row) === SAMPLE) {
      yield start(first);
      first = undefined;
    }
  }
  if (first) yield start(first);
  yield sheetEnd(`${columnName(header.length - 1)}${number}`);
}

/** Returns the widths of columns in letters, by the longest line of a cell. */
const widthsOf = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  header.map((label, index) => {
    const lengths = rows.flatMap((row) =>
      (row[index] ?? '').split('\n').map(({ length }) => length),
    );
    return Math.min(
      48,
      Math.max(8, Math.min(label.length, 24) + 3, ...lengths.map((one) => one + 2)),
    );
  });

/** Returns the names of the sheets: at most 31 letters, some not allowed, and no two the same. */
function sheetNames(sheets: readonly ExportTable[]): readonly string[] {
  const names: string[] = [];
  for (const { title } of sheets) {
    const plain =
      title
        .replaceAll(/[[\]:*?/\\']/gu, ' ')
        .trim()
        .slice(0, 27) || '1';
    const isTaken = names.some((name) => name.toLowerCase() === plain.toLowerCase());
    names.push(isTaken ? `${plain} ${names.length + 1}` : plain);
  }
  return names;
}

/** Numbers of the styles in `xl/styles.xml` below. */
const STYLES = { heading: 1, text: 2, day: 3, moment: 4, number: 5 } as const;

/** The attributes and the content of a cell; undefined: an empty one. */
type Cell = readonly [attributes: string, inner: string] | undefined;

const rowXml = (number: number, cells: readonly Cell[]): string => {
  const made = cells.map(
    (cell, index) => cell && `<c r="${columnName(index)}${number}" ${cell[0]}>${cell[1]}</c>`,
  );
  return `<row r="${number}">${made.join('')}</row>`;
};

const textCell = (text: string, style: number): Cell =>
  text === ''
    ? undefined
    : [`s="${style}" t="inlineStr"`, `<is><t xml:space="preserve">${escaped(text)}</t></is>`];

function cellOf(text: string, type: ColumnType = 'text'): Cell {
  if (!isTyped(text, type)) return textCell(text, STYLES.text);
  if (type === 'number') return numberCell(Number(text), STYLES.number);
  const [, day = text, time] = MINUTE.exec(text) ?? [];
  return numberCell(daysTo(day, time), STYLES[type === 'day' ? type : 'moment']);
}

const numberCell = (value: number, style: number): Cell => [`s="${style}"`, `<v>${value}</v>`];

/** Returns the days since the one before 1900 began, as spreadsheets count them from March 1900 on. */
const daysTo = (day: string, time = '00:00'): number =>
  (Date.parse(`${day}T${time}:00Z`) - Date.UTC(1899, 11, 30)) / DAY;

/** 0 is A, 25 is Z, 26 is AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** XML cannot express most control characters. */
const escaped = (text: string): string =>
  escapeHtml(
    text
      .slice(0, LONGEST_CELL)
      .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''),
  ).replaceAll('\r', '&#13;');

// The fixed parts of a workbook (ECMA-376).

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

const sheetStart = (isRtl: boolean, widths: readonly number[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView ${isRtl ? 'rightToLeft="1" ' : ''}workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`;

/** @param last the position of the last cell; its columns are filtered in the first row */
const sheetEnd = (last: string): string => `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;

/** Returns all other files of the workbook, by name. Styles: 0 plain, 1 headings, 2 wrapped lines, 3 days, 4 moments, 5 numbers. */
const bookParts = (names: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${names.map((_, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${TYPE}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>${[164, 165, 0].map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf>`).join('')}</cellXfs></styleSheet>`,
});
