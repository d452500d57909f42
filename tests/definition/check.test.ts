import { describe, expect, it } from 'vitest';
import {
  check,
  doubtfulAnswers,
  missingExpected,
  presetDates,
} from '../../src/definition/validate/check';
import { checkSent } from '../../src/definition/validate/checkSent';
import type { Shape } from '../../src/definition/model/field';
import type { Values } from '../../src/definition/model/values';
import { compile } from '../fixtures/services';
import { boolean, date, number, object, string, text } from './words';

const DAY = { today: '2026-06-15' };

const FORM: Shape = {
  required: ['name', 'email', 'spouse', 'rows'],
  expected: ['phone', 'spouse', 'note'],
  properties: {
    name: string({ pattern: '^.{2,}$', maxLength: 5 }),
    email: string({ format: 'email' }),
    age: number({ type: 'integer', minimum: 18, maximum: 99 }),
    married: boolean(),
    spouse: object(
      { first: string(), last: string() },
      { when: { married: true }, required: ['last'], expected: ['first'] },
    ),
    phone: string({ format: 'phone' }),
    born: date({ compare: { notAfter: 'today' } }),
    died: date({ compare: { notBefore: 'born', notAfter: 'today' } }),
    note: string({ when: { married: true } }),
    visa: string({ when: { married: true }, requiredWhen: { age: 18 } }),
    rows: {
      type: 'array',
      label: text('Rows'),
      minItems: 2,
      items: object({ a: string(), b: number() }, { required: ['a'], expected: ['b'] }),
    },
  },
};

const PRICED: Shape = {
  properties: {
    rows: {
      type: 'array',
      label: text('Rows'),
      items: object({ name: string(), price: number() }),
    },
    total: number({ calculate: { sum: 'price', of: 'rows' }, money: true }),
  },
};

it('looks at each row a few times only, however many are wrong', () => {
  let looks = 0;
  const row = {
    get a() {
      looks += 1;
      return 1;
    },
  };
  const rows = Array.from({ length: 1000 }, () => row);
  expect(check(FORM, { rows }, compile(FORM), DAY).issues.length).toBeGreaterThan(1000);
  expect(looks).toBeLessThan(20_000);
});

describe('wrongAmounts', () => {
  const rows = [{}, { price: 1000.5 }, { price: 250 }];
  it.each<[string, Values, unknown[]]>([
    ['are right', { rows, total: 1250.5 }, []],
    ['may be left out', { rows }, []],
    ['may not differ', { rows, total: 1 }, [{ path: 'total', code: 'amount', limit: '$1,250.50' }]],
    [
      'may not be a text',
      { rows, total: '1250.5' },
      [{ path: 'total', code: 'amount', limit: '$1,250.50' }],
    ],
  ])('%s', (_, values, issues) => {
    expect(checkSent(PRICED, values, compile(PRICED), DAY).issues).toEqual(issues);
  });
});

const GOOD: Values = { name: 'Dana', email: 'a@b.co', rows: [{ a: 'x' }, { a: 'y' }] };

const validate = (values: Values) => checkSent(FORM, values, compile(FORM), DAY);

const found = (values: Values) =>
  validate(values).issues.map(({ path, code, limit }) =>
    [path, code, ...(limit === undefined ? [] : [limit])].join(' '),
  );

describe('check', () => {
  it.each<[string, Values, string[]]>([
    ['good answers', {}, []],
    ['an empty required text', { name: '  ' }, ['name required']],
    ['a null', { name: null }, ['name required']],
    ['too short', { name: 'D' }, ['name pattern']],
    ['too long', { name: 'Danaaa' }, ['name maxLength 5']],
    ['five letters that are two code units each', { name: '😀😀😀😀😀' }, []],
    ['a wrong format', { born: '2026-02-30' }, ['born date']],
    ['what is no e-mail and no phone', { email: 'a@b', phone: 'x' }, []],
    ['a number as a text', { age: '20' }, ['age integer']],
    ['half a person', { age: 20.5 }, ['age integer']],
    ['too small', { age: 17 }, ['age minimum 18']],
    ['too large', { age: 100 }, ['age maximum 99']],
    ['a hidden required answer', { married: false }, []],
    ['a required answer that is shown now', { married: true }, ['spouse.last required']],
    [
      'a required answer inside',
      { married: true, spouse: { first: 'A' } },
      ['spouse.last required'],
    ],
    ['a hidden wrong answer', { married: false, spouse: { last: 5 } }, []],
    ['asked for, but hidden', { age: 18 }, []],
    ['asked for and shown', { age: 18, married: true, spouse: { last: 'A' } }, ['visa required']],
    ['too few rows', { rows: [{ a: 'x' }] }, ['rows minItems 2']],
    ['empty rows do not count', { rows: [{ a: 'x' }, {}] }, ['rows minItems 2']],
    ['the row that the visitor sees', { rows: [{}, { a: 'x' }, { b: 1 }] }, ['rows.2.a required']],
    ['no list', { rows: 'x' }, ['rows type']],
    ['an unknown answer', { ghost: 1 }, ['ghost unknown']],
    ['a rule', { born: '2026-06-16' }, ['born notAfter 2026-06-15']],
    ['no rule for a text that is no date', { born: '2026-13-01' }, ['born date']],
    [
      'one issue for each answer',
      { born: '2027-02-02', died: '2027-01-01' },
      ['born notAfter 2026-06-15', 'died notBefore 2027-02-02'],
    ],
  ])('%s', (_, values, expected) => {
    expect(found({ ...GOOD, ...values })).toEqual(expected);
  });

  it('reports issues in the order of the form, including those in groups and rows', () => {
    const values = {
      rows: [{ a: 1 }, { b: 'x' }],
      born: '2026-06-16',
      spouse: { first: 1 },
      married: true,
      ghost: 1,
      age: 1,
    };
    expect(found(values)).toEqual([
      'name required',
      'email required',
      'age minimum 18',
      'spouse.first type',
      'spouse.last required',
      'born notAfter 2026-06-15',
      'rows.0.a type',
      'rows.1.a required',
      'rows.1.b number',
      'ghost unknown',
    ]);
  });

  it('returns the pruned answers', () => {
    const given = { ...GOOD, married: false, spouse: { last: 'A' }, phone: '' };
    expect(validate(given).values).toEqual({ ...GOOD, married: false });
  });

  it('ignores inherited properties', () => {
    const values = JSON.parse('{"__proto__": {"name": "Dana", "email": "a@b.co"}}') as Values;
    expect(found(values)).toEqual([
      'name required',
      'email required',
      'rows required',
      '__proto__ unknown',
    ]);
  });
});

describe('missingExpected', () => {
  it.each<[Values, string[]]>([
    [{}, ['phone']],
    [{ phone: '' }, ['phone']],
    [{ phone: '0750123456' }, []],
    [{ married: false, phone: '1' }, []],
    [{ married: true, phone: '1' }, ['spouse.first', 'note']],
    [{ married: true, phone: '1', note: 'x', spouse: { last: 'A' } }, ['spouse.first']],
    [{ married: true, phone: '1', note: 'x', spouse: { first: 'A' } }, []],
    [{ phone: '1', rows: [{ a: 'x', b: 1 }, { a: 'y' }] }, ['rows.1.b']],
  ])('%j', (values, expected) => {
    expect(missingExpected(FORM, values)).toEqual(expected);
  });

  it('ignores hidden fields that only the page can set', () => {
    const shape: Shape = {
      expected: ['hidden', 'handed', 'words'],
      properties: {
        hidden: string({ widget: 'hidden' }),
        handed: string({ widget: 'handed' }),
        words: string({ widget: 'note' }),
      },
    };
    expect(missingExpected(shape, {})).toEqual(['handed']);
  });
});

describe('doubtfulAnswers', () => {
  const shape: Shape = {
    properties: {
      email: string({ format: 'email' }),
      born: date(),
      spouse: object({ phone: string({ format: 'phone' }) }, { widget: 'dialog' }),
      people: {
        type: 'array',
        label: text('People'),
        items: object({ email: string({ format: 'email' }) }),
      },
    },
  };

  it.each<[Values, string[]]>([
    [{}, []],
    [{ email: 'a@b.co', spouse: { phone: '07501234567' } }, []],
    [{ email: 'foo', born: 'x', spouse: { phone: 'call me' } }, ['email', 'spouse.phone']],
    [{ people: [{ email: 'a@b.co' }, { email: 'b' }] }, ['people.1.email']],
  ])('for %j reports %j, and accepts the answers', (values, expected) => {
    expect(doubtfulAnswers(shape, values)).toEqual(expected);
    const { issues } = check(shape, values, compile(shape), DAY);
    expect(issues.map(({ path }) => path)).toEqual(values.born ? ['born'] : []);
  });
});

describe('presetDates', () => {
  const dates = (name: string, more: object = {}) =>
    ({ type: 'string', format: 'date', label: ['ک', 'ع', name], ...more }) as const;
  const shape: Shape = {
    properties: {
      born: dates('Born', { prefill: 'today' }),
      expires: dates('Expires'),
      away: { type: 'boolean', label: ['ک', 'ع', 'Away'] },
      left: dates('Left', { prefill: 'today', when: { away: true } }),
      spouse: {
        type: 'object',
        widget: 'dialog',
        label: ['ک', 'ع', 'Spouse'],
        properties: { born: dates('Born', { prefill: 'today' }) },
      },
      back: dates('Back', { prefill: 'tomorrow' }),
      first: dates('First', { prefill: 'today' }),
      last: dates('Last', { prefill: 'today', compare: { notBefore: 'first' } }),
      home: dates('Home', { prefill: 'tomorrow', compare: { after: 'first' } }),
      jobs: {
        type: 'array',
        label: text('Jobs'),
        items: object({
          since: dates('Since', { prefill: 'today' }),
          born: dates('Born', { prefill: 'today', compare: { notAfter: 'today' } }),
        }),
      },
    },
  };
  const day = { today: '2026-06-15' };

  it.each<[Values, string[]]>([
    [{}, []],
    [{ born: day.today }, ['born']],
    [{ born: '1990-01-01' }, []],
    [{ expires: day.today }, []],
    [{ away: false, left: day.today }, []],
    [{ away: true, left: day.today }, ['left']],
    [{ spouse: { born: day.today } }, ['spouse.born']],
    [{ back: '2026-06-16' }, ['back']],
    [{ back: day.today }, []],
    [{ first: '2027-01-10', last: '2027-01-10', home: '2027-01-11' }, ['last', 'home']],
    [{ first: '2027-01-10', last: '2027-01-11', home: '2027-01-12' }, []],
    [{ first: '2026-01-10', last: '2026-01-10' }, []],
    [{ jobs: [{ since: day.today, born: day.today }] }, ['jobs.0.since', 'jobs.0.born']],
  ])('%j', (values, expected) => {
    expect(presetDates(shape, values, day)).toEqual(expected);
  });
});

describe('a record of content in check', () => {
  const shape: Shape = {
    properties: {
      car: object({ id: string() }, { widget: 'handed', record: true, required: ['id'] }),
    },
  };
  const issues = (car: Values) =>
    check(shape, { car }, compile(shape), DAY).issues.map(({ path, code }) => `${path} ${code}`);

  it.each<[string, Values, string[]]>([
    ['may hold whatever it was read with', { id: 'a', name: { name: ['', 'ا', 'A'] }, n: 1 }, []],
    ['needs what its definition names', { name: 'A' }, ['car.id required']],
    ['is no answer without an end', { id: 'a', text: 'x'.repeat(50_000) }, ['car maxLength']],
  ])('%s', (_, car, expected) => {
    expect(issues(car)).toEqual(expected);
  });
});
