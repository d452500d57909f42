import { describe, expect, it } from 'vitest';
import { fromAjv } from '../../src/definition/validate/fromAjv';
import { ISSUE_CODES, issueAt } from '../../src/definition/model/issue';
import { readJson } from '../fixtures/services';

describe('issueAt', () => {
  it('joins the path to the name of the control', () => {
    expect(issueAt(['children', 0, 'name'], 'required')).toEqual({
      path: 'children.0.name',
      code: 'required',
    });
  });

  it('includes the limit, zero as well', () => {
    expect(issueAt(['age'], 'minimum', 0)).toEqual({ path: 'age', code: 'minimum', limit: 0 });
  });
});

describe('fromAjv', () => {
  const error = (keyword: string, params: Record<string, unknown>, instancePath = '/a') => ({
    keyword,
    params,
    instancePath,
  });

  it.each<[ReturnType<typeof error>, unknown]>([
    [error('required', { missingProperty: 'x' }, ''), { path: 'x', code: 'required' }],
    [error('required', { missingProperty: 'x' }, '/a/0'), { path: 'a.0.x', code: 'required' }],
    [
      error('additionalProperties', { additionalProperty: 'x' }, ''),
      { path: 'x', code: 'unknown' },
    ],
    [error('type', { type: 'string' }), { path: 'a', code: 'type' }],
    [error('type', { type: 'boolean' }), { path: 'a', code: 'type' }],
    [error('type', { type: 'number' }), { path: 'a', code: 'number' }],
    [error('type', { type: 'integer' }), { path: 'a', code: 'integer' }],
    [error('format', { format: 'phone' }), { path: 'a', code: 'phone' }],
    [error('enum', { allowedValues: [1] }), { path: 'a', code: 'choice' }],
    [error('const', { allowedValue: 1 }), { path: 'a', code: 'mustBe' }],
    [error('pattern', { pattern: '^x$' }), { path: 'a', code: 'pattern' }],
    [error('maxLength', { limit: 2 }), { path: 'a', code: 'maxLength', limit: 2 }],
    [error('minimum', { limit: 0 }), { path: 'a', code: 'minimum', limit: 0 }],
    [error('maximum', { limit: 0.5 }), { path: 'a', code: 'maximum', limit: 0.5 }],
    [error('minItems', { limit: 1 }), { path: 'a', code: 'minItems', limit: 1 }],
    [error('maxItems', { limit: 1 }), { path: 'a', code: 'maxItems', limit: 1 }],
    [error('type', { type: 'string' }, '/a~1b/c~0d'), { path: 'a/b.c~d', code: 'type' }],
  ])('%j', (given, issue) => {
    expect(fromAjv([given])).toEqual([issue]);
  });

  it.each(['if', 'anyOf', 'allOf'])('ignores %s, which only repeats other errors', (keyword) => {
    expect(fromAjv([error(keyword, {})])).toEqual([]);
  });

  it('keeps the first error per path', () => {
    const errors = [
      error('maxLength', { limit: 2 }),
      error('pattern', {}),
      error('type', {}, '/b'),
    ];
    expect(fromAjv(errors).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'a maxLength',
      'b type',
    ]);
  });

  it.each([null, undefined, []])('returns no issues for %j', (errors) => {
    expect(fromAjv(errors)).toEqual([]);
  });
});

it('meta-schema lists every issue code that a field may have a text for', () => {
  const { definitions } = readJson('schemas/field.schema.json') as {
    definitions: { errors: { propertyNames: { enum: string[] } } };
  };
  expect(definitions.errors.propertyNames.enum.toSorted()).toEqual([...ISSUE_CODES].sort());
});
