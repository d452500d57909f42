import { constantIn } from '../../../src/definition/model/types/number';
import fc, { type Arbitrary } from 'fast-check';
import {
  type Field,
  isList,
  isObject,
  type NumberField,
  type Properties,
} from '../../../src/definition/model/field';
import { emptyValue, recordTypeNameOf } from '../../../src/definition/model/types/recordTable';
import type { Text } from '../../../src/definition/model/text';
import type { RowShape } from '../../../src/definition/model/types/cells';
import type { TypeName } from '../../../src/definition/model/types/table';
import type { Json, Values } from '../../../src/definition/model/values';
import { text } from '../submit/fuzz';

/** Generates records from a kind's own fields, most of them valid. */
export const recordOf = (fields: Properties): Arbitrary<Values> =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)])),
    { requiredKeys: [] },
  );

const words = fc.tuple(text(), text(), text());

function valueOf(field: Field): Arbitrary<Json> {
  if (isObject(field)) return recordOf(field.properties);
  if (isList(field)) return fc.array(valueOf(field.items), { maxLength: 3 });
  if ('choices' in field && field.choices) {
    return fc.constantFrom(...field.choices.map(({ value }) => value));
  }
  return BY_TYPE[recordTypeNameOf(field)]?.(field) ?? fc.constant(emptyValue(field));
}

const BY_TYPE: Readonly<Partial<Record<TypeName, (field: Field) => Arbitrary<Json>>>> = {
  translated: () => words,
  body: () =>
    fc.oneof(
      words.map((value): Json => ({ type: 1, value })),
      fc.array(words, { minLength: 1, maxLength: 3 }).map((value): Json => ({ type: 2, value })),
    ),
  cells: (field) =>
    'row' in field && field.row
      ? fc.array(rowOf(field.row), { maxLength: 3 })
      : fc.array(fc.tuple(words, fc.integer()), { maxLength: 3 }),
  boolean: () => fc.boolean(),
  number: (field) => {
    const given = field as NumberField;
    const minimum = constantIn(given.minimum) ?? -1000;
    const maximum = constantIn(given.maximum) ?? minimum + 10_000;
    return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  },
  text: () => text(),
};

const rowOf = ({ properties }: RowShape<Text>): Arbitrary<Json> =>
  fc.tuple(
    ...Object.values(properties).map((cell): Arbitrary<Json> => {
      if (cell.type !== 'string') return BY_TYPE.number?.(cell) ?? fc.constant(1);
      return cell.format === 'date' ? fc.constant(['2027-05-01', '2027-05-01', '']) : words;
    }),
  );
