import { describe, expect, it } from 'vitest';
import type { Shape } from '../../src/definition/model/field';
import { requestableFields } from '../../src/definition/model/requested';
import { fromPayload, payloadShape, toPayload } from '../../src/definition/payload/payload';
import { check, doubtfulAnswers } from '../../src/definition/validate/check';
import { interpret } from '../../src/definition/validate/interpret';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import type { Values } from '../../src/definition/model/values';
import { compile, everything } from '../fixtures/services';
import { boolean, number, object, string, text } from './words';

const email = string({ format: 'email' });
const again = string({ format: 'email', compare: { same: 'email' } });

const FORM: Shape = {
  required: ['again'],
  properties: {
    agrees: boolean({ mustBe: true }),
    hasChild: boolean(),
    guardian: boolean({ mustBe: true, when: { hasChild: true } }),
    block: object({ declares: boolean({ mustBe: false }), note: string() }),
    word: string({ mustBe: 'DELETE' }),
    sum: number({ mustBe: 7 }),
    email,
    again,
    rows: {
      type: 'array',
      label: text('Rows'),
      items: object({ email, again, yes: boolean({ mustBe: true }) }),
    },
  },
};

const GIVEN = { agrees: true, block: { declares: false }, email: 'a@b.co', again: 'a@b.co' };

const issuesOf = (values: Values): string[] =>
  [compile(FORM), interpret(toJsonSchema(FORM))]
    .map((validate) => check(FORM, values, validate, { today: '2026-06-15' }).issues)
    .map((issues) => issues.map(({ path, code }) => `${path} ${code}`).join(', '));

describe('an answer that must be given', () => {
  it.each<[string, Values, string]>([
    ['may be given', {}, ''],
    ['may not be missing', { agrees: undefined }, 'agrees mustBe'],
    ['may not be another', { agrees: false }, 'agrees mustBe'],
    ['may not be a text', { agrees: 'true' }, 'agrees type'],
    ['is not asked for where it is hidden', { hasChild: false, guardian: false }, ''],
    ['is asked for where it is shown', { hasChild: true }, 'guardian mustBe'],
    ['is asked for in an open block', { block: undefined }, 'block.declares mustBe'],
    ['may be a no', { block: { declares: true } }, 'block.declares mustBe'],
    [
      'is asked for in each row',
      { rows: [{ yes: true }, {}, { email: 'a' }] },
      'rows.2.yes mustBe',
    ],
    ['may be left out if it is a text', { word: '' }, ''],
    ['may be no other text', { word: 'delete', sum: 8 }, 'word mustBe, sum mustBe'],
  ])('%s', (_, given, expected) => {
    expect(issuesOf({ ...GIVEN, ...given })).toEqual([expected, expected]);
  });
});

describe('a repeated answer', () => {
  it.each<[string, Values, string]>([
    ['may differ in case and spaces', { again: ' A@b.CO ' }, ''],
    ['may not differ in letters', { again: 'a@b.com' }, 'again same'],
    ['may not be missing where it is required', { again: '' }, 'again required'],
    ['repeats nothing where nothing is given', { email: '' }, 'again same'],
    [
      'is compared in its row',
      { rows: [{ yes: true, email: 'x', again: 'y' }] },
      'rows.0.again same',
    ],
  ])('%s', (_, given, expected) => {
    expect(issuesOf({ ...GIVEN, ...given })).toEqual([expected, expected]);
  });

  it('is neither sent, nor accepted, nor asked for again', () => {
    const form = { ...everything.form, ...FORM };
    const service = {
      ...everything,
      form,
      sections: undefined,
      submit: { ...everything.submit, omit: [], lists: {}, constants: {} },
    };
    const values = { ...GIVEN, rows: [{ email: 'x', again: 'x', yes: true }] };
    const { again: _, ...sent } = values;
    const expected = { ...sent, rows: [{ email: 'x', yes: true }] };
    const payload = toPayload(service, values, 'en');
    expect(fromPayload(service, payload)).toEqual(expected);
    const shape = payloadShape(service);
    expect(shape.required).toEqual([]);
    const { issues } = check(shape, values, compile(shape), { today: '2026-06-15' });
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'rows.0.again unknown',
      'again unknown',
    ]);
    expect(requestableFields(service)).not.toContain('again');
    expect(doubtfulAnswers(FORM, { email: 'a', again: 'a' })).toEqual(['email']);
  });
});
