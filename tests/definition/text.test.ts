import { describe, expect, it } from 'vitest';
import { isLanguage, isText, pick, type Text } from '../../src/definition/model/text';

const TEXT: Text = ['یەک', 'واحد', 'one'];

describe('pick', () => {
  it.each([
    ['ku', 'یەک'],
    ['ar', 'واحد'],
    ['en', 'one'],
  ] as const)('returns the entry of %s', (language, word) => {
    expect(pick(TEXT, language)).toBe(word);
  });
});

describe('isText', () => {
  it.each([
    [['a', 'b', 'c'], true],
    [['', '', ''], true],
    [['a', 'b'], false],
    [['a', 'b', 'c', 'd'], false],
    [['a', 'b', 3], false],
    ['abc', false],
    [{ 0: 'a', 1: 'b', 2: 'c', length: 3 }, false],
    [null, false],
  ])('returns for %j: %s', (value, expected) => {
    expect(isText(value)).toBe(expected);
  });
});

describe('isLanguage', () => {
  it.each([
    ['ku', true],
    ['ar', true],
    ['en', true],
    ['ckb', false],
    ['KU', false],
    [undefined, false],
  ])('returns for %j: %s', (value, expected) => {
    expect(isLanguage(value)).toBe(expected);
  });
});
