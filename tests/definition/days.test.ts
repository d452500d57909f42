import { describe, expect, it } from 'vitest';
import { dayText, firstDayText, minuteText } from '../../src/definition/model/days';
import type { Language } from '../../src/definition/model/text';

describe('a day in words', () => {
  it.each<[Language, string, string, string]>([
    ['ku', '10ی نیسانی 2027', '10ی نیسان', '10ی نیسانی 2027، 09:05'],
    ['ar', '10 نيسان 2027', '10 نيسان', '10 نيسان 2027، 09:05'],
    ['en', '10 April 2027', '10 April', '10 April 2027, 09:05'],
  ])('is written in %s as %s', (language, day, short, minute) => {
    expect(dayText('2027-04-10', language)).toBe(day);
    expect(dayText('2027-04-10', language, false)).toBe(short);
    expect(minuteText('2027-04-10 09:05', language)).toBe(minute);
  });

  it.each([
    ['2027-04-10', '2027-04-16', '10'],
    ['2027-04-28', '2027-05-03', '28 April'],
    ['2027-12-28', '2028-01-03', '28 December 2027'],
  ])('is short where %s is the first of a span to %s', (from, to, text) => {
    expect(firstDayText(from, to, 'en')).toBe(text);
  });

  it.each(['', 'soon', '2027-13-01', '10/04/2027'])('leaves %j as it is', (text) => {
    expect(dayText(text, 'en')).toBe(text);
  });
});
