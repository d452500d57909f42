import fc, { type Arbitrary } from 'fast-check';
import type { Json, Path, Values } from '../../../src/definition/model/values';
import { withValueAt } from '../../../src/definition/model/values';

const { FUZZ_RUNS, FUZZ_SEED } = process.env;

/**
 * FUZZ_RUNS sets the runs for each definition, with a new seed that is printed. FUZZ_SEED repeats one. By default
 * there are few runs, always the same.
 */
export function fuzzing(usual: number): { readonly numRuns: number; readonly seed: number } {
  const numRuns = Number(FUZZ_RUNS ?? usual);
  const seed = Number(FUZZ_SEED ?? (FUZZ_RUNS === undefined ? 4711 : Date.now() % 2 ** 31));
  return { numRuns, seed };
}

/** Returns the timeout of a test with so many runs, in milliseconds. */
export const timeFor = (numRuns: number): number => 60_000 + numRuns * 1000;

/**
 * Generates texts of every script, halves of surrogate pairs, control characters, and special characters of other
 * languages.
 */
export const text = (most = 40): Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.string({ unit: 'grapheme', maxLength: most }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: most }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...[
          '\u0000',
          '\ud800',
          '\udc00x',
          '\u202etxt',
          '',
          ' ',
          '__proto__',
          'constructor',
          'null',
        ],
        ...["' OR 1=1 --", '<script>', '=1+1', '../../x', '٠٧٥٠١٢٣٤٥٦٧', 'ی', 'ي', '🏳️‍🌈'],
      ),
    },
  );

const nested = (depth: number): Json => {
  let here: Json = 'x';
  for (let level = 0; level < depth; level += 1) here = level % 2 ? [here] : { a: here };
  return here;
};

/** Generates any JSON, some of it excessive. */
const wild: Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 4, arbitrary: text() },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Json>(
      ...[null, true, false, 0, -1, 1.5, 1e300, -1e300, 2 ** 53, Number.MIN_VALUE],
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 50, max: 400 }).map(nested) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 400, max: 90_000 }).map((length) => 'ک'.repeat(length)),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 10, max: 3000 }).map((length) => Array<Json>(length).fill('x')),
  },
);

type Edit =
  | { readonly at: number; readonly as: 'other'; readonly value: Json }
  | { readonly at: number; readonly as: 'gone' }
  | { readonly at: number; readonly as: 'more'; readonly name: string; readonly value: Json };

const at = fc.nat(10_000);

const edit: Arbitrary<Edit> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ at, as: fc.constant('other' as const), value: wild }) },
  { weight: 2, arbitrary: fc.record({ at, as: fc.constant('gone' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      at,
      as: fc.constant('more' as const),
      value: wild,
      name: fc.oneof(
        fc.constantFrom('__proto__', 'id', 'constructor', 'a b'),
        fc.string({ minLength: 1 }),
      ),
    }),
  },
);

/** Generates valid values with some parts changed, removed or inserted at any depth; often none. */
export const damaged = (good: Arbitrary<Values>): Arbitrary<Values> =>
  fc
    .tuple(good, fc.oneof(fc.constant([]), fc.array(edit, { minLength: 1, maxLength: 3 })))
    .map(([values, edits]) => edits.reduce(edited, values));

function edited(values: Values, one: Edit): Values {
  const paths = pathsIn(values, []);
  const path = paths[one.at % paths.length] ?? [];
  if (one.as === 'more') return withOwn(values, one.name, one.value);
  if (path.length === 0) return values;
  return withValueAt(values, path, one.as === 'gone' ? undefined : one.value) as Values;
}

/** Unlike a literal, this treats "__proto__" as a name like any other. */
const withOwn = (values: Values, name: string, value: Json): Values =>
  Object.fromEntries([...Object.entries(values), [name, value]]);

function pathsIn(value: Json | undefined, here: Path): Path[] {
  if (typeof value !== 'object' || value === null || here.length > 12) return [here];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [here, ...inner.flatMap(([key, one]) => pathsIn(one, [...here, key]))];
}

/** Returns the values after a round trip through JSON. */
export const asSent = (values: Values): Values => JSON.parse(JSON.stringify(values)) as Values;
