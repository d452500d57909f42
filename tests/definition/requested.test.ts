import { describe, expect, it } from 'vitest';
import '../../src/definition/model/expression';
import type { Field, Properties } from '../../src/definition/model/field';
import { prefilled } from '../../src/definition/model/prefill';
import {
  askedService,
  requestableFields,
  requestedService,
  withDependents,
} from '../../src/definition/model/requested';
import type { Service } from '../../src/definition/model/service';
import { shownSteps } from '../../src/definition/model/stepOf';
import type { Values } from '../../src/definition/model/values';
import { check } from '../../src/definition/validate/check';
import { checkSent } from '../../src/definition/validate/checkSent';
import { interpret } from '../../src/definition/validate/interpret';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { everything } from '../fixtures/services';
import { boolean, number, object, string, text } from './words';

const rows = (items: Field, more: object = {}): Field =>
  ({ type: 'array', label: text('Rows'), items, ...more }) as Field;
const images = { type: 'array', widget: 'images', label: text('Photos') } as Field;
const several = {
  type: 'array',
  widget: 'checkboxes',
  label: text('Several'),
  choices: [1, 2].map((value) => ({ value, label: text(`${value}`) })),
} as Field;
const TODAY = { today: '2026-06-15' };

const serviceOf = (properties: Properties, more: Partial<Service> = {}): Service => ({
  ...everything,
  steps: [{ title: text('All'), blocks: [{ fields: Object.keys(properties) }] }],
  form: { title: text('Form'), properties },
  ...more,
});

/** Returns the issues of the form of what is asked, opened with its answers, with the given ones. */
function issuesOf(service: Service, names: readonly string[], stored: Values, given: Values) {
  const { form } = askedService(service, names, stored, '');
  const values = { ...prefilled(form, TODAY), ...given };
  const { issues } = checkSent(form, values, interpret(toJsonSchema(form)), TODAY);
  return issues.map(({ path, code }) => `${path} ${code}`);
}

/** What a field names, with the answers to it before: an answer to the field is refused with the first, not with the second. */
const NAMED: readonly (readonly [string, Properties, Field, unknown, Values, Values])[] = [
  [
    'the length of a list in its condition',
    { list: rows(object({ name: string(), secret: string() })) },
    string({ when: { list: { atLeast: 2 } } }),
    undefined,
    { list: [{ name: 'A' }, { name: 'B' }] },
    { list: [{ name: 'A' }] },
  ],
  [
    'photos in its condition',
    { photos: images },
    string({ requiredWhen: { photos: { answered: true } } }),
    undefined,
    { photos: ['f'.repeat(32)] },
    {},
  ],
  [
    'some of several in its condition',
    { several },
    string({ requiredWhen: { several: { contains: 2 } } }),
    undefined,
    { several: [1, 2] },
    { several: [1] },
  ],
  [
    'a part of a block in its condition',
    { block: object({ inner: string(), other: string() }) },
    string({ requiredWhen: { '/block/inner': 'x' } }),
    undefined,
    { block: { inner: 'x', other: 'secret' } },
    { block: { inner: 'y' } },
  ],
  [
    'a sum of rows in its bound',
    { list: rows(object({ price: number() })) },
    number({ maximum: { sum: 'price', of: 'list' } }),
    5,
    { list: [{ price: 1 }, { price: 2 }] },
    { list: [{ price: 3 }, { price: 2 }] },
  ],
  [
    'a calculated answer in its bound',
    { price: number(), total: number({ calculate: { product: ['price', 2] } }) },
    number({ maximum: 'total' }),
    5,
    { price: 2, total: 4 },
    { price: 3, total: 6 },
  ],
  [
    'the root of the form in a row',
    { from: string({ format: 'date' }) },
    rows(object({ day: string({ format: 'date', compare: { notBefore: '/from' } }) })),
    [{ day: '2026-01-31' }],
    { from: '2026-02-01' },
    { from: '2026-01-01' },
  ],
  [
    'the form around its row',
    { country: string() },
    rows(
      object(
        { name: string(), visa: string({ when: { '../country': 'IQ' } }) },
        { required: ['visa'] },
      ),
    ),
    [{ name: 'A' }],
    { country: 'IQ' },
    { country: 'TR' },
  ],
  [
    'a calculation in its block',
    { rate: number() },
    object({ days: number(), sum: number({ calculate: { product: ['days', '/rate'] } }) }),
    { days: 2, sum: 5 },
    { rate: 3 },
    { rate: 2.5 },
  ],
];

describe('what staff ask for once more', () => {
  it.each(NAMED)('is checked by %s', (_, others, field, answer, before, fine) => {
    const service = serviceOf({ ...others, field });
    const given = answer === undefined ? {} : ({ field: answer } as Values);
    expect(issuesOf(service, ['field'], before, given)).toEqual([expect.stringMatching(/^field/u)]);
    expect(issuesOf(service, ['field'], fine, { field: 'x', ...given })).toEqual([]);
  });

  it('gives away no more of other answers than it needs', () => {
    for (const [name, others, field, , before] of NAMED) {
      const { form } = askedService(serviceOf({ ...others, field }), ['field'], before, '');
      expect(JSON.stringify(form.properties), name).not.toMatch(/"secret"\}|ffff/u);
    }
  });

  it('is hidden with another answer that it hides itself', () => {
    const service = serviceOf({
      pays: boolean(),
      total: number({ widget: 'handed', when: { pays: true } }),
      more: string({ when: { total: { atLeast: 5 } } }),
    });
    const names = withDependents(service, ['pays']);
    expect(names).toEqual(['pays', 'more']);
    const { form } = askedService(service, names, { pays: true, total: 7, more: 'x' }, '');
    const validate = interpret(toJsonSchema(form));
    const values = { ...prefilled(form, TODAY), pays: false };
    expect(check(form, values, validate, TODAY).values).toEqual({ pays: false });
  });

  it('brings along what depends on it from a row, a block or the root, and rows that it counts', () => {
    const service = serviceOf({
      asked: string(),
      number: number({ type: 'integer' }),
      block: object({ inner: string({ when: { '/asked': 'x' } }) }),
      list: rows(object({ inner: string({ requiredWhen: { '../asked': 'x' } }) })),
      field: string({ when: { any: [{ '/asked': 'x' }, { '/block/inner': 'y' }] } }),
      counted: rows(string(), { countedBy: 'number' }),
    });
    expect(withDependents(service, ['asked'])).toEqual(['asked', 'block', 'list', 'field']);
    expect(withDependents(service, ['number'])).toEqual(['number', 'counted']);
    const { form } = askedService(service, withDependents(service, ['asked']), {}, '');
    expect(form.required).toEqual(['asked']);
  });

  it('is nothing from which an amount follows, in another scope either', () => {
    const service = serviceOf({
      rate: number(),
      block: object({ inner: number() }),
      list: rows(object({ sum: number({ calculate: { product: [2, '/rate'] } }) })),
      total: number({ calculate: '/block/inner' }),
    });
    expect(requestableFields(service)).toEqual(['list']);
  });

  it('is shown without the summary and the condition of its step', () => {
    const service = serviceOf(
      { paid: boolean(), field: string() },
      {
        steps: [
          {
            title: text('All'),
            summary: true,
            when: { paid: true },
            blocks: [{ fields: ['field'] }],
          },
        ],
      },
    );
    const asked = requestedService(service, ['field'], { paid: true }, '');
    expect(shownSteps(asked, {})).toEqual([0]);
  });
});
