import fc from 'fast-check';
import type { Field, Shape } from '../../src/definition/model/field';
import { isList, isObject, isString, UNTIL_NOW } from '../../src/definition/model/field';
import { isFiles } from '../../src/definition/model/types/table';
import type { Json, Values } from '../../src/definition/model/values';
import { widgetOf } from '../../src/definition/model/widget';

const DATE = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const WORDS = fc.constantFrom(
  '',
  ' ',
  'هێرۆ',
  'Zagros & Sons',
  'null',
  '0',
  ' - ',
  '__proto__',
  '😀',
);

const BY_FORMAT = {
  email: fc.constantFrom('a@b.co', 'hero@example.com'),
  phone: fc.constantFrom('0750 123 4567', '+9647501234567'),
  date: DATE,
  time: fc.constantFrom('00:00', '12:30'),
  position: fc.constantFrom('36.191,44.009', '36.191, 44.0091234', '91,0'),
  url: fc.constant('https://a.example/'),
  colour: fc.constant('#336699'),
} as const;

/** Generates mostly valid values of the fields' types; some violate bounds and patterns. */
export const likely = (shape: Shape): fc.Arbitrary<Values> => recordOf(shape, likelyValue);

/** Generates values of any type in any position. */
export const unlikely = (shape: Shape): fc.Arbitrary<Values> =>
  recordOf(shape, (field) =>
    fc.oneof({ arbitrary: likelyValue(field), weight: 4 }, { arbitrary: anyJson, weight: 1 }),
  );

/** Any JSON: null, unusual keys and nested lists included. */
export const anyJson = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;

function recordOf(shape: Shape, value: (field: Field) => fc.Arbitrary<Json>): fc.Arbitrary<Values> {
  const fields = Object.entries(shape.properties)
    .filter(([, field]) => widgetOf(field) !== 'note')
    .map(([name, field]) => [name, value(field)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<Json>>, {
    requiredKeys: [],
    noNullPrototype: true,
  });
}

function likelyValue(field: Field): fc.Arbitrary<Json> {
  if ('unless' in field && field.unless) {
    const { unless, ...typed } = field;
    return fc.oneof(likelyValue(typed), fc.constantFrom(...unless.map(({ value }) => value)));
  }
  if (field.widget === 'checkboxes') {
    return fc.subarray(field.choices.map(({ value }) => value));
  }
  if (isFiles(field)) return fc.array(fc.uuid(), { maxLength: 4 });
  if (isList(field)) return fc.array(likelyValue(field.items), { maxLength: 3 });
  if (isObject(field)) return objectOf(field.properties, field.untilNow !== undefined);
  if ('choices' in field && field.choices)
    return fc.constantFrom(...field.choices.map(({ value }) => value));
  if (field.type === 'boolean') return fc.boolean();
  if (isString(field)) return field.format ? BY_FORMAT[field.format] : fc.oneof(WORDS, fc.string());
  return field.type === 'integer'
    ? fc.integer({ min: -2, max: 200 })
    : fc.double({ min: -2, max: 200, noNaN: true }).map((number) => number + 0);
}

function objectOf(properties: Shape['properties'], isOpen: boolean): fc.Arbitrary<Values> {
  const shaped = recordOf({ properties }, likelyValue);
  if (!isOpen) return shaped;
  const to = fc.constantFrom(UNTIL_NOW, undefined);
  return fc.tuple(shaped, to).map(([values, end]) => (end ? { ...values, to: end } : values));
}
