import { expect, it, vi } from 'vitest';
import { agencyDay, briefText, shortDay } from '../../src/panel/base/moment';

vi.mock('../../src/platform/readPageSettings', async (original) => {
  const module = await original<typeof import('../../src/platform/readPageSettings')>();
  const brand = { ...module.settings.brand, timeZone: 'Asia/Baghdad' };
  return { ...module, settings: { ...module.settings, brand } };
});

const NIGHT = '2026-11-20T22:30:00Z';

it('a moment is on the day that it is where the agency is', () => {
  expect(agencyDay(new Date(NIGHT))).toBe('2026-11-21');
});

it.each([
  ['2026-11-21T09:00:00Z', '01:30'],
  ['2026-12-01T09:00:00Z', '21 November'],
  ['2027-01-01T09:00:00Z', '21 November 2026'],
])('is told briefly at %s: %s', (now, words) => {
  expect(briefText(NIGHT, new Date(now))).toBe(words);
});

it.each([
  ['2026-12-14', '14 Dec'],
  ['2027-04-10', '10 Apr'],
  ['2027-09-01', '1 Sep 2027'],
  ['Tourism', 'Tourism'],
])('writes %s in lists as %j', (day, text) => {
  expect(shortDay(day, new Date('2026-11-29T10:00:00Z'))).toBe(text);
});
