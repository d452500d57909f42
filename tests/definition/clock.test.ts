import { expect, it } from 'vitest';
import { onClock } from '../../src/definition/validate/clock';

it.each([
  ['00:00', '12:00 am'],
  ['00:59', '12:59 am'],
  ['09:05', '9:05 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12:00 pm'],
  ['23:05', '11:05 pm'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['7:00', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('converts %s to %s on a 12-hour clock', (time, expected) => {
  const clock = onClock(time);
  expect(clock && `${clock.text} ${clock.period}`).toBe(expected);
});
