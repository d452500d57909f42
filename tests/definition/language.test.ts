import { Ajv } from 'ajv';
import { expect, it, vi } from 'vitest';
import { isRepeat } from '../../src/definition/model/compare';
import { isList, isObject, type Shape } from '../../src/definition/model/field';
import type { Service } from '../../src/definition/model/service';
import {
  dotted,
  isRecord,
  mapValues,
  type Path,
  type Values,
} from '../../src/definition/model/values';
import { fromPayload, payloadShape, toPayload } from '../../src/definition/payload/payload';
import { AJV_OPTIONS } from '../../src/definition/validate/ajvOptions';
import { check } from '../../src/definition/validate/check';
import { checkSent } from '../../src/definition/validate/checkSent';
import { interpret } from '../../src/definition/validate/interpret';
import { prune } from '../../src/definition/validate/prune';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { isShownAt, namesDeciding } from '../../src/engine/scope/isShownAt';
import { everything } from '../fixtures/services';
import { isLong } from '../server/support/long';
import { generated } from './generateLanguage';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 3_600_000 });

const DAY = { today: '2026-06-15' };
const SETS = 10;
/** 20,000 sets of answers with LONG=1. */
const SEEDS = Array.from({ length: isLong ? 2000 : 60 }, (_, index) => index + 1);

const serviceOf = (form: Shape): Service => {
  const { steps: _, documents: __, lookup: ___, ...rest } = everything;
  const title = everything.form.title;
  const submit = { ...everything.submit, omit: [], lists: {}, constants: {} };
  return {
    ...rest,
    form: { ...form, title },
    submit: { ...submit, encoding: 'json' },
  } as unknown as Service;
};

it('finds on the server what the page finds, in any form of the language', () => {
  let [accepted, refused] = [0, 0];
  for (const seed of SEEDS) {
    const { form, answers } = generated(seed, SETS);
    const service = serviceOf(form);
    const schema = toJsonSchema(form);
    const compiled = new Ajv(AJV_OPTIONS).compile(schema);
    const shape = payloadShape(service);
    const interpreted = interpret(toJsonSchema(shape));
    for (const given of answers) {
      const page = check(form, given, (values) => (compiled(values) ? null : compiled.errors), DAY);
      const same = check(form, given, interpret(schema), DAY);
      expect({ seed, ...same }).toEqual({ seed, ...page });
      if (page.issues.length > 0) refused += 1;
      else {
        accepted += 1;
        const sent = JSON.parse(JSON.stringify(toPayload(service, page.values, 'en'))) as Values;
        const server = checkSent(shape, fromPayload(service, sent), interpreted, DAY);
        expect({ seed, ...server }).toEqual({
          seed,
          values: withoutRepeats(shape, page.values),
          issues: [],
        });
      }
    }
  }
  expect(Math.min(accepted, refused)).toBeGreaterThan(20);
});

it('counts the same answers once more', () => {
  for (const seed of SEEDS) {
    const { form, answers } = generated(seed, SETS);
    for (const given of answers) {
      const counting = prune(form, given);
      expect({ seed, ...prune(form, counting) }).toEqual({ seed, ...counting });
    }
  }
});

it('looks at the answers that decide whether a field is shown, and at no other', () => {
  for (const seed of SEEDS) {
    const { form, answers } = generated(seed, 2);
    const [one = {}, other = {}] = answers;
    for (const path of pathsOf(form)) {
      const names = new Set([...namesDeciding(form, path), String(path[0])]);
      const changed = Object.fromEntries(
        Object.keys(form.properties).map((name) => [name, (names.has(name) ? one : other)[name]]),
      );
      const here = { seed, path: dotted(path) };
      expect({ ...here, shown: isShownAt(form, changed, path) }).toEqual({
        ...here,
        shown: isShownAt(form, one, path),
      });
    }
  }
});

/** Returns the paths of all fields, those in rows in the first. */
function pathsOf({ properties }: Pick<Shape, 'properties'>, around: Path = []): Path[] {
  return Object.entries(properties).flatMap(([name, field]): Path[] => {
    const here = [...around, name];
    if (isObject(field)) return [here, ...pathsOf(field, here)];
    if (!isList(field) || !isObject(field.items)) return [here];
    return [here, ...pathsOf(field.items, [...here, 0])];
  });
}

/** Returns answers without those that only repeat others, which are not sent. */
function withoutRepeats({ properties }: Pick<Shape, 'properties'>, values: Values): Values {
  return mapValues(values, (value, name) => {
    const field = properties[name];
    if (!field || isRepeat(field)) return undefined;
    if (isObject(field) && isRecord(value)) return withoutRepeats(field, value);
    if (!isList(field) || !isObject(field.items) || !Array.isArray(value)) return value;
    const { items } = field;
    return value.map((row) => (isRecord(row) ? withoutRepeats(items, row) : row));
  });
}
