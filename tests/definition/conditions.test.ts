import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Condition, Test } from '../../src/definition/model/condition';
import type { Field, ListField, Shape } from '../../src/definition/model/field';
import type { Service } from '../../src/definition/model/service';
import { fromPayload, toPayload } from '../../src/definition/payload/payload';
import { check } from '../../src/definition/validate/check';
import { interpret } from '../../src/definition/validate/interpret';
import { prune } from '../../src/definition/validate/prune';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { everything } from '../fixtures/services';
import { isLong } from '../server/support/long';
import { likely } from './generate';
import { boolean, date, number, object, string, text } from './words';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 600_000 });

const choice = (value: string) => ({ value, label: text(value) });
const CHOICES = [choice('x'), choice('y')];
const several: Field = {
  type: 'array',
  widget: 'checkboxes',
  label: text('Several'),
  choices: CHOICES,
};
const list = (items: ListField['items']): ListField => ({
  type: 'array',
  label: text('Rows'),
  items,
});

const answers = fc.constantFrom('x', 'y', true, false, 1, 2);
const bounds = fc.constantFrom(0, 1, 2, 'today', '2026-01-31', 'number');
const tests: fc.Arbitrary<Test> = fc.oneof(
  answers,
  fc.uniqueArray(answers, { minLength: 1 }),
  fc.boolean().map((answered) => ({ answered })),
  answers.map((contains) => ({ contains })),
  answers.map((not) => ({ not })),
  bounds.map((atLeast) => ({ atLeast })),
  fc.tuple(bounds, bounds).map(([atLeast, atMost]) => ({ atLeast, atMost })),
  fc.nat(100).map((atMost) => ({ age: { atMost } })),
);

/** Generates conditions on some names, which combine others twice at most. */
const conditionsOn = (names: readonly string[], depth = 2): fc.Arbitrary<Condition> => {
  const tested = fc.dictionary(fc.constantFrom(...names), tests, { minKeys: 1, maxKeys: 2 });
  if (depth === 0) return tested;
  const inner = conditionsOn(names, depth - 1);
  const some = fc.array(inner, { minLength: 1, maxLength: 2 });
  return fc.oneof(
    tested,
    some.map((any) => ({ any })),
    some.map((all) => ({ all })),
    inner.map((not) => ({ not })),
  );
};

/** Generates forms with conditions on what is asked before, beside and at the root, so that none is circular. */
const ROOT = ['choice', 'yes', 'number', 'day', 'several', 'rows'];
const FROM_ROOT = ROOT.map((name) => `/${name}`);
const shapes: fc.Arbitrary<Shape> = fc
  .tuple(
    conditionsOn(ROOT.slice(0, 3)),
    conditionsOn([...FROM_ROOT, '/block/one']),
    conditionsOn([...FROM_ROOT, 'one']),
    conditionsOn([...ROOT, '/block/one', '/block/two']),
    fc.boolean(),
  )
  .map(([early, inRow, inBlock, last, isRequired]) => ({
    required: ['several', 'last'],
    properties: {
      choice: string({ choices: CHOICES }),
      yes: boolean(),
      number: number(),
      day: date({ when: early }),
      several: { ...several, when: { all: [early, { '/day': { answered: true } }] } },
      rows: list(object({ own: string() })),
      block: object(
        {
          one: string({ choices: CHOICES, when: { '/yes': true } }),
          two: string({ when: inBlock }),
        },
        { required: ['two'] },
      ),
      people: list(
        object({ name: string(), more: string({ when: inRow }) }, { required: ['more'] }),
      ),
      last: string(isRequired ? { requiredWhen: last } : { when: last }),
    },
  }));

const DAY = { today: '2026-06-15' };

it('shows, requires and sends the same on both sides, whatever conditions a form has', () => {
  const forms = shapes.chain((shape) => fc.tuple(fc.constant(shape), likely(shape)));
  let hidden = 0;
  let refused = 0;
  fc.assert(
    fc.property(forms, ([shape, given]) => {
      const form = { ...shape, title: text('A form') };
      const { given: _, sections: __, ...rest } = everything;
      const service: Service = {
        ...rest,
        form,
        submit: { ...rest.submit, omit: [], lists: {}, constants: {} },
      };
      const validate = interpret(toJsonSchema(shape));
      const client = check(shape, given, validate, DAY);
      const wire: unknown = JSON.parse(JSON.stringify(toPayload(service, client.values, 'en')));
      const server = check(shape, fromPayload(service, wire as typeof given), validate, DAY);
      expect(server.values).toEqual(client.values);
      expect(server.issues.map(({ code }) => code).toSorted()).toEqual(
        client.issues.map(({ code }) => code).toSorted(),
      );
      expect(Object.keys(prune(shape, client.values))).toEqual(Object.keys(client.values));
      if (Object.keys(client.values).length < Object.keys(given).length) hidden += 1;
      if (client.issues.length > 0) refused += 1;
    }),
    { numRuns: isLong ? 20_000 : 300 },
  );
  expect(hidden).toBeGreaterThan(30);
  expect(refused).toBeGreaterThan(30);
});
