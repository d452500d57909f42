import { describe, expect, it } from 'vitest';
import { jsonIssueLine } from '../../scripts/check/jsonIssue';

const lines = (...texts: readonly string[]) => texts.join('\n');

describe('the line in which a text stops being JSON', () => {
  it.each([
    ['superfluous comma', lines('{', '  "a": 1,', '}'), 3],
    ['a comma too few', lines('{', '  "a": 1', '  "b": 2', '}'), 3],
    ['a mark that never ends', lines('{', '  "a": "b,', '  "c": 1', '}'), 2],
    ['no colon', lines('{', '', '  "a" 1 }'), 3],
    ['a word that is none', lines('[', 'true,', 'ture', ']'), 3],
    ['a bracket of the other kind', lines('{ "a": [', '1', '}', '}'), 3],
    ['the end of the file', lines('{', '  "a": [1,'), 2],
    ['more after the end', lines('{}', '', '}'), 3],
    ['nothing', '', 1],
    ['a control character', lines('["a', '"]'), 1],
  ])('is found: %s', (_, text, line) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(jsonIssueLine(text)).toBe(line);
  });

  it.each([
    '{}',
    ' [1, -0.5e+3, null, true, "a\\u00e9\\n"] ',
    '"\u2028"',
    '{ "a": { "b": [[]] } }\n',
  ])('is undefined for %j', (text) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(jsonIssueLine(text)).toBeUndefined();
  });
});
