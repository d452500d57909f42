import { expect, it } from 'vitest';
import { notJson } from '../../scripts/check/notJson';

it.each([
  ['{\n  "a": 1\n  "b": 2\n}', 3, 'a comma (or colon) is missing before this'],
  ['{\n  "a" 1\n}', 2, 'Expected'],
  ['{\n  "a": 1,\n}', 3, 'a comma too many before this'],
  ['{\n  "a": 1,,\n  "b": 2\n}', 2, 'a comma too many'],
  ["{\n  'a': 1\n}", 2, 'other quotation marks'],
  ['{\n  “a”: 1\n}', 2, 'other quotation marks'],
  ['{\n  "a": "b\n}', 2, 'this text has no end in its line'],
  ['{\n  "a": "To "go" there"\n}', 2, 'a text ends before this'],
  ['{\n  "a": ["b", "c",\n  "d": 1\n}', 3, 'a list or a text before this has no end'],
  ['{\n  "a": 1\n', 3, 'the file ends too early'],
  ['{\n  "a": 1\n}\n}', 4, 'this closes what is not open'],
  ['{\n  "a": 1 // one\n}', 2, 'a comment'],
  ['{\n  "a": True\n}', 2, 'true, false and null have small letters'],
  ['{\n  "a": visa\n}', 2, 'a word without quotation marks'],
  ['\uFEFF{}', 1, 'an invisible mark at the beginning'],
  ['', 1, 'the file is empty'],
])('says of %j in line %i: %s', (text, line, words) => {
  const { at, problem, mend } = notJson('a.json', text, 'Expected something');
  expect([at, problem]).toEqual([line, expect.stringContaining(words)]);
  expect(mend).not.toBe('');
});
