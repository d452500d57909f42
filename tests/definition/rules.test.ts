import { describe, expect, it } from 'vitest';
import type { Shape } from '../../src/definition/model/field';
import { rulesBetween } from '../../src/definition/validate/rules';
import type { Values } from '../../src/definition/model/values';
import { date, number, object, string, text } from './words';

const TODAY = '2026-06-15';

const PERIOD = { from: date(), to: date({ compare: { notBefore: 'from' } }) };

const SHAPE: Shape = {
  properties: {
    born: date({ compare: { notAfter: 'today' } }),
    died: date({ compare: { notBefore: 'born', notAfter: 'today' } }),
    leaves: date(),
    returns: date({ compare: { after: 'leaves' } }),
    period: object(PERIOD),
    periods: { type: 'array', label: text('Periods'), items: object(PERIOD) },
    days: { type: 'array', label: text('Days'), items: date({ compare: { notBefore: 'leaves' } }) },
    size: number(),
    trip: date({ compare: { notBefore: 'today' } }),
    from: string(),
    to: string({ compare: { differs: 'from' } }),
    booked: date({ compare: { differs: 'today' } }),
    adult: date({ compare: { age: { from: 12 }, notAfter: 'today' }, prefill: 'today' }),
    child: date({ compare: { age: { from: 2, to: 6 } } }),
    legs: {
      type: 'array',
      label: text('Legs'),
      items: object({ day: date({ compare: { notBefore: 'above' } }), to: string() }),
    },
  },
};

describe('rulesBetween', () => {
  it.each<[string, Values, unknown[]]>([
    ['nothing', {}, []],
    ['today itself', { born: TODAY }, []],
    ['tomorrow', { born: '2026-06-16' }, [{ path: 'born', code: 'notAfter', limit: TODAY }]],
    [
      'the same day',
      { leaves: TODAY, returns: TODAY },
      [{ path: 'returns', code: 'after', limit: TODAY }],
    ],
    [
      'a death before a birth of today, which nobody has touched',
      { born: TODAY, died: '1999-01-01' },
      [],
    ],
    [
      'a year that no calendar shows',
      { leaves: '1800-01-01', period: { from: '9999-12-31' } },
      [
        { path: 'leaves', code: 'notBefore', limit: '1900-01-01' },
        { path: 'period.from', code: 'notAfter', limit: '2099-12-31' },
      ],
    ],
    ['a journey of today', { trip: TODAY }, []],
    [
      'a journey of yesterday',
      { trip: '2026-06-14' },
      [{ path: 'trip', code: 'notBefore', limit: TODAY }],
    ],
    ['two places', { from: 'EBL', to: 'IST' }, []],
    ['a day that must not be today', { booked: TODAY }, [{ path: 'booked', code: 'differs' }]],
    ['a day after one that must not be today', { booked: '2026-06-16' }, []],
    ['one place twice', { from: 'EBL', to: 'EBL' }, [{ path: 'to', code: 'differs' }]],
    ['legs on one day', { legs: [{ day: TODAY }, { day: TODAY }] }, []],
    [
      'a leg before the one above',
      {
        legs: [{ day: '2026-07-02' }, { to: 'IST' }, { day: '2026-07-03' }, { day: '2026-07-01' }],
      },
      [{ path: 'legs.3.day', code: 'notBefore', limit: '2026-07-03' }],
    ],
    ['an adult', { adult: '1990-01-01' }, []],
    ['an adult before the journey is a year away', { adult: '2015-06-15' }, []],
    ['an adult of ten', { adult: '2015-06-16' }, [{ path: 'adult', code: 'age' }]],
    ['an adult whose birth nobody has touched', { adult: TODAY }, []],
    ['a child on the last day of six', { child: '2019-06-16' }, []],
    ['a child of seven', { child: '2019-06-15' }, [{ path: 'child', code: 'age' }]],
    ['the next day', { leaves: TODAY, returns: '2026-06-16' }, []],
    ['not before: the same day', { born: '2000-01-01', died: '2000-01-01' }, []],
    [
      'not before: a day earlier',
      { born: '2000-01-02', died: '2000-01-01' },
      [{ path: 'died', code: 'notBefore', limit: '2000-01-02' }],
    ],
    ['no date to compare with', { returns: TODAY, died: TODAY }, []],
    ['a date that is none', { born: '16.6.2026' }, []],
    ['a bound that is no date', { leaves: 'never', returns: TODAY }, []],
    ['a bound that is no text', { leaves: 5, returns: TODAY }, []],
    ['an open end', { period: { from: TODAY, to: 'untilNow' } }, []],
    [
      'inside an object',
      { period: { from: TODAY, to: '2026-01-01' } },
      [{ path: 'period.to', code: 'notBefore', limit: TODAY }],
    ],
    [
      'inside a row',
      {
        periods: [
          { from: '2020-01-01', to: '2020-01-01' },
          { from: TODAY, to: '2020-01-01' },
        ],
      },
      [{ path: 'periods.1.to', code: 'notBefore', limit: TODAY }],
    ],
    [
      'a row that is a date',
      { leaves: TODAY, days: [TODAY, '2026-01-01'] },
      [{ path: 'days.1', code: 'notBefore', limit: TODAY }],
    ],
    [
      'values of another type',
      { period: 'x', periods: 'x', days: [5, null], born: 3, size: 1 },
      [],
    ],
    [
      'two rules at once',
      { born: '2027-02-02', died: '2027-01-01' },
      [
        { path: 'born', code: 'notAfter', limit: TODAY },
        { path: 'died', code: 'notBefore', limit: '2027-02-02' },
        { path: 'died', code: 'notAfter', limit: TODAY },
      ],
    ],
  ])('%s', (_, values, issues) => {
    expect(rulesBetween(SHAPE, values, { today: TODAY })).toEqual(issues);
  });
});

it('compares past dates with the earliest date that is today somewhere', () => {
  const day = { today: TODAY, since: '2026-06-14' };
  const found = (values: Values) => rulesBetween(SHAPE, values, day).map(({ path }) => path);
  expect(found({ trip: '2026-06-14', adult: '2026-06-14' })).toEqual([]);
  expect(found({ trip: '2026-06-13', adult: '2026-06-13' })).toEqual(['trip', 'adult']);
});
