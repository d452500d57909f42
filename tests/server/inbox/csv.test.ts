import { text as readText } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { toCsv } from '../../../src/server/inbox/export/exportRoutes';
import type { ColumnType } from '../../../src/server/inbox/export/exportColumns';

/** Returns a cell as it is written, without its quotes. */
async function written(cell: string, type: ColumnType): Promise<string> {
  const rows = [[cell]];
  const table = { title: 'x', header: ['x'], types: [type], rows: toRows(rows) };
  const csv = await readText(toCsv({ language: 'en', length: 1, sheets: [table] }));
  const [, inner = ''] = /^\uFEFF?"x"\r\n"(.*)"\r\n$/su.exec(csv) ?? [];
  return inner.replaceAll('""', '"');
}

async function* toRows(rows: readonly (readonly string[])[]) {
  yield* rows;
}

test.each([
  '07501234567',
  '9647501234567',
  '12345E67',
  '00123456',
  '7',
  '1,5',
  '1.234.567',
  '1’000',
  '$5',
  '5 €',
  '(7)',
  '50%',
  '3/4',
  '1 1/2',
  '1-2',
  '2027-04-01',
  '1.2.2027',
  '12:30',
  '9 pm',
  'MAR1',
  '5 May',
  'Sep-24',
  'May 5, 2027',
  '٠٧٥٠١٢٣٤٥٦٧',
  '۱۲٫۵',
])('marks the text %s, which is no number and no day', async (text) => {
  expect(await written(text, 'text')).toBe(`\t${text}`);
});

test.each([
  ['', 'text'],
  ['Sara', 'text'],
  ['May', 'text'],
  ['12 Main Street', 'text'],
  ['A1234567', 'text'],
  ['E12', 'text'],
  ['RG-7K3M-2QXD', 'text'],
  ['7 days', 'text'],
  ['گەڕەک 3/4', 'text'],
  ['250', 'number'],
  ['-1.5', 'number'],
  ['2027-04-01', 'day'],
  ['2027-04-01 12:30', 'moment'],
] as const)('writes %s as it is in a column of type %s', async (text, type) => {
  expect(await written(text, type)).toBe(text);
});

test.each([
  ['07501234567', '0750 123 4567'],
  ['0750 123 4567', '0750 123 4567'],
  ['0750-123-4567', '0750 123 4567'],
  ['9647501234567', '964 750 123 4567'],
  ['009647501234567', '00964 750 123 4567'],
  ['+9647501234567', '+964 750 123 4567'],
  ['1234', '\t1234'],
  ['call me', 'call me'],
])('writes the telephone number %s as %s', async (text, expected) => {
  expect(await written(text, 'phone')).toBe(expected);
});

test.each(['00123456', '1e5', '7 of 9'])(
  'writes %s in a column of numbers as text where it is none',
  async (text) => {
    expect(await written(text, 'number')).not.toMatch(/^[+-]?\d+(?:[.,]\d+)?(?:E[+-]?\d+)?$/iu);
  },
);
