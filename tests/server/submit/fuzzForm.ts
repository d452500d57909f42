import { constantIn } from '../../../src/definition/model/types/number';
import fc, { type Arbitrary } from 'fast-check';
import {
  type Field,
  isList,
  isNumber,
  isObject,
  isString,
  type NumberField,
  type Shape,
  type StringField,
} from '../../../src/definition/model/field';
import { isFiles } from '../../../src/definition/model/types/table';
import type { Json, Values } from '../../../src/definition/model/values';
import { text } from './fuzz';

/** Generates answers from a form's own fields, most of them valid: required ones are mostly there. */
export function answersTo(shape: Shape): Arbitrary<Values> {
  const fields = Object.entries(shape.properties).filter(([, { widget }]) => widget !== 'note');
  const required = fields.flatMap(([name]) => (shape.required?.includes(name) ? [name] : []));
  const arbitraries = Object.fromEntries(fields.map(([name, field]) => [name, answerTo(field)]));
  return fc.record(arbitraries, { requiredKeys: required });
}

function answerTo(field: Field): Arbitrary<Json> {
  if (isFiles(field)) return fc.constantFrom<Json>(['0'], ['0', '1']);
  if (isObject(field)) return answersTo(field);
  if (field.widget === 'checkboxes') {
    const { choices, minItems = 0, maxItems } = field;
    const values = choices.map(({ value }) => value);
    return fc.subarray(values, { minLength: minItems, maxLength: maxItems ?? values.length });
  }
  if (isList(field)) {
    const { minItems = 0, maxItems = 3 } = field;
    const most = Math.max(minItems, Math.min(maxItems, 3));
    return fc.array(answerTo(field.items), { minLength: minItems, maxLength: most });
  }
  if (isString(field)) return textOf(field);
  return isNumber(field) ? numberOf(field) : fc.boolean();
}

function numberOf({ type, choices, ...field }: NumberField): Arbitrary<Json> {
  if (choices) return fc.constantFrom(...choices.map(({ value }) => value));
  const min = constantIn(field.minimum) ?? -1000;
  const bounds = { min, max: constantIn(field.maximum) ?? min + 100_000 };
  return type === 'integer' ? fc.integer(bounds) : fc.double({ ...bounds, noNaN: true });
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`, 'u'));

const FORMATS = {
  email: fc.tuple(digits(4), text(8)).map(([name, domain]) => `k${name}@${domain || 'a'}.krd`),
  phone: digits(8).map((rest) => `+964${rest}`),
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  position: fc
    .tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 }))
    .map(String),
  url: fc.webUrl(),
  colour: fc.constant('#336699'),
} as const;

function textOf({ format, choices, pattern, maxLength }: StringField): Arbitrary<Json> {
  if (choices) return fc.constantFrom(...choices.map(({ value }) => value));
  if (format) return FORMATS[format];
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const most = Math.min(maxLength ?? 500, 60);
  return text(most);
}
