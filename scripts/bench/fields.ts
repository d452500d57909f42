import type { Condition, Field, ObjectField } from '../../src/definition/model/field';
import type { Text } from '../../src/definition/model/text';
import type { Json } from '../../src/definition/model/values';

/** A named field of a form; data is prefilled, so that a form is one definition. */
export type Named = readonly [name: string, field: Field];

const same = (label: string): Text => [label, label, label];

const OPTIONS = [
  'alpha',
  'bravo',
  'charlie',
  'delta',
  'echo',
  'foxtrot',
  'golf',
  'hotel',
  'india',
  'juliet',
];

const filled = (value: Json) => ({ prefill: { const: value } });

export const text = (name: string, label: string, value = `value of ${name}`): Named => [
  name,
  { type: 'string', label: same(label), maxLength: 200, ...filled(value) },
];

/** Left empty: required ones cause the errors on submit, and the target is typed into. */
export const empty = (name: string, label: string): Named => [
  name,
  { type: 'string', label: same(label), maxLength: 200 },
];

export const number = (name: string, label: string): Named => [
  name,
  { type: 'number', label: same(label), ...filled(10 + name.length) },
];

export const bool = (name: string, label: string, value = true): Named => [
  name,
  { type: 'boolean', widget: 'checkbox', label: same(label), ...filled(value) },
];

export const date = (name: string, label: string): Named => [
  name,
  { type: 'string', format: 'date', label: same(label), ...filled('2019-04-17') },
];

export const select = (
  name: string,
  label: string,
  options: readonly string[] = OPTIONS,
  value = options[1] ?? '',
): Named => [
  name,
  {
    type: 'string',
    widget: 'select',
    label: same(label),
    choices: options.map((option) => ({ value: option, label: same(option) })),
    ...filled(value),
  },
];

export const when = (condition: Condition, fields: readonly Named[]): Named[] =>
  fields.map(([name, field]) => [name, { ...field, when: condition }]);

export function group(
  name: string,
  label: string,
  fields: readonly Named[],
  required: readonly string[] = [],
): Named {
  const object: ObjectField = {
    type: 'object',
    label: same(label),
    properties: Object.fromEntries(fields),
    required,
  };
  return [name, object];
}

/** Returns rows that hold the columns' data; `hole` leaves one cell empty. */
export function list(
  name: string,
  label: string,
  columns: readonly Named[],
  rows: number,
  hole?: { readonly row: number; readonly name: string },
): Named {
  const bare = columns.map(
    ([column, { prefill: _, ...field }]) => [column, field as Field] as const,
  );
  const data = Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      columns
        .filter(([column]) => !(hole?.row === row && hole.name === column))
        .map(([column, { prefill }]) => [column, constOf(prefill)]),
    ),
  );
  const items: ObjectField = {
    type: 'object',
    label: same('Row'),
    properties: Object.fromEntries(bare),
  };
  return [name, { type: 'array', label: same(label), items, maxItems: 200, ...filled(data) }];
}

const constOf = (prefill: Field['prefill']): Json | undefined =>
  typeof prefill === 'object' && 'const' in prefill ? (prefill.const as Json) : undefined;
