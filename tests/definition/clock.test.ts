import { describe, expect, it } from 'vitest';
import { clockOf, dayAfter } from '../../src/definition/model/clock';

describe.each([
  [
    'Asia/Baghdad',
    '2026-07-01T21:30:00Z',
    '2026-07-02',
    '2026-07-02 00:30',
    '2026-07-01T21:00:00Z',
  ],
  ['UTC', '2026-07-01T21:30:00Z', '2026-07-01', '2026-07-01 21:30', '2026-07-01T00:00:00Z'],
  [
    'Europe/Berlin',
    '2026-01-15T23:30:00Z',
    '2026-01-16',
    '2026-01-16 00:30',
    '2026-01-15T23:00:00Z',
  ],
  [
    'Europe/Berlin',
    '2026-07-15T22:30:00Z',
    '2026-07-16',
    '2026-07-16 00:30',
    '2026-07-15T22:00:00Z',
  ],
  [
    'Europe/Berlin',
    '2026-03-29T12:00:00Z',
    '2026-03-29',
    '2026-03-29 14:00',
    '2026-03-28T23:00:00Z',
  ],
  [
    'Europe/Berlin',
    '2026-10-25T12:00:00Z',
    '2026-10-25',
    '2026-10-25 13:00',
    '2026-10-24T22:00:00Z',
  ],
  [
    'America/New_York',
    '2026-12-01T03:00:00Z',
    '2026-11-30',
    '2026-11-30 22:00',
    '2026-11-30T05:00:00Z',
  ],
])('the clock of %s at %s', (zone, moment, day, minute, start) => {
  const clock = clockOf(zone);

  it('says the day, the minute and when the day began', () => {
    expect(clock.dayAt(new Date(moment))).toBe(day);
    expect(clock.minuteAt(new Date(moment))).toBe(minute);
    expect(clock.startOf(day)).toEqual(new Date(start));
  });
});

it('says when an hour is on the days when the clocks change', () => {
  const { startOf } = clockOf('Europe/Berlin');
  expect(startOf('2026-03-29', 9)).toEqual(new Date('2026-03-29T07:00:00Z'));
  expect(startOf('2026-10-25', 9)).toEqual(new Date('2026-10-25T08:00:00Z'));
  // Where the clocks change at midnight, a day begins at one.
  expect(clockOf('Africa/Cairo').startOf('2026-04-24')).toEqual(new Date('2026-04-23T22:00:00Z'));
});

it('counts days across months and changes of the clock', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayAfter('2026-03-30', -2)).toBe('2026-03-28');
});
