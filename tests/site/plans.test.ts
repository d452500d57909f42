import { describe, expect, it } from 'vitest';
import * as read from '../../src/platform/content/read';
import { isString } from '../../src/definition/model/field';
import type { ServiceModule } from '../../src/definition/validate/serviceModule';
import {
  type PlanChoice,
  chosenOf,
  lowestOf,
  toPlans,
  type Traveller,
  travellerIn,
} from '../../src/site/plans/plan';
import { withHandedLabels } from '../../src/site/service/handedLabels';
import { allServices } from '../fixtures/services';

const text = (en: string) => [`${en} ku`, `${en} ar`, en];

const record = (id: unknown, more: object = {}) => ({
  id,
  name: text(`Plan ${String(id)}`),
  description: text('All of it'),
  headerData: [text('Period'), text('Young'), text('Old')],
  bodyData: [
    [text('7 days'), text('10'), text('20')],
    [text('15 days'), text('15')],
  ],
  ...more,
});

describe('toPlans', () => {
  it.each([
    ['nothing', undefined, []],
    ['a page of an error', '<html>', []],
    ['a list under data', { data: [record('a')] }, ['a']],
    ['ids that are numbers', [record(7)], ['7']],
    ['a plan without an id or a name', [record(''), record('a', { name: null })], []],
  ])('%s', (_, answer, ids) => {
    expect(toPlans(answer).map(({ id }) => id)).toEqual(ids);
  });

  it('reads the table: a period and a price for each column, empty where there is none', () => {
    const [plan] = toPlans([record('a')]);
    expect(plan?.corner.en).toBe('Period');
    expect(plan?.columns.map(({ ku }) => ku)).toEqual(['Young ku', 'Old ku']);
    const rows = plan?.rows.map(({ period, prices }) => [period.en, prices.map(({ en }) => en)]);
    expect(rows).toEqual([
      ['7 days', ['10', '20']],
      ['15 days', ['15', '']],
    ]);
  });

  it.each([
    ['no table', {}],
    ['a table that is none', { headerData: 'x', bodyData: 5 }],
    ['rows without a period', { bodyData: [[], [['', '', ''], text('9')], 'x'] }],
  ])('%s: no rows', (_, table) => {
    const [plan] = toPlans([record('a', { headerData: [], bodyData: [], ...table })]);
    expect(plan?.rows).toEqual([]);
  });
});

describe('chosenOf', () => {
  const plans = toPlans([record('a'), record('b')]);
  const none = { period: '', column: '', price: '' };
  const CASES: readonly (readonly [string, PlanChoice, object])[] = [
    ['nothing: the first plan, no price', {}, { plan: plans[0], ...none }],
    ['a plan', { plan: 'b' }, { plan: plans[1], ...none }],
    [
      'a price',
      { plan: 'b', period: '7 days', column: 'Old' },
      { plan: plans[1], period: '7 days', column: 'Old', price: '20' },
    ],
    [
      'a plan of yesterday',
      { plan: 'x', period: '7 days', column: 'Old' },
      { plan: plans[0], ...none },
    ],
    [
      'a period of yesterday',
      { plan: 'b', period: '8 days', column: 'Old' },
      { plan: plans[1], ...none },
    ],
    [
      'a column of yesterday',
      { plan: 'b', period: '7 days', column: 'X' },
      { plan: plans[1], ...none },
    ],
    ['an empty cell', { plan: 'b', period: '15 days', column: 'Old' }, { plan: plans[1], ...none }],
  ];
  it.each(CASES)('%s', (_, choice, expected) => {
    expect(chosenOf(plans, choice)).toEqual(expected);
  });

  const limited = toPlans([
    record('a', { ages: [64, 80], days: [7, 15] }),
    record('b', { ages: [64], days: [7] }),
  ]);
  const travellers: readonly (readonly [string, PlanChoice, Traveller, string])[] = [
    ['takes the price from age and days', {}, { age: 70, days: 7 }, '20'],
    ['takes the next longer period for days between two', {}, { age: 64, days: 8 }, '15'],
    ['has no price for a trip longer than every period', {}, { age: 64, days: 16 }, ''],
    ['has no price above the highest age', {}, { age: 81, days: 7 }, ''],
    ['has no price while the age is unknown', {}, { days: 7 }, ''],
    ['ignores limits that are not as many as the lines', { plan: 'b' }, { age: 30, days: 7 }, ''],
    [
      'keeps to a longer period that was pressed',
      { plan: 'a', period: '15 days', column: 'Old', days: 15 },
      { age: 30, days: 15 },
      '15',
    ],
    [
      'leaves the pressed period once other days are answered',
      { plan: 'a', period: '15 days', column: 'Young', days: 15 },
      { age: 30, days: 5 },
      '10',
    ],
  ];
  it.each(travellers)('%s', (_, choice, traveller, price) => {
    expect(chosenOf(limited, choice, traveller)?.price).toBe(price);
  });

  it('is nothing where there are no plans', () => {
    expect(chosenOf([], { plan: 'a' })).toBeUndefined();
  });
});

it('gives a traveller an age once the date of birth is not today', () => {
  const born = (dateOfBirth: string) => travellerIn({ dateOfBirth, tripDays: 9 }, '2026-06-15');
  expect(born('2000-06-16')).toEqual({ age: 25, days: 9 });
  expect(born('2026-06-15')).toEqual({ age: undefined, days: 9 });
  expect(travellerIn({})).toEqual({ age: undefined, days: undefined });
});

it('finds the lowest price of a plan over all lines, if there is one', () => {
  const [plan] = toPlans([record('a')]);
  expect(lowestOf(plan?.rows.flatMap(({ prices }) => prices) ?? [])).toBe(10);
  expect(lowestOf([])).toBeUndefined();
});

describe('withHandedLabels', () => {
  const service = allServices.find(({ page }) => page.component === 'plans');
  if (!service) throw new Error('no service has the plans');
  const module: ServiceModule = { service, validate: () => null };
  const names = [
    read.translated(text('Schengen')),
    read.translated(['', '', 'World']),
    read.translated(text('Schengen')),
  ];
  const told = withHandedLabels(module, { planName: names, firstName: names, nobody: names });
  const choicesOf = (name: string) => {
    const field = told.service.form.properties[name];
    return field && isString(field) ? field.choices : undefined;
  };

  it('calls each neutral name once, in the three languages or in the one there is', () => {
    expect(choicesOf('planName')).toEqual([
      { value: 'Schengen', label: text('Schengen') },
      { value: 'World', label: ['World', 'World', 'World'] },
    ]);
  });

  it('leaves fields that are typed, and the service itself, as they are', () => {
    expect(choicesOf('firstName')).toBeUndefined();
    expect(Object.keys(told.service.form.properties)).toEqual(Object.keys(service.form.properties));
    expect(service.form.properties.planName).not.toHaveProperty('choices');
  });
});
