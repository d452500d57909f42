import { describe as group, expect, it } from 'vitest';
import '../../src/definition/model/expression';
import { describeShape } from '../../src/definition/describe/describe';
import { localiseShape } from '../../src/definition/language/localise';
import type { Shape } from '../../src/definition/model/field';
import type { Json, Values } from '../../src/definition/model/values';
import { fromWire, toWire } from '../../src/definition/payload/wireFormat';
import { check } from '../../src/definition/validate/check';
import { interpret } from '../../src/definition/validate/interpret';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { compile } from '../fixtures/services';
import { date, number, object, string, text } from './words';

const WORDS = {
  yes: 'Yes',
  no: 'No',
  am: 'am',
  pm: 'pm',
  untilNow: 'now',
  language: 'en',
} as const;

const unless = [
  { value: 'unknown', label: text('Not known') },
  { value: 'none', label: text('Not applicable') },
];

const FORM: Shape = {
  properties: {
    height: number({ type: 'integer', minimum: 40, unit: text('cm'), unless }),
    most: number({ maximum: 'height' }),
    lost: date({ compare: { after: 'found', notAfter: 'today', differs: 'found' }, unless }),
    found: date({ unless }),
    why: string({ when: { height: 'unknown' } }),
    tall: string({ when: { height: { atLeast: 180 } } }),
    twice: number({ calculate: { product: ['height', 2] } }),
    total: number({ calculate: { sum: ['height', 5], missing: 0 } }),
    copy: number({ calculate: 'height' }),
    oldest: number({ calculate: { max: 'age', of: 'people' } }),
    people: { type: 'array', label: text('People'), items: object({ age: number({ unless }) }) },
  },
};

const resultOf = (values: Values) => {
  const both = [compile(FORM), interpret(toJsonSchema(FORM))].map((validate) =>
    check(FORM, values, validate, { today: '2026-06-15' }),
  );
  expect(both[0]).toEqual(both[1]);
  return both[0];
};

const issuesOf = (values: Values): string =>
  (resultOf(values)?.issues ?? []).map(({ path, code }) => `${path} ${code}`).join(', ');

group('a choice beside a number or a date', () => {
  it.each<[string, Values, string]>([
    ['may be the answer', { height: 'unknown', lost: 'none' }, ''],
    ['may be left', { height: 170, lost: '2026-01-31' }, ''],
    [
      'is one of those that the file lists',
      { height: 'lost', lost: 'never' },
      'height integer, lost date',
    ],
    ['leaves the bounds of numbers', { height: 3 }, 'height minimum'],
    ['is no bound of others', { height: 'unknown', most: 500 }, ''],
    ['is no day to compare with', { lost: '2026-01-31', found: 'unknown' }, ''],
    ['is not compared', { lost: 'unknown', found: 'unknown' }, ''],
    ['leaves the comparison of days', { lost: '2026-01-31', found: '2026-02-01' }, 'lost after'],
    ['may be the answer in rows', { people: [{ age: 'unknown' }] }, ''],
  ])('%s', (_, values, issues) => {
    expect(issuesOf(values)).toBe(issues);
  });

  it('is found by conditions that name it, and by none on numbers', () => {
    const given = { height: 'unknown', why: 'Lost', tall: 'Yes' };
    expect(resultOf(given)?.values).toMatchObject({ height: 'unknown', why: 'Lost' });
    expect(resultOf(given)?.values).not.toHaveProperty('tall');
    expect(resultOf({ ...given, height: 181 })?.values).toMatchObject({ tall: 'Yes' });
  });

  it('counts as no number in calculations', () => {
    const people = [{ age: 'unknown' }, { age: 7 }];
    const { values } = resultOf({ height: 'unknown', people }) ?? {};
    expect(values).toMatchObject({ total: 5 });
    for (const name of ['twice', 'copy', 'oldest']) expect(values).not.toHaveProperty(name);
    expect(resultOf({ height: 170 })?.values).toMatchObject({ twice: 340, total: 175, copy: 170 });
  });

  it('is sent as its value, and read by its label without the unit', () => {
    const values = { height: 'unknown', lost: 'none', found: '2026-01-31' };
    expect(toWire(FORM, values, 'en')).toMatchObject(values);
    expect(fromWire(FORM, toWire(FORM, values, 'en'))).toMatchObject(values);
    const shown = describeShape(localiseShape(FORM, 'en'), values, WORDS);
    const textOf = (name: string): Json | undefined => {
      const content = shown.find(({ path }) => path === name)?.content;
      return content?.kind === 'text' ? content.text : undefined;
    };
    expect(textOf('height')).toBe('Not known');
    expect(textOf('lost')).toBe('Not applicable');
  });
});
