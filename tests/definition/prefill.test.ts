import { describe, expect, it } from 'vitest';
import { newRow, prefilled } from '../../src/definition/model/prefill';
import type { ListField, Shape } from '../../src/definition/model/field';
import { everything } from '../fixtures/services';
import { boolean, date, number, object, string, text } from './words';

const DAY = { today: '2026-06-15' };

/** A list that is shown one row at a time. */
const rooms = (more: Partial<ListField>): ListField => ({
  type: 'array',
  widget: 'pages',
  label: text('Rooms'),
  items: object({ beds: number({ prefill: { const: 1 } }) }),
  ...more,
});

describe('prefilled', () => {
  it("sets today's date, constants and preset values", () => {
    expect(prefilled(everything.form, DAY, { car: 'Sedan', gender: 'Female' })).toEqual({
      dateOfBirth: '2026-06-15',
      gender: 'Male',
      single: true,
      people: 1,
      guests: [{}],
      car: 'Sedan',
    });
  });

  it.each([
    ['has a constant', {}, 1],
    ['takes what is handed over before the constant', { trip: 0 }, 0],
  ])('accepts the preset value %s', (_, handed, trip) => {
    const shape = { properties: { trip: number({ prefill: { from: 'trip', const: 1 } }) } };
    expect(prefilled(shape, DAY, handed)).toEqual({ trip });
  });

  it('omits preset values that the page did not pass', () => {
    expect(prefilled(everything.form, DAY)).not.toHaveProperty('car');
  });

  it.each([
    ['2026-06-15', '2026-06-16'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
  ])('on %s, sets %s for tomorrow', (today, back) => {
    const shape = { properties: { back: date({ prefill: 'tomorrow' }) } };
    expect(prefilled(shape, { today })).toEqual({ back });
  });

  it.each<[string, Shape['properties'], unknown]>([
    [
      'falsy constants',
      { a: boolean({ prefill: { const: false } }), b: number({ prefill: { const: 0 } }) },
      { a: false, b: 0 },
    ],
    [
      'groups on the page',
      { home: object({ since: date({ prefill: 'today' }) }) },
      { home: { since: DAY.today } },
    ],
    ['groups without prefills', { home: object({ street: string() }) }, {}],
    [
      'dialogs stay empty',
      { spouse: object({ alive: boolean({ prefill: { const: true } }) }, { widget: 'dialog' }) },
      {},
    ],
    [
      'date ranges stay empty',
      { period: object({ from: date({ prefill: 'today' }) }, { widget: 'dateRange' }) },
      {},
    ],
    [
      'rows are not added',
      {
        rows: {
          type: 'array',
          label: text('Rows'),
          items: object({ a: number({ prefill: { const: 10 } }) }),
        },
      },
      {},
    ],
    [
      'a list may be given rows',
      {
        rows: {
          type: 'array',
          label: text('Rows'),
          items: object({ a: number() }),
          prefill: { const: [{ a: 1 }] },
        },
      },
      { rows: [{ a: 1 }] },
    ],
    [
      'a list with pages has the rows that it requires',
      { home: object({ rooms: rooms({ minItems: 2 }) }) },
      { home: { rooms: [{ beds: 1 }, { beds: 1 }] } },
    ],
    [
      'a list with pages may be given others',
      { rooms: rooms({ minItems: 2, prefill: { const: [{ beds: 3 }] } }) },
      { rooms: [{ beds: 3 }] },
    ],
    [
      'hidden answers are put in as well',
      { a: boolean(), b: date({ when: { a: true }, prefill: 'today' }) },
      { b: DAY.today },
    ],
    ['nothing inherited is handed over', { a: string({ prefill: { from: 'toString' } }) }, {}],
  ])('%s', (_, properties, expected) => {
    expect(prefilled({ properties }, DAY)).toEqual(expected);
  });
});

describe('newRow', () => {
  it.each<[string, ListField['items'], unknown]>([
    ['the initial values of its fields', rooms({}).items, { beds: 1 }],
    ['nothing without fields that have one', object({ beds: number() }), {}],
    ['the initial value of its only field', date({ prefill: 'today' }), DAY.today],
    ['an empty text without one', date(), ''],
  ])('has %s', (_, items, row) => {
    expect(newRow(rooms({ items }), DAY)).toEqual(row);
  });
});
