import { expect, it } from 'vitest';
import type { Day } from '../../src/definition/model/clock';
import type { Properties } from '../../src/definition/model/field';
import { checkSent } from '../../src/definition/validate/checkSent';
import { compile } from '../fixtures/services';
import { date, number, string } from './words';

const minor = { age: { atMost: 17 } };
const later = { later: { const: 'today' }, days: -1 };
it.each<[string, Properties]>([
  ['when', { guardian: string({ when: { born: minor } }) }],
  [
    'any, all and not',
    { guardian: string({ when: { any: [{ all: [{ not: { born: { not: minor } } }] }] } }) },
  ],
  ['a calculated bound', { guardian: string({ when: { '/came': { atLeast: later } } }) }],
  [
    'a calculated answer',
    {
      years: number({ calculate: { age: 'born' } }),
      guardian: string({ when: { years: { atMost: 17 } } }),
    },
  ],
  [
    'a calculation that depends on an age',
    {
      years: number({ calculate: { if: { born: minor }, then: 1 } }),
      guardian: string({ when: { years: 1 } }),
    },
  ],
])('counts what counts on the visitor’s day, by %s', (_, properties) => {
  const shape = { properties: { came: date(), born: date(), ...properties } };
  const given = { came: '2026-06-13', born: '2008-06-15', guardian: 'Dana' };
  const on = (day: Day) => checkSent(shape, given, compile(shape), day).values.guardian;
  expect(on({ today: '2026-06-15' })).toBeUndefined();
  expect(on({ today: '2026-06-15', since: '2026-06-14' })).toBe('Dana');
});

it('requires nothing that is required on one of them only', () => {
  const shape = {
    properties: {
      born: date(),
      visa: string({ requiredWhen: { born: { age: { atLeast: 18 } } } }),
    },
  };
  const on = (day: Day) => checkSent(shape, { born: '2008-06-15' }, compile(shape), day).issues;
  expect(on({ today: '2026-06-15' })).toHaveLength(1);
  expect(on({ today: '2026-06-15', since: '2026-06-14' })).toEqual([]);
});

it('compares an amount with an answer called age, which is no age', () => {
  const shape = {
    properties: { age: number(), total: number({ calculate: { product: ['age', 2] } }) },
  };
  const { issues } = checkSent(shape, { age: 3, total: 7 }, compile(shape), {
    today: '2026-06-15',
  });
  expect(issues).toEqual([expect.objectContaining({ path: 'total', code: 'amount' })]);
});
