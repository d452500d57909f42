import type {
  AnswerWords,
  DescribedAnswer,
  DescribedContent,
} from '../../../definition/model/described';
import { describe } from '../../../definition/describe/describe';
import { FORMATS } from '../../../definition/model/formats';
import { currencyOf, isMoney } from '../../../definition/model/money';
import {
  type Field,
  isNumber,
  isObject,
  isString,
  type Shape,
  unitOf,
} from '../../../definition/model/field';
import { inCurrency } from '../../../definition/model/money';
import { fieldAt } from '../../../definition/model/fieldAt';
import type { Service } from '../../../definition/model/service';
import {
  dotted,
  parsePath,
  type Path,
  valueAt,
  type Values,
} from '../../../definition/model/values';
import { isDisplayed } from '../../../definition/model/widget';

/** What the cells of a column are, where they can be read as such; other cells of it are text. */
export type ColumnType = 'text' | 'phone' | 'number' | 'day' | 'moment';

export interface ExportColumn {
  readonly label: string;
  readonly type: ColumnType;
}

/** Returns the questions of a definition in their order, by their paths: groups spread, a list in one column. */
export const exportColumns = ({ form, steps }: Service<string>) =>
  steps.flatMap(({ blocks }) => blocks.flatMap(({ fields }) => columnsIn(form, [], '', fields)));

function columnsIn(
  shape: Shape<string>,
  path: Path,
  group: string,
  names: readonly string[] = Object.keys(shape.properties),
): (readonly [path: string, column: ExportColumn])[] {
  return names.flatMap((name) => {
    const field = shape.properties[name];
    if (!field || !isDisplayed(field)) return [];
    const here = [...path, name];
    const unit = unitOf(field);
    const head = isMoney(field) ? inCurrency(field.label, currencyOf(field)) : field.label;
    const label = group + head + (unit === undefined ? '' : ` (${unit})`);
    return isObject(field) && field.widget !== 'dateRange' && !field.record
      ? columnsIn(field, here, `${label}: `)
      : [[dotted(here), { label, type: typeOf(field) }] as const];
  });
}

/** Returns whether the answer is a number in itself, not the value of one of several choices. */
const isAmount = (field: Field<string>): boolean => isNumber(field) && !field.choices;

function typeOf(field: Field<string>): ColumnType {
  if (isAmount(field)) return 'number';
  if (!isString(field)) return 'text';
  return field.format === 'date' ? 'day' : field.format === 'phone' ? 'phone' : 'text';
}

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

/** Returns the answers, by the paths of the columns. */
export function cellsOf(
  service: Service<string>,
  answers: Values,
  words: AnswerWords,
): ReadonlyMap<string, string> {
  const described = describe(service, answers, words).flatMap(({ blocks }) =>
    blocks.flatMap((block) => block.answers),
  );
  const cellsIn = ({ path, content }: DescribedAnswer): (readonly [string, string])[] => {
    if (content.kind === 'group') return content.answers.flatMap(cellsIn);
    const field = fieldAt(service.form, path);
    const value = valueAt(answers, parsePath(path));
    // The column's label has the unit or the currency: spreadsheets read the cell as a number.
    const isPlain = field && isAmount(field) && typeof value === 'number';
    return [[path, isPlain ? String(value) : textOf(content)]];
  };
  return new Map(described.flatMap(cellsIn));
}

/** @param between separates the rows of a list */
function textOf(content: DescribedContent, between = '\n'): string {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'files':
      return counted(content.tokens.length, content.format ? 'document' : 'photo');
    case 'group':
      return rowText(content.answers);
    case 'rows':
      return content.rows.map(rowText).join(between);
    case 'none':
      return '';
  }
}

const counted = (count: number, what: string): string =>
  count === 1 ? `1 ${what}` : `${count} ${what}s`;

/** A row of a single value needs no label: its column has one. */
function rowText(answers: readonly DescribedAnswer[]): string {
  const described = answers.filter(({ content }) => content.kind !== 'none');
  const [only] = answers;
  if (only && answers.length === 1 && /\.[0-9]+$/u.test(only.path)) return textOf(only.content);
  return described.map(({ label, content }) => `${label}: ${textOf(content, ' / ')}`).join('; ');
}
