import { columnsOf } from '../../../../definition/content/tableRows';
import { type Language, LANGUAGES, pick, type Text } from '../../../../definition/model/text';
import { isNumber } from '../../../../definition/model/field';
import type { RowShape } from '../../../../definition/model/types/cells';
import type { Json } from '../../../../definition/model/values';
import { typedLabel } from '../../../../definition/ui/typedLabel';
import { typedNumber } from '../../../data/texts/numbers';
import { isMissing, toText, withLanguage } from '../../../data/texts/languageTexts';
import { ownText } from '../../../language/panelLanguage';

/** Rows of cells, all equally long; a cell is a text in three languages or a number. */
export type TableValue = readonly (readonly Json[])[];

export type CellKind = 'text' | 'number' | 'date';

export interface EditedColumn {
  /** As cells are called: "Hotel", "column 2". */
  readonly title: string;
  readonly kind: CellKind;
  /** A number is stored as a text, the same in all languages. */
  readonly isText?: boolean;
}

/** The rows of a value of whatever shape; a row that is no list is one cell. */
export const tableValueOf = (value: Json | undefined): TableValue =>
  Array.isArray(value) ? value.map((row) => (Array.isArray(row) ? row : [row])) : [];

export const widthOf = (table: TableValue): number =>
  Math.max(0, ...table.map((row) => row.length));

/** A column holds numbers if all of its cells do; an emptied one beside others still counts as a number's. */
export function columnKind(table: TableValue, column: number): CellKind {
  const texts = table.map((row) => row[column]).filter((cell) => Array.isArray(cell));
  const areEmpty = texts.every((text) => toText(text).every((entry) => entry === ''));
  return texts.length < table.length && areEmpty ? 'number' : 'text';
}

const NOTHING = ['', '', ''];

const NEW_WIDTH = 2;

/** A row more, of cells of the kinds of those above. */
export function withRow(table: TableValue): Json[][] {
  const width = widthOf(table) || NEW_WIDTH;
  const row = Array.from({ length: width }, (_, column) =>
    columnKind(table, column) === 'number' ? 0 : [...NOTHING],
  );
  return [...table.map((above) => [...above]), row];
}

export const withColumn = (table: TableValue): Json[][] =>
  table.map((row) => [...row, [...NOTHING]]);

/** Without a column; without its last one a table has no rows either. */
export const withoutColumn = (table: TableValue, column: number): Json[][] =>
  table.map((row) => row.filter((_, at) => at !== column)).filter((row) => row.length > 0);

/** The column with its cells made numbers, 0 where there was none, or texts of what they were. */
export const withColumnKind = (table: TableValue, column: number, kind: CellKind): Json[][] =>
  table.map((row) => row.map((cell, at) => (at === column ? cellAs(cell, kind) : cell)));

function cellAs(cell: Json | undefined, kind: CellKind): Json {
  const text = toText(cell);
  if (kind === 'text') return [...text];
  const number = typedNumber(pick(text, 'en') || pick(text, 'ku') || pick(text, 'ar'));
  return typeof number === 'number' ? number : 0;
}

/**
 * The cell after typing a text into it for a language. What holds no letters, a price or a date, is the
 * same in all languages, as long as they are the same or empty.
 */
export function typedCell(cell: Json | undefined, language: Language, typed: string): Json {
  const text = toText(cell);
  const before = text[LANGUAGES.indexOf(language)];
  const isShared = text.every((entry) => entry === '' || entry === before);
  return isShared && !/\p{L}/u.test(typed)
    ? LANGUAGES.map(() => typed)
    : withLanguage(text, language, typed);
}

export const missingCells = (
  table: TableValue,
  language: Language,
  heads: readonly Text[] = [],
): number =>
  [...heads, ...table.flat().flatMap((cell) => (Array.isArray(cell) ? [toText(cell)] : []))].filter(
    (text) => isMissing(text, language),
  ).length;

/** The columns of a table whose cells are described; `heads` names them, if staff do. */
export function describedColumns(
  row: RowShape<Text>,
  heads: readonly Text[] | undefined,
): readonly EditedColumn[] {
  const columns = columnsOf(row, heads?.length);
  const shown = heads ? columns.slice(0, heads.length) : columns;
  return shown.map(({ field }, index) => ({
    title: (heads?.[index] && ownText(heads[index])) || typedLabel(field, ownText(field.label)),
    kind: kindOf(field),
    isText: isNumber(field) && field.wire === 'texts',
  }));
}

function kindOf(field: RowShape<Text>['properties'][string]): CellKind {
  if (isNumber(field)) return 'number';
  return field.format === 'date' ? 'date' : 'text';
}

/** The rows with as many cells as there are columns: what is missing is empty. */
export const fittedRows = (table: TableValue, width: number): Json[][] =>
  table.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? [...NOTHING]));

/** A row more: all is empty but the dates, which are mostly those of the row above. */
export function withDescribedRow(table: TableValue, columns: readonly EditedColumn[]): Json[][] {
  const above = table.at(-1);
  const row = columns.map(({ kind }, column) =>
    kind === 'date' ? (above?.[column] ?? [...NOTHING]) : [...NOTHING],
  );
  return [...fittedRows(table, columns.length), row];
}

/** A typed number or date as it is stored; undefined, for none, is an empty cell. */
export function storedCell(value: Json | undefined, { kind, isText }: EditedColumn): Json {
  if (value === undefined) return [...NOTHING];
  return kind === 'number' && !isText && typeof value === 'number'
    ? value
    : LANGUAGES.map(() => String(value));
}
