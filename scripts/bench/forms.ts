import type { Condition } from '../../src/definition/model/condition';
import type { Field, ListField, ObjectField } from '../../src/definition/model/field';
import type { Text } from '../../src/definition/model/text';
import type { Json } from '../../src/definition/model/values';

/** A named field of a form; data is prefilled, so that a form is one definition. */
export type Named = readonly [name: string, field: Field];

const same = (label: string): Text => [label, label, label];

const namesIn = (line: string): readonly string[] => line.split(' ');

/** The options of a field by its name; of any other, the first. */
const OPTIONS: readonly (readonly [names: RegExp, options: readonly string[]])[] = [
  [
    /country|nationality/iu,
    namesIn('Aland Borduria Corona Dinotopia Elbonia Florin Genovia Hyrkania Illyria Jundland'),
  ],
  [/^sex$/u, namesIn('female male other')],
  [/^maritalStatus$/u, namesIn('single married divorced widowed')],
  [/(?:)/u, namesIn('alpha bravo charlie delta echo foxtrot golf hotel india juliet')],
];

const TEXT = { type: 'string', maxLength: 200 } as const;

/** What the kinds of fields are, and their data; `must` is left empty: it causes an error on submit, or is typed into. */
const KINDS = {
  must: () => ({ ...TEXT }),
  text: (name: string) => ({ ...TEXT, ...filled(`value of ${name}`) }),
  number: (name: string) => ({ type: 'number', ...filled(10 + name.length) }),
  yes: () => ({ type: 'boolean', widget: 'checkbox', ...filled(true) }),
  no: () => ({ type: 'boolean', widget: 'checkbox', ...filled(false) }),
  date: () => ({ type: 'string', format: 'date', ...filled('2019-04-17') }),
  select: (name: string) => {
    const [, options = []] = OPTIONS.find(([names]) => names.test(name)) ?? [];
    const choices = options.map((option) => ({ value: option, label: same(option) }));
    const value = name === 'maritalStatus' ? options[0] : options[1];
    return { type: 'string', widget: 'select', choices, ...filled(value ?? '') };
  },
} as const;

type FieldKind = keyof typeof KINDS;

const filled = (value: Json) => ({ prefill: { const: value } });

export const field = (kind: FieldKind, name: string, label: string): Named => [
  name,
  { label: same(label), ...KINDS[kind](name) } as Field,
];

/** Makes fields from lines such as "text street Street". */
export const fields = (lines: string): Named[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', name = '', ...label] = line.trim().split(' ');
      return field(kind as FieldKind, name, label.join(' '));
    });

export const when = (condition: Condition, hidden: readonly Named[]): Named[] =>
  hidden.map(([name, one]) => [name, { ...one, when: condition }]);

/** @param required left out: all that are empty */
export function group(
  name: string,
  label: string,
  members: readonly Named[],
  required = members.flatMap(([member, one]) =>
    one.type === 'string' && !one.prefill ? [member] : [],
  ),
): Named {
  const properties = Object.fromEntries(members);
  return [name, { type: 'object', label: same(label), properties, required }];
}

/** Returns rows that hold the columns' data; `hole` leaves one cell empty. */
export function rows(
  name: string,
  label: string,
  columns: readonly Named[],
  count: number,
  hole?: { readonly row: number; readonly name: string },
): Named {
  const bare = columns.map(([column, { prefill: _, ...one }]) => [column, one as Field] as const);
  const data = Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      columns
        .filter(([column]) => hole?.row !== row || hole.name !== column)
        .map(([column, { prefill }]) => [column, (prefill as { const: Json }).const]),
    ),
  );
  const items: ObjectField = {
    type: 'object',
    label: same('Row'),
    properties: Object.fromEntries(bare),
  };
  const array = { type: 'array', label: same(label), items, maxItems: 200, ...filled(data) };
  return [name, array as ListField];
}
