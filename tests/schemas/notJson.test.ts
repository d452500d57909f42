import { expect, it } from 'vitest';
import { notJson } from '../../scripts/check/notJson';

it.each([
  ['{\n  "a": 1\n  "b": 2\n}', 3, 'a comma (or colon) is missing before this'],
  ['{\n  "a" 1\n}', 2, 'Expected'],
  ['{\n  "a": 1,\n}', 3, 'superfluous comma before this'],
  ['{\n  "a": 1,,\n  "b": 2\n}', 2, 'superfluous comma'],
  ["{\n  'a': 1\n}", 2, 'other quotation marks'],
  ['{\n  “a”: 1\n}', 2, 'other quotation marks'],
  ['{\n  "a": "b\n}', 2, 'this text is not closed on its line'],
  ['{\n  "a": "To "go" there"\n}', 2, 'a text ends before this'],
  ['{\n  "a": ["b", "c",\n  "d": 1\n}', 3, 'a list or a text before this is not closed'],
  ['{\n  "a": 1\n', 3, 'the file ends too early'],
  ['{\n  "a": 1\n}\n}', 4, 'this closes something that is not open'],
  ['{\n  "a": 1 // one\n}', 2, 'a comment'],
  ['{\n  "a": True\n}', 2, 'true, false and null are written in lower case'],
  ['{\n  "a": visa\n}', 2, 'a word without quotation marks'],
  ['\uFEFF{}', 1, 'an invisible mark at the beginning'],
  ['', 1, 'the file is empty'],
])('reports %j in line %i: %s', (text, line, words) => {
  const { at, problem, fix } = notJson('a.json', text, 'Expected something');
  expect([at, problem]).toEqual([line, expect.stringContaining(words)]);
  expect(fix).not.toBe('');
});
