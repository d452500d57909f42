import { customizeValidator } from '@rjsf/validator-ajv8';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { AJV_OPTIONS } from '../../src/definition/validate/ajvOptions';
import { calculationOf } from '../../src/definition/model/calculate';
import { check } from '../../src/definition/validate/check';
import { isCounted } from '../../src/definition/model/counted';
import { fieldAt } from '../../src/definition/model/fieldAt';
import { FORMATS } from '../../src/definition/model/formats';
import { prune } from '../../src/definition/validate/prune';
import { fromTexts, type Part, toRequest } from '../../src/definition/payload/submitRequest';
import { fromPayload, payloadShape, toPayload } from '../../src/definition/payload/payload';
import type { Service } from '../../src/definition/model/service';
import { LANGUAGES } from '../../src/definition/model/text';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import {
  isRecord,
  parsePath,
  type Values,
  valueAt,
  withValueAt,
} from '../../src/definition/model/values';
import { allServices, compile, everything } from '../fixtures/services';
import { anyJson, likely, unlikely } from './generate';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 60_000 });

const DAY = { today: '2026-06-15' };
const { form } = everything;
const language = fc.constantFrom(...LANGUAGES);

describe.each(allServices.map((service) => [service.id, service] as const))(
  'the service %s',
  (_, service) => {
    const shape = payloadShape(service);
    const validate = compile(service.form);

    it('reads back what it sends', () => {
      fc.assert(
        fc.property(likely(shape), language, (given, spoken) => {
          const values = prune(shape, given);
          // An empty group is not sent: pruning puts in one that is required.
          const read = prune(shape, fromPayload(service, toPayload(service, values, spoken)));
          expect(read).toEqual(values);
        }),
      );
    });

    it('reads back what it sends as JSON and as multipart', () => {
      fc.assert(
        fc.property(likely(shape), language, (given, spoken) => {
          const values = prune(shape, given);
          const request = toRequest(service, values, spoken);
          const received =
            request.encoding === 'json'
              ? fromPayload(service, JSON.parse(JSON.stringify(request.json)) as Values)
              : receivedOf(service, request.parts);
          expect(prune(shape, received)).toEqual(values);
        }),
      );
    });

    it('prunes idempotently', () => {
      fc.assert(
        fc.property(unlikely(service.form), (values) => {
          const once = prune(service.form, values);
          expect(prune(service.form, once)).toEqual(once);
        }),
      );
    });

    it('validates any JSON without throwing, with the same issues once pruned', () => {
      const given = fc.oneof(unlikely(service.form), anyJson.filter(isRecord), hostile);
      fc.assert(
        fc.property(given, (values) => {
          const { issues, values: pruned } = check(service.form, values, validate, DAY);
          const again = check(service.form, pruned, validate, DAY);
          expect(again.values).toEqual(pruned);
          // A wrong amount was replaced by the right one.
          const lasting = issues.filter(({ code }) => code !== 'amount');
          expect(again.issues.length).toBe(lasting.length);
          expect(new Set(issues.map(({ path }) => path)).size).toBe(issues.length);
        }),
      );
    });
  },
);

/** Keys and depths that no form has. */
const hostile = fc.constantFrom<Values>(
  JSON.parse('{"__proto__": {"firstName": "x"}, "constructor": {"prototype": 1}}') as Values,
  { '': '', 'a.b': 1, '0': [], toString: null, length: 5 },
  JSON.parse(`{"home": ${'['.repeat(500)}${']'.repeat(500)}}`) as Values,
  { travellers: Array.from({ length: 2000 }, () => ({ name: 'x' })), photos: [[['x']]] },
  { period: { from: 'untilNow', to: { to: 'untilNow' } }, stay: { to: 'untilNow' } },
);

/** Returns the answers in a multipart body: each file is added where the name of its part says. */
function receivedOf(service: Service, parts: readonly Part[]): Values {
  const texts = parts.flatMap((part) => ('text' in part ? [[part.name, part.text] as const] : []));
  const values = fromPayload(service, fromTexts(service, Object.fromEntries(texts)));
  const files = parts.filter((part) => 'file' in part);
  return files.reduce<Values>((all, { name, file }) => {
    const path = parsePath(name);
    const before = valueAt(all, path) ?? [];
    return withValueAt(all, path, [before, file].flat()) as Values;
  }, values);
}

it("finds the same invalid fields as rjsf's own validator", () => {
  const stock = customizeValidator({
    ajvOptionsOverrides: AJV_OPTIONS,
    customFormats: FORMATS,
    ajvFormatOptions: false,
  });
  const schema = toJsonSchema(form);
  const validate = compile(form);
  let withIssues = 0;
  fc.assert(
    fc.property(unlikely(form), (given) => {
      const values = prune(form, given);
      const { errors = [] } = stock.rawValidation<StockError>(schema, values);
      const all = errors
        .filter(({ keyword }) => keyword !== 'if')
        .map(stockPath)
        .filter((path) => !isNarrowed(path))
        .map(fieldPath);
      const theirs = all.filter((path) => !all.includes(copiedFrom(path) ?? '') && !isCount(path));
      const ours = check(form, values, validate, DAY)
        .issues.filter(({ path, code }) => !RULES.has(code) && !isCount(path) && !isNarrowed(path))
        .filter(
          ({ path }) => !isConditional(path) || valueAt(values, parsePath(path)) !== undefined,
        )
        .map(({ path }) => path);
      if (ours.length > 0) withIssues += 1;
      expect([...new Set(ours)].toSorted()).toEqual([...new Set(theirs)].toSorted());
    }),
    // Rarely generated: a sum below its least, and an object without a text in the place of a date.
    {
      numRuns: 120,
      examples: [
        [{ rooms: [{ numberOfAdults: 0, numberOfInfants: -1 }] }],
        [{ issued: { toString: '' }, renewed: '1970-01-01' }],
      ],
    },
  );
  expect(withIssues).toBeGreaterThan(60);
});

/** Which options another answer leaves is a rule. */
const isNarrowed = (path: string): boolean => path === 'district';

/** An issue in one of several choices is reported for their field. */
function fieldPath(path: string): string {
  const around = path.replace(/\.\d+$/u, '');
  return fieldAt(form, around)?.widget === 'checkboxes' ? around : path;
}

/** Returns the source of a copied answer: only there an issue is reported. */
function copiedFrom(path: string): string | undefined {
  const field = fieldAt(form, path);
  const calculation = field && calculationOf(field);
  if (typeof calculation !== 'string') return undefined;
  return [...path.split('.').slice(0, -1), calculation].join('.');
}

/** Rules that rjsf's validator does not have. */
const RULES: ReadonlySet<string> = new Set([
  'after',
  'notBefore',
  'notAfter',
  'same',
  'together',
  'togetherLeast',
]);

/** Nor what conditions require. */
function isConditional(path: string): boolean {
  const field = fieldAt(form, path);
  return (field?.when ?? field?.requiredWhen) !== undefined;
}

/** Nor the number of rows of a counted list. */
function isCount(path: string): boolean {
  const field = fieldAt(form, path);
  return field !== undefined && isCounted(field);
}

interface StockError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly missingProperty?: string; readonly additionalProperty?: string };
}

function stockPath({ instancePath, params }: StockError): string {
  const inner = params.missingProperty ?? params.additionalProperty;
  const parts = instancePath.split('/').slice(1).map(unescaped);
  return (inner === undefined ? parts : [...parts, inner]).join('.');
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

it('names a field of the form, or an unknown answer, in every issue', () => {
  const validate = compile(form);
  fc.assert(
    fc.property(unlikely(form), (values) => {
      for (const { path, code } of check(form, values, validate, DAY).issues) {
        const isPhoto = /^(?:photos|papers|letter|signature)\.[0-9]+$/u.test(path);
        expect(code === 'unknown' || isPhoto || fieldAt(form, path) !== undefined, path).toBe(true);
      }
    }),
  );
});
