import { describe, expect, it } from 'vitest';
import { asciiDigits, numberText, parseNumber } from '../../src/definition/model/digits';

describe('asciiDigits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['0123', '0123'],
    ['ژ ٧ و 8', 'ژ 7 و 8'],
    ['٫٪', '٫٪'],
    ['', ''],
    ['०१२', '०१२'],
    ['𝟘', '𝟘'],
  ])('%s', (given, expected) => {
    expect(asciiDigits(given)).toBe(expected);
  });
});

describe('parseNumber', () => {
  it.each<[string, number | string | undefined]>([
    ['7', 7],
    ['٧٫٥', 7.5],
    ['۷.۵', 7.5],
    ['-3', -3],
    ['+3', 3],
    ['.5', 0.5],
    ['5.', 5],
    ['1 200', 1200],
    ['١٬٢٠٠', 1200],
    ['\u200f۱۲۰۰\u200e', 1200],
    ['0', 0],
    ['007', 7],
    ['', undefined],
    ['   ', undefined],
    ['abc', 'abc'],
    ['1,5', '1,5'],
    ['1e5', '1e5'],
    ['12,500', 12500],
    ['1,500.50', 1500.5],
    ['1,500,000', 1500000],
    ['1.500,50', 1500.5],
    ['1.500.000', 1500000],
    ['12.500', '12.500'],
    ['١٢.٥٠٠', '١٢.٥٠٠'],
    ['12٫500', 12.5],
    ['12.5000', 12.5],
    ['0.500', 0.5],
    ['12,50', '12,50'],
    ['1,2500', '1,2500'],
    ['Infinity', 'Infinity'],
    ['0x10', '0x10'],
    ['1.2.3', '1.2.3'],
    ['--1', '--1'],
    ['-', '-'],
    ['9'.repeat(16), '9'.repeat(16)],
  ])('%j', (given, expected) => {
    expect(parseNumber(given)).toBe(expected);
  });
});

it.each([0.5, 12.5, 1.125, -1.125, 1500])('parses %d as formatted by numberText', (value) => {
  expect(parseNumber(numberText(value))).toBe(value);
});
