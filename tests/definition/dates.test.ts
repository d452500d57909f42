import { describe, expect, it } from 'vitest';
import { CHOSEN_DAY } from '../../src/contract/schema';
import { dayText } from '../../src/definition/model/days';
import { LANGUAGES } from '../../src/definition/model/text';
import { EARLIEST_DATE, LATEST_DATE, parseDate } from '../../src/definition/validate/dates';

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
    ['4 May 2021', '2021-05-04'],
    ['04 MAY 2021', '2021-05-04'],
    ['04-Sept-2021', '2021-09-04'],
    ['4th of May, 2021', '2021-05-04'],
    ['May 4, 2021', '2021-05-04'],
    ['2021 December 31', '2021-12-31'],
    ['4 ئایار 2021', '2021-05-04'],
    ['٤ی ئایاری ٢٠٢١', '2021-05-04'],
    ['1 کانوونی دووەم 2021', '2021-01-01'],
    ['1ی تشرینی یەکەمی 2021', '2021-10-01'],
    ['4 أيار 2021', '2021-05-04'],
    ['٤ ايار ٢٠٢١', '2021-05-04'],
    ['4 من كانون الثاني 2021', '2021-01-04'],
    ['2 تشرين ثاني 2021', '2021-11-02'],
    ['4 يناير 2021', '2021-01-04'],
    ['4 إبريل 2021', '2021-04-04'],
    ['31 Feb 2021', '2021-02-31'],
    ['5 March 1990', '1990-03-05'],
    ['5 ئازار 1990', '1990-03-05'],
    ['5ی ئازاری 1990', '1990-03-05'],
    ['٥ آذار ١٩٩٠', '1990-03-05'],
    ['٥ مارس ١٩٩٠', '1990-03-05'],
    ['٣١ كانون الأول ١٩٩٠', '1990-12-31'],
    ['4 Ma 2021', '4 Ma 2021'],
    ['4 Mayor 2021', '4 Mayor 2021'],
    ['4 May 21', '4 May 21'],
    ['May 2021', 'May 2021'],
    ['', ''],
    ['٣١/١٢', '31/12'],
  ])('%j', (given, expected) => {
    expect(parseDate(given)).toBe(expected);
  });

  it('formats an impossible date, so that the format check rejects it', () => {
    expect(parseDate('31/2/2024')).toBe('2024-02-31');
  });
});

it.each(LANGUAGES)('parseDate reads every month as it is written in %s', (language) => {
  const days = Array.from(
    { length: 12 },
    (_, index) => `1990-${String(index + 1).padStart(2, '0')}-05`,
  );
  expect(days.map((day) => parseDate(dayText(day, language)))).toEqual(days);
});

it('the days that staff may choose are those that calendars show', () => {
  const pattern = new RegExp(String(CHOSEN_DAY.pattern), 'u');
  const days = ['1899-12-31', EARLIEST_DATE, LATEST_DATE, '2100-01-01'];
  expect(days.map((day) => pattern.test(day))).toEqual([false, true, true, false]);
});
