import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { frameScale } from '../../scripts/playground/page/view';
import { fieldLine } from '../../scripts/playground/page/fieldLine';
import { tokensIn } from '../../scripts/playground/page/Json';

it.each([
  ['  "type": "string",', ['key "type"', 'text "string"']],
  ['"label": ["ناو", "a \\" b"]', ['key "label"', 'text "ناو"', 'text "a \\" b"']],
  ['{ "min": -1.5e3, "on": true }', ['key "min"', 'value -1.5e3', 'key "on"', 'value true']],
  ['"half of a text', ['text "half of a text']],
  ['}', []],
])('highlights %s', (line, expected) => {
  const tokens = tokensIn(line);
  expect(tokens.map(({ text }) => text).join('')).toBe(line);
  const coloured = tokens.filter(({ kind }) => kind !== 'other');
  expect(coloured.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});

const TEXT = readFileSync('tests/fixtures/everything.json', 'utf8');
const lineIn = (text: string, line: number | undefined) => text.split('\n')[(line ?? 0) - 1];

it.each([
  ['nickname', '"nickname": {'],
  ['travellers.0.age', '"age": {'],
  ['no.such.field', undefined],
])('finds the definition of the field %s', (path, expected) => {
  expect(lineIn(TEXT, fieldLine(TEXT, path))?.trim()).toBe(expected);
});

it('stops at a reference to another file', () => {
  const text = JSON.stringify({ form: { properties: { home: { $ref: 'x' } } } }, null, 1);
  expect(lineIn(text, fieldLine(text, 'home.street'))?.trim()).toBe('"home": {');
});

it('finds nothing in invalid JSON', () => {
  expect(fieldLine('{ "form": ', 'name')).toBeUndefined();
});

it.each([
  ['phone', 1200, 3, 1],
  ['phone', 780, 3, 0.7],
  ['phone', 300, 3, 0.6],
  ['desktop', 1000, 1, 0.78125],
  ['desktop', 1000, 3, 0.5],
] as const)(
  'scales frames for %s in %i pixels, %i of them, to %f',
  (width, room, frames, scale) => {
    expect(frameScale(width, room, frames)).toBeCloseTo(scale);
  },
);
