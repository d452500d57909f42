import type {
  AnswerWords,
  DescribedAnswer,
  DescribedContent,
} from '../../../definition/model/described';
import { describe } from '../../../definition/describe/describe';
import { FORMATS } from '../../../definition/model/formats';
import { currencyOf, inCurrency, isMoney } from '../../../definition/model/money';
import {
  type Field,
  isList,
  isNumber,
  isObject,
  isString,
  type ListField,
  type ObjectField,
  type Shape,
  unitOf,
} from '../../../definition/model/field';
import { fieldAt } from '../../../definition/model/fieldAt';
import type { Service } from '../../../definition/model/service';
import { typeNameOf } from '../../../definition/model/types/table';
import { parsePath, valueAt, type Values } from '../../../definition/model/values';
import { isDisplayed } from '../../../definition/model/widget';

/** What the cells of a column are, where they can be read as such; other cells of it are text. */
export type ColumnType = 'text' | 'phone' | 'number' | 'day' | 'moment';

export interface ExportColumn {
  readonly label: string;
  readonly type: ColumnType;
}

/** What cells are called beside the questions. */
export interface CellWords extends AnswerWords {
  readonly files: (count: number, isDocument: boolean) => string;
}

/** A question by its path, without the numbers of rows. */
type Asked = readonly [path: string, column: ExportColumn];

/**
 * Returns the questions of a definition in their order: groups spread, a list in one column. Of labels that are the same
 * those of later blocks and steps have its title in front.
 */
export function exportColumns({ form, steps }: Service<string>): readonly Asked[] {
  const taken = new Set<string>();
  return steps.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) =>
      columnsIn(form, block.fields).map(([path, column]): Asked => {
        const label = taken.has(column.label)
          ? `${block.title ?? title}: ${column.label}`
          : column.label;
        taken.add(label);
        return [path, { ...column, label }];
      }),
    ),
  );
}

function columnsIn(
  shape: Shape<string>,
  names: readonly string[] = Object.keys(shape.properties),
  path = '',
  group = '',
): readonly Asked[] {
  return names.flatMap((name) => {
    const field = shape.properties[name];
    if (!field || !isDisplayed(field)) return [];
    const here = path + name;
    const label = group + field.label;
    return isGroup(field)
      ? columnsIn(field, undefined, `${here}.`, `${label}: `)
      : [[here, columnOf(field, label)] as const];
  });
}

const isGroup = (field: Field<string>): field is ObjectField<string> =>
  isObject(field) && field.widget !== 'dateRange' && !field.record;

/** Returns the column of a question that has one to itself; the label says the unit or the currency. */
function columnOf(field: Field<string>, label = field.label): ExportColumn {
  const unit = unitOf(field);
  const head = isMoney(field) ? inCurrency(label, currencyOf(field)) : label;
  return { label: unit === undefined ? head : `${head} (${unit})`, type: typeOf(field) };
}

/** Returns whether the answer is a number in itself, not the value of one of several choices. */
const isAmount = (field: Field<string>): boolean => isNumber(field) && !field.choices;

function typeOf(field: Field<string>): ColumnType {
  if (isAmount(field)) return 'number';
  if (!isString(field)) return 'text';
  return field.format === 'date' ? 'day' : field.format === 'phone' ? 'phone' : 'text';
}

/** The lists of rows below one question of a form: a sheet with a line for each row, such as for each passenger. */
export interface RowsColumns {
  readonly name: string;
  readonly label: string;
  /** The questions of the rows, each with the path of its list; lists within rows have lines of their own. */
  readonly columns: readonly RowQuestion[];
}

export interface RowQuestion {
  readonly path: string;
  readonly list: string;
  readonly column: ExportColumn;
}

/** Returns the questions of a definition that have lists of rows, in their order. */
export function rowsColumns({ form, steps }: Service<string>): readonly RowsColumns[] {
  const names = steps.flatMap(({ blocks }) => blocks.flatMap(({ fields }) => fields));
  return names.flatMap((name) => {
    const field = form.properties[name];
    if (!field || !isDisplayed(field)) return [];
    const columns = columnsBelow(field, name);
    return columns.length > 0 ? [{ name, label: field.label, columns }] : [];
  });
}

/** Returns the questions of all rows of lists at or below a field. */
function columnsBelow(field: Field<string>, path: string): readonly RowQuestion[] {
  const inside = (shape: Shape<string>) =>
    Object.entries(shape.properties).flatMap(([name, one]) =>
      isDisplayed(one) ? columnsBelow(one, `${path}.${name}`) : [],
    );
  if (isObject(field)) return isGroup(field) ? inside(field) : [];
  if (!hasRows(field)) return [];
  const { items } = field;
  if (!isObject(items)) {
    return [{ path, list: path, column: columnOf(items, items.label || field.label) }];
  }
  const own = columnsIn(items).flatMap(([at, column]): RowQuestion[] => {
    const asked = fieldAt(items, at);
    return asked && hasRows(asked) ? [] : [{ path: `${path}.${at}`, list: path, column }];
  });
  return [...own, ...inside(items)];
}

const hasRows = (field: Field<string>): field is ListField<string> =>
  isList(field) && typeNameOf(field) === 'list';

/** A longer number loses digits in a spreadsheet. */
const PLAIN_NUMBER = /^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,6})?$/u;
export const MINUTE = /^([0-9-]{10}) ([0-9]{2}:[0-9]{2})$/u;

const TYPED: Readonly<Record<ColumnType, RegExp | undefined>> = {
  text: undefined,
  phone: undefined,
  number: PLAIN_NUMBER,
  day: FORMATS.date,
  moment: MINUTE,
};

/** Returns whether spreadsheets may read a cell as a number or a date. */
export const isTyped = (text: string, type: ColumnType = 'text'): boolean =>
  TYPED[type]?.test(text) ?? false;

export type Cells = ReadonlyMap<string, string>;

/** A line of a sheet of rows: "Rooms 1: Children", the number of the row, and its cells with those of the rows around it. */
export interface RowCells {
  readonly list: string;
  readonly number: number;
  readonly cells: Cells;
}

/** Returns what reads the answers of an application for the columns above. */
export function answerCells(service: Service<string>, answers: Values, words: CellWords) {
  const described = describe(service, answers, words).flatMap(({ blocks }) =>
    blocks.flatMap((block) => block.answers),
  );
  const cellsIn = ({ path, content }: DescribedAnswer): (readonly [string, string])[] => {
    if (content.kind === 'group') return content.answers.flatMap(cellsIn);
    const field = fieldAt(service.form, path);
    const value = valueAt(answers, parsePath(path));
    // The column's label has the unit or the currency: spreadsheets read the cell as a number.
    const isPlain = field && isAmount(field) && typeof value === 'number';
    return [[columnPath(path), isPlain ? String(value) : textOf(content, words)]];
  };
  const rowsIn = (
    { label, content }: DescribedAnswer,
    within = '',
    around: Cells = new Map(),
  ): readonly RowCells[] => {
    if (content.kind === 'group') {
      return content.answers.flatMap((one) => rowsIn(one, within, around));
    }
    if (content.kind !== 'rows') return [];
    const list = within + label;
    return content.rows.flatMap((row, index) => {
      const number = index + 1;
      const cells = new Map([...around, ...row.flatMap(cellsIn)]);
      const inner = row.flatMap((one) => rowsIn(one, `${list} ${number}: `, cells));
      return inner.length > 0 ? inner : [{ list, number, cells }];
    });
  };
  return {
    /** The answers, each by the path of its column. */
    cells: new Map(described.flatMap(cellsIn)),
    /** The lines of a sheet of rows. */
    rowsOf: (name: string) =>
      described.filter(({ path }) => path === name).flatMap((answer) => rowsIn(answer)),
  };
}

/** Returns the path of an answer without the numbers of rows. */
const columnPath = (path: string): string =>
  parsePath(path)
    .filter((part) => typeof part === 'string')
    .join('.');

/** @param between separates the rows of a list */
function textOf(content: DescribedContent, words: CellWords, between = '\n'): string {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'files':
      return words.files(content.tokens.length, content.format !== undefined);
    case 'group':
      return rowText(content.answers, words);
    case 'rows':
      return content.rows.map((row) => rowText(row, words)).join(between);
    case 'none':
      return '';
  }
}

/** A row of a single value needs no label: its column has one. */
function rowText(answers: readonly DescribedAnswer[], words: CellWords): string {
  const described = answers.filter(({ content }) => content.kind !== 'none');
  const [only] = answers;
  if (only && answers.length === 1 && /\.[0-9]+$/u.test(only.path)) {
    return textOf(only.content, words);
  }
  return described
    .map(({ label, content }) => `${label}: ${textOf(content, words, ' / ')}`)
    .join('; ');
}
