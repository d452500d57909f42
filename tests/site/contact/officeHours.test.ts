import { describe, expect, test } from 'vitest';
import contact from '../../../schemas/content/contactus.json';
import { toContactInfo } from '../../../src/site/contact/contactInfo';
import { openState } from '../../../src/site/contact/officeHours';

const { openingTimes } = toContactInfo(contact.samples);

describe('the state of the office', () => {
  test.each([
    ['2026-11-29 08:59', { isOpen: false, time: '09:00' }],
    ['2026-11-29 09:00', { isOpen: true, time: '18:00' }],
    ['2026-11-29 17:59', { isOpen: true, time: '18:00' }],
    ['2026-11-29 18:00', { isOpen: false, time: '09:00', day: 'Monday' }],
    // Friday is a day without times.
    ['2026-12-03 20:00', { isOpen: false, time: '10:00', day: 'Saturday' }],
    ['2026-12-04 12:00', { isOpen: false, time: '10:00', day: 'Saturday' }],
  ])('at %s', (now, expected) => {
    const { day, ...state } = openState(openingTimes, now)!;
    expect({ ...state, ...(day && { day: day.en }) }).toEqual(expected);
  });

  test('is unknown without times', () => {
    expect(openState([], '2026-11-29 09:00')).toBeUndefined();
    expect(openState(openingTimes.slice(6), '2026-11-29 09:00')).toBeUndefined();
  });
});
