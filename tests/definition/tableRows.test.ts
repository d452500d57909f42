import { expect, it } from 'vitest';
import { checkRecord } from '../../src/definition/content/checkRecord';
import { toRecordSchema } from '../../src/definition/content/toRecordSchema';
import type { Text } from '../../src/definition/model/text';
import type { Properties } from '../../src/definition/model/field';
import type { Json, Values } from '../../src/definition/model/values';
import { interpret } from '../../src/definition/validate/interpret';

const label: Text = ['ناو', 'اسم', 'Name'];
const text = [...label];

const issuesOf = (fields: Properties, document: Values): string[] =>
  checkRecord({ fields }, document, interpret(toRecordSchema(fields))).map(
    ({ path, code, limit }) => [path, code, limit].filter((part) => part !== undefined).join(' '),
  );

const same = (cell: string) => [cell, cell, cell];
const PRICES = {
  fields: {
    prices: {
      type: 'array',
      widget: 'table',
      label,
      row: {
        properties: {
          day: { type: 'string', format: 'date', label },
          hotel: { type: 'string', translated: true, label },
          star: { type: 'integer', minimum: 1, maximum: 5, label },
          adult: { type: 'number', minimum: 0, label },
        },
        required: ['day', 'hotel'],
      },
    },
  },
} as const;
const ROW: Json[] = [same('2027-05-01'), text, 4, 70.5];

it.each<[name: string, rows: Json, issues: string[]]>([
  ['all cells', [ROW], []],
  ['numbers as texts', [ROW.with(2, same('4')).with(3, same('70'))], []],
  ['nothing in cells that may be empty', [ROW.with(2, same('')).with(3, same(''))], []],
  ['no rows', [], []],
  ['a day that is none', [ROW.with(0, same('10/4/2027'))], ['prices.0.0 date']],
  ['two days in one cell', [ROW.with(0, ['2027-05-01', '2027-05-02', ''])], ['prices.0.0 date']],
  ['no hotel', [ROW, ROW.with(1, same(' '))], ['prices.1.1 required']],
  ['seven stars', [ROW.with(2, 7)], ['prices.0.2 maximum 5']],
  ['half a star', [ROW.with(2, same('2.5'))], ['prices.0.2 integer']],
  ['a price below 0', [ROW.with(3, -1)], ['prices.0.3 minimum 0']],
  ['a price in words', [ROW.with(3, same('cheap'))], ['prices.0.3 number']],
  ['a column less', [ROW.slice(1)], ['prices.0 minItems 4']],
  ['a column more', [[...ROW, 1]], ['prices.0 maxItems 4']],
])('validates the cells of described rows: %s', (_, prices, issues) => {
  expect(issuesOf(PRICES.fields, { prices })).toEqual(issues);
});

it.each<[name: string, heads: Json, rows: Json, issues: string[]]>([
  ['heads for each column', [text, text, text], [[text, same('16'), same('30')]], []],
  ['a column without a name', [text, same('')], [[text, same('16')]], ['heads.1 required']],
  ['fewer heads than cells', [text], [[text, same('16')]], ['prices.0 maxItems 1']],
  ['an added price in words', [text, text, text], [[text, 1, text]], ['prices.0.2 number']],
])('validates a table with heads of its own: %s', (_, heads, prices, issues) => {
  const fields = {
    heads: { type: 'array', label, items: { type: 'string', translated: true, label } },
    prices: {
      type: 'array',
      widget: 'table',
      label,
      heads: 'heads',
      row: {
        properties: {
          period: { type: 'string', translated: true, label },
          price: { type: 'number', wire: 'texts', label },
        },
      },
    },
  } as const;
  expect(issuesOf(fields, { heads, prices })).toEqual(issues);
});
