import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/definition/language/text';
import type { Json } from '../../src/definition/model/values';
import {
  columnKind,
  missingCells,
  type TableValue,
  tableValueOf,
  typedCell,
  withColumn,
  withColumnKind,
  withoutColumn,
  withRow,
} from '../../src/panel/content/editor/table';

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
