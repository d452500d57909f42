import { type Field, isObject } from '../field';
import type { Json } from '../values';
import { body } from './body';
import { cells } from './cells';
import type { FieldType } from './fieldType';
import { type RecordTypeName, type TypeName, typeNameOf, typeOf } from './table';
import { formatted, image, reference, sections, translated } from './recordTypes';

/** What is known about a type that only records of content have; it has no control in a form. */
export type RecordFieldType<T extends RecordTypeName = RecordTypeName> = Pick<
  FieldType<T>,
  'is' | 'schema' | 'describe'
> & {
  /** The value of an empty field. Omitted: that of its JSON type. */
  readonly empty?: Json;
};

/** A table of its own: the pages of visitors do not load it. */
const RECORD_TYPES = {
  translated,
  reference,
  image,
  formatted,
  body,
  cells,
  sections,
} satisfies { readonly [T in RecordTypeName]: RecordFieldType<T> };

const ENTRIES = Object.entries(RECORD_TYPES) as unknown as readonly (readonly [
  RecordTypeName,
  RecordFieldType,
])[];

const entryOf = (field: Field<unknown>) => ENTRIES.find(([, type]) => type.is(field));

/** Returns the type of a field of a record: one that only records have, or one of a form. */
export const recordTypeOf = (field: Field<unknown>): Pick<FieldType, 'schema' | 'describe'> =>
  entryOf(field)?.[1] ?? typeOf(field);

export const recordTypeNameOf = (field: Field<unknown>): TypeName =>
  entryOf(field)?.[0] ?? typeNameOf(field);

export function emptyValue(field: Field<unknown>): Json {
  const own = entryOf(field)?.[1].empty;
  if (own !== undefined) return own;
  if (!isObject(field)) return EMPTY[String(field.type)] ?? '';
  const entries = Object.entries(field.properties);
  return Object.fromEntries(entries.map(([name, inner]) => [name, emptyValue(inner)]));
}

const EMPTY: Readonly<Record<string, Json>> = { array: [], boolean: false, number: 0, integer: 0 };
