import { describe, expect, it } from 'vitest';
import { CHOSEN_DAY } from '../../src/contract/schema';
import {
  asciiDigits,
  EARLIEST_DATE,
  LATEST_DATE,
  numberText,
  parseDate,
  parseNumber,
} from '../../src/definition/validate/digits';

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

describe('parseDate', () => {
  it.each([
    ['2024-02-09', '2024-02-09'],
    ['2024-2-9', '2024-02-09'],
    ['٢٠٢٤/٢/٩', '2024-02-09'],
    ['۹.۲.۲۰۲۴', '2024-02-09'],
    ['9/2/2024', '2024-02-09'],
    ['09 02 2024', '2024-02-09'],
    ['20240209', '2024-02-09'],
    ['03052029', '2029-05-03'],
    ['10122012', '2012-12-10'],
    ['19121210', '1912-12-10'],
    ['31023000', '3102-30-00'],
    [' 2024-02-09 ', '2024-02-09'],
    ['2024-02', '2024-02'],
    ['9/2/24', '9/2/24'],
    ['tomorrow', 'tomorrow'],
    ['', ''],
    ['٣١/١٢', '31/12'],
  ])('%j', (given, expected) => {
    expect(parseDate(given)).toBe(expected);
  });

  it('formats an impossible date, so that the format check rejects it', () => {
    expect(parseDate('31/2/2024')).toBe('2024-02-31');
  });
});

it('the days that staff may choose are those that calendars show', () => {
  const pattern = new RegExp(String(CHOSEN_DAY.pattern), 'u');
  const days = ['1899-12-31', EARLIEST_DATE, LATEST_DATE, '2100-01-01'];
  expect(days.map((day) => pattern.test(day))).toEqual([false, true, true, false]);
});
