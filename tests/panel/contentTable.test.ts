import { describe, expect, it } from 'vitest';
import type { Language, Text } from '../../src/definition/model/text';
import type { Json } from '../../src/definition/model/values';
import type { RowShape } from '../../src/definition/model/types/cells';
import {
  columnKind,
  describedColumns,
  fittedRows,
  missingCells,
  storedCell,
  type TableValue,
  tableValueOf,
  typedCell,
  withColumn,
  withColumnKind,
  withDescribedRow,
  withoutColumn,
  withRow,
} from '../../src/panel/content/editor/table/tableValue';

const words = (ku: string, ar: string, en: string): Json => [ku, ar, en];

const PRICES: TableValue = [
  [words('هەفتە', 'أسبوع', 'Week'), 16],
  [words('مانگ', '', 'Month'), 30],
];

describe('a table', () => {
  it.each<[string, readonly Json[][], unknown]>([
    ['a row more is of the kinds of those above', withRow(PRICES), [...PRICES, [['', '', ''], 0]]],
    ['the first row has two texts', withRow([]), [[words('', '', ''), words('', '', '')]]],
    [
      'a column more is of texts',
      withColumn(PRICES),
      PRICES.map((row) => [...row, words('', '', '')]),
    ],
    ['a column less', withoutColumn(PRICES, 0), [[16], [30]]],
    ['without its last column it has no rows', withoutColumn([[16], [30]], 0), []],
    [
      'numbers become texts in every language',
      withColumnKind([[16], [30]], 0, 'text'),
      [[words('16', '16', '16')], [words('30', '30', '30')]],
    ],
    [
      'texts become numbers, of any digits, and 0 where there is none',
      withColumnKind([[words('١٬٢٥٠', '', '')], [words('', '', 'on request')]], 0, 'number'),
      [[1250], [0]],
    ],
  ])('%s', (_, made, expected) => expect(made).toEqual(expected));

  it('knows which columns hold numbers', () => {
    expect([0, 1].map((column) => columnKind(PRICES, column))).toEqual(['text', 'number']);
    expect(columnKind([], 0)).toBe('text');
    const emptied = [...PRICES, [words('', '', ''), words('', '', '')]];
    expect([0, 1].map((column) => columnKind(emptied, column))).toEqual(['text', 'number']);
  });

  it.each<[Language, number]>([
    ['ku', 0],
    ['ar', 1],
    ['en', 0],
  ])('counts what is missing in %s', (language, count) => {
    expect(missingCells(PRICES, language)).toBe(count);
  });

  it.each<[Json | undefined, readonly Json[][]]>([
    [undefined, []],
    ['x', []],
    [
      [1, [2]],
      [[1], [2]],
    ],
  ])('is read of %j', (value, rows) => expect(tableValueOf(value)).toEqual(rows));
});

describe('typing into a cell', () => {
  it.each<[string, Json, Language, string, Json]>([
    ['a price is one in all languages', words('', '', ''), 'ku', '16', words('16', '16', '16')],
    ['and stays one', words('1', '1', '1'), 'en', '16', words('16', '16', '16')],
    ['a word is one language’s', words('', '', ''), 'ku', 'هەفتە', words('هەفتە', '', '')],
    [
      'a number beside words is one language’s',
      words('هەفتە', '', ''),
      'en',
      '7',
      words('هەفتە', '', '7'),
    ],
    ['a number becomes texts', 5, 'en', 'five', words('5', '5', 'five')],
  ])('%s', (_, before, language, typed, after) => {
    expect(typedCell(before, language, typed)).toEqual(after);
  });
});

const label: Text = ['', '', 'Price'];
const ROW = {
  properties: {
    day: { type: 'string', format: 'date', label: ['', '', 'Day'] },
    hotel: { type: 'string', translated: true, label: ['', '', 'Hotel'] },
    price: { type: 'number', wire: 'texts', label, money: true },
  },
} as const satisfies RowShape<Text>;

describe('a table whose cells are described', () => {
  it('has named columns of known kinds', () => {
    expect(describedColumns(ROW, undefined)).toEqual([
      { title: 'Day', kind: 'date', isText: false },
      { title: 'Hotel', kind: 'text', isText: false },
      { title: 'Price (USD)', kind: 'number', isText: true },
    ]);
  });

  it('has as many columns as are named beside it, the added ones like the last', () => {
    const heads: Text[] = [
      ['', '', 'When'],
      ['', '', 'Where'],
      ['', '', 'Adult'],
      ['', '', ''],
    ];
    const columns = describedColumns(ROW, heads);
    expect(columns.map(({ title, kind }) => [title, kind])).toEqual([
      ['When', 'date'],
      ['Where', 'text'],
      ['Adult', 'number'],
      ['Price (USD)', 'number'],
    ]);
    expect(describedColumns(ROW, heads.slice(0, 2))).toHaveLength(2);
  });

  it('begins a row with the date of the row above', () => {
    const columns = describedColumns(ROW, undefined);
    const day = words('2027-05-01', '2027-05-01', '2027-05-01');
    const nothing = words('', '', '');
    expect(withDescribedRow([], columns)).toEqual([[nothing, nothing, nothing]]);
    expect(withDescribedRow([[day, words('', '', 'Zagros'), 5]], columns).at(-1)).toEqual([
      day,
      nothing,
      nothing,
    ]);
  });

  it('fills short rows with empty cells, and cuts long ones', () => {
    expect(fittedRows([[1], [1, 2, 3]], 2)).toEqual([
      [1, words('', '', '')],
      [1, 2],
    ]);
  });

  it.each<[Json | undefined, 'number' | 'date', boolean, Json]>([
    [5, 'number', false, 5],
    [5, 'number', true, words('5', '5', '5')],
    ['five', 'number', false, words('five', 'five', 'five')],
    [undefined, 'number', false, words('', '', '')],
    ['2027-05-01', 'date', false, words('2027-05-01', '2027-05-01', '2027-05-01')],
  ])('stores %j of a %s (as texts: %s)', (typed, kind, isText, stored) => {
    expect(storedCell(typed, { title: '', kind, isText })).toEqual(stored);
  });
});
