import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { AJV_OPTIONS } from '../../src/definition/validate/ajvOptions';
import { type Field, type Shape, UNTIL_NOW } from '../../src/definition/model/field';
import { fromAjv } from '../../src/definition/validate/fromAjv';
import { interpret } from '../../src/definition/validate/interpret';
import { prune } from '../../src/definition/validate/prune';
import type { JsonSchema } from '../../src/definition/model/jsonSchema';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { isRecord, type Values } from '../../src/definition/model/values';
import { allServices } from '../fixtures/services';
import { isLong } from '../server/support/long';
import { anyJson, likely, unlikely } from './generate';
import { boolean, date, number, object, string, text } from './words';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 60_000 });

const ajv = new Ajv(AJV_OPTIONS);

/** Returns the errors of both validators in order. */
function bothOf(schema: JsonSchema): (values: Values) => { ours: unknown; theirs: unknown } {
  const compiled = ajv.compile(schema);
  const interpreted = interpret(schema);
  return (values) => {
    compiled(values);
    return { ours: fromAjv(interpreted(values)), theirs: fromAjv(compiled.errors) };
  };
}

describe.each(allServices.map((service) => [service.id, service] as const))(
  'interpret: %s',
  (_, { form }) => {
    it('finds the same errors as ajv', () => {
      const validateBoth = bothOf(toJsonSchema(form));
      let withIssues = 0;
      const values = fc.oneof(
        likely(form),
        unlikely(form),
        unlikely(form).map((given) => prune(form, given)),
        anyJson.filter(isRecord),
      );
      fc.assert(
        fc.property(values, (given) => {
          const { ours, theirs } = validateBoth(given);
          expect(ours).toEqual(theirs);
          if (Array.isArray(ours) && ours.length > 0) withIssues += 1;
        }),
      );
      expect(withIssues).toBeGreaterThan(10);
    });
  },
);

const KEYS = ['a', 'b', 'c', 'd/e', '~f'];
const BOUND = fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined });

const leaf: fc.Arbitrary<Field> = fc.oneof(
  fc.record({ maxLength: BOUND }).map((more) => string(defined(more))),
  fc
    .constantFrom('email', 'phone', 'date', 'time', 'position')
    .map((format) => string({ format } as const)),
  fc.constantFrom('^[A-Z0-9]+$', '^.{2}$').map((pattern) => string({ pattern })),
  fc.constant(string({ choices: [choice('x'), choice('Male'), choice('😀')] })),
  fc
    .record({ type: fc.constantFrom('number', 'integer'), minimum: BOUND, maximum: BOUND })
    .map(({ type, ...more }) => number({ type: type as 'number', ...defined(more) })),
  fc.constant(number({ choices: [choice(1), choice(2)] })),
  fc.constant(number({ type: 'integer', choices: [choice(0), choice(3)] })),
  fc.constant(boolean()),
  fc.constant(
    object({ from: date(), to: date() }, { widget: 'dateRange', untilNow: text('Until now') }),
  ),
);

function choice<V extends string | number>(value: V) {
  return { value, label: text(String(value)) };
}

const { shape } = fc.letrec<{ shape: Shape; field: Field }>((tie) => ({
  field: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('shape').map((inner) => object(inner.properties, inner)),
    fc
      .record({ items: leaf, minItems: BOUND, maxItems: BOUND })
      .map(({ items, ...more }): Field => ({
        ...({ type: 'array', label: text('Rows'), ...defined(more) } as const),
        items: items as never,
      })),
  ),
  shape: fc
    .record({
      fields: fc.uniqueArray(fc.tuple(fc.constantFrom(...KEYS), tie('field')), {
        selector: ([name]) => name,
        minLength: 1,
      }),
      required: fc.subarray(KEYS),
      conditions: fc.array(
        fc.tuple(
          fc.constantFrom(...KEYS),
          fc.constantFrom('when', 'requiredWhen'),
          fc.constantFrom(...KEYS),
          fc.constantFrom<string | number | boolean | (string | number)[]>(true, 'x', 1, ['x', 0]),
        ),
        { maxLength: 3 },
      ),
    })
    .map(({ fields, required, conditions }): Shape => {
      const properties: Record<string, Field> = Object.fromEntries(fields);
      for (const [name, keyword, other, answer] of conditions) {
        const field = properties[name];
        if (field) properties[name] = { ...field, [keyword]: { [other]: answer } };
      }
      return { properties, required: required.filter((name) => name in properties) };
    }),
}));

function defined<T extends object>(facts: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== undefined),
  ) as never;
}

it('finds the same errors as ajv in any form', () => {
  let withIssues = 0;
  fc.assert(
    fc.property(
      shape.chain((one) => fc.tuple(fc.constant(one), fc.array(unlikely(one), { minLength: 5 }))),
      ([one, answers]) => {
        const validateBoth = bothOf(toJsonSchema(one));
        for (const given of answers) {
          const { ours, theirs } = validateBoth(given);
          expect(ours).toEqual(theirs);
          if (Array.isArray(ours) && ours.length > 0) withIssues += 1;
        }
      },
    ),
    { numRuns: isLong ? 300 : 30 },
  );
  expect(withIssues).toBeGreaterThan(20);
});

const WHOLE = object({}, { required: ['name'], properties: { name: string(), age: number() } });
const SEVERAL: Field = {
  type: 'array',
  widget: 'checkboxes',
  label: text('Several'),
  choices: ['x', 'y'].map((value) => ({ value, label: text(value) })),
};
const RANGE = object(
  { from: date(), to: date() },
  { widget: 'dateRange', untilNow: text('Until now') },
);

describe('interpret, keyword by keyword', () => {
  it.each<[string, Shape, Values, string[]]>([
    [
      'letters that are two code units',
      { properties: { a: string({ maxLength: 2 }) } },
      { a: '😀😀' },
      [],
    ],
    [
      'half a surrogate pair',
      { properties: { a: string({ maxLength: 1 }) } },
      { a: '\ud83dx' },
      ['a maxLength'],
    ],
    [
      'an inherited name',
      { properties: {}, required: [] },
      { toString: 'x' },
      ['toString unknown'],
    ],
    [
      'a property that is inherited',
      WHOLE,
      JSON.parse('{"__proto__":{"name":"x"}}') as Values,
      ['name required', '__proto__ unknown'],
    ],
    ['what is no number', { properties: { a: number() } }, { a: Infinity }, ['a number']],
    ['an open end', { properties: { r: RANGE } }, { r: { from: '2020-01-01', to: UNTIL_NOW } }, []],
    ['an end that is no date', { properties: { r: RANGE } }, { r: { to: 'soon' } }, ['r.to date']],
    ['an odd name', { properties: { 'a/b~c': number() } }, { 'a/b~c': 'x' }, ['a/b~c number']],
    ['null', { properties: { a: string() } }, { a: null }, ['a type']],
    [
      'a choice that is made twice',
      { properties: { s: SEVERAL } },
      { s: ['x', 'x'] },
      ['s choice'],
    ],
    [
      'more choices than there are, which are not compared with each other',
      { properties: { s: SEVERAL } },
      { s: ['x', 'x', 'y'] },
      ['s maxItems'],
    ],
  ])('%s', (_, form, values, expected) => {
    const { ours, theirs } = bothOf(toJsonSchema(form))(values);
    expect((ours as { path: string; code: string }[]).map((i) => `${i.path} ${i.code}`)).toEqual(
      expected,
    );
    expect(theirs).toEqual(ours);
  });
});
