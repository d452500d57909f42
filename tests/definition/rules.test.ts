import { describe, expect, it } from 'vitest';
import type { Shape } from '../../src/definition/field';
import { rulesBetween } from '../../src/definition/rules';
import type { Values } from '../../src/definition/values';
import { date, number, object, text } from './words';

const TODAY = '2026-06-15';

const PERIOD = { from: date(), to: date({ notBefore: 'from' }) };

const SHAPE: Shape = {
  properties: {
    born: date({ notAfter: 'today' }),
    died: date({ notBefore: 'born', notAfter: 'today' }),
    leaves: date(),
    returns: date({ after: 'leaves' }),
    period: object(PERIOD),
    periods: { type: 'array', label: text('Periods'), items: object(PERIOD) },
    days: { type: 'array', label: text('Days'), items: date({ notBefore: 'leaves' }) },
    size: number(),
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
