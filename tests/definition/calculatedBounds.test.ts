import { describe, expect, it } from 'vitest';
import '../../src/definition/model/expression';
import type { Shape } from '../../src/definition/model/field';
import { filledIn } from '../../src/definition/model/prefill';
import type { Values } from '../../src/definition/model/values';
import { check } from '../../src/definition/validate/check';
import { compile } from '../fixtures/services';
import { number, string } from './words';

const FORM: Shape = {
  properties: {
    seats: number(),
    rate: number(),
    people: number({ minimum: 1, maximum: 'seats' }),
    paid: number({ minimum: { product: ['people', 'rate'] } }),
    back: string({ format: 'date' }),
    expires: string({
      format: 'date',
      compare: { notBefore: ['today', { later: 'back', months: 6 }] },
    }),
  },
};

const issues = (values: Values) =>
  check(FORM, values, compile(FORM), { today: '2026-06-15' }).issues;

describe('a bound that is calculated', () => {
  it.each<[string, Values, unknown[]]>([
    ['refuses more than another answer', { seats: 4, people: 5 }, [['people', 'maximum', 4]]],
    ['accepts as many as the other answer', { seats: 4, people: 4 }, []],
    ['does not hold without the other answer', { people: 5 }, []],
    ['stands beside one that is constant', { seats: 4, people: 0 }, [['people', 'minimum', 1]]],
    ['names an exact amount', { people: 3, rate: 0.1, paid: 0.2 }, [['paid', 'minimum', 0.3]]],
    [
      'refuses a day before a calculated one',
      { back: '2026-08-31', expires: '2027-02-27' },
      [['expires', 'notBefore', '2027-02-28']],
    ],
    ['accepts the calculated day', { back: '2026-08-31', expires: '2027-02-28' }, []],
    [
      'leaves the other days that it is compared with',
      { expires: '2026-06-14' },
      [['expires', 'notBefore', '2026-06-15']],
    ],
  ])('%s', (_, values, expected) => {
    expect(issues(values).map(({ path, code, limit }) => [path, code, limit])).toEqual(expected);
  });
});

it('takes an age as it was sent, which depends on the day', () => {
  const shape: Shape = {
    properties: {
      born: string({ format: 'date' }),
      age: number({ calculate: { age: 'born' } }),
    },
  };
  const found = check(shape, { born: '2000-01-01', age: 7 }, compile(shape), {
    today: '2026-06-15',
  });
  expect(found.issues).toEqual([]);
  expect(found.values.age).not.toBe(7);
});

describe('a bound that depends on the day', () => {
  const later = { later: { const: 'today' }, days: 3 } as const;
  const form: Shape = {
    properties: {
      from: string({ format: 'date', compare: { notBefore: later } }),
      to: string({ format: 'date', compare: { notAfter: later } }),
      age: number({ maximum: { age: { const: '2000-06-15' } } }),
    },
  };
  const found = (values: Values, since?: string) =>
    check(form, values, compile(form), { today: '2026-06-15', ...(since && { since }) }).issues;

  it('is that of the day on which the answers are checked', () => {
    expect(found({ from: '2026-06-18', to: '2026-06-18', age: 26 })).toEqual([]);
    expect(found({ from: '2026-06-17', to: '2026-06-19', age: 27 })).toMatchObject([
      { path: 'from', code: 'notBefore', limit: '2026-06-18' },
      { path: 'to', code: 'notAfter', limit: '2026-06-18' },
      { path: 'age', code: 'maximum', limit: 26 },
    ]);
  });

  it('is that of every day that it may be where the visitor is', () => {
    expect(found({ from: '2026-06-17', to: '2026-06-18', age: 26 }, '2026-06-14')).toEqual([]);
    expect(found({ from: '2026-06-16' }, '2026-06-14')).toHaveLength(1);
  });
});

describe('filledIn', () => {
  const answers = (name: string) => ({ begin: '2026-06-20', n: 4 })[name];
  const day = { today: '2026-06-15' };

  it('returns what a prefill calculates', () => {
    const prefill = { calculate: { product: ['n', 2.5] } };
    expect(filledIn({ prefill }, answers, day)).toBe(10);
  });

  it('returns the day behind the one that a date follows', () => {
    const field = { prefill: 'today', compare: { after: 'begin' } } as const;
    expect(filledIn(field, answers, day)).toBe('2026-06-21');
  });

  it('returns nothing for what is filled in once', () => {
    expect(filledIn({ prefill: { const: 3 } }, answers, day)).toBeUndefined();
    expect(filledIn({}, answers, day)).toBeUndefined();
  });
});
