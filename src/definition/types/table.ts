import type {
  BooleanField,
  ChoiceField,
  Field,
  FilesField,
  ListField,
  NumberField,
  ObjectField,
  StringField,
} from '../model/field';
import type { Text } from '../language/text';
import type { Json } from '../model/values';
import { body, type BodyField } from './body';
import { boolean } from './boolean';
import { cells, type CellsField } from './cells';
import { choice } from './choice';
import { date } from './date';
import { dateRange } from './dateRange';
import { document, type DocumentField } from './document';
import type { FieldType, Inner } from './fieldType';
import { files } from './files';
import { image } from './image';
import { list } from './list';
import { note } from './note';
import { number } from './number';
import { object } from './object';
import { place } from './place';
import { record } from './record';
import { reference } from './reference';
import { sections, type SectionsField } from './sections';
import { several, type SeveralField } from './several';
import { text } from './text';
import { time } from './time';
import { translated } from './translated';

/** The definition of the fields of each type. */
export interface FieldsByType<W = Text> {
  note: StringField<W>;
  translated: StringField<W>;
  reference: StringField<W>;
  image: StringField<W>;
  place: StringField<W>;
  choice: ChoiceField<W>;
  date: StringField<W>;
  time: StringField<W>;
  text: StringField<W>;
  number: NumberField<W>;
  boolean: BooleanField<W>;
  body: BodyField<W>;
  record: ObjectField<W>;
  dateRange: ObjectField<W>;
  object: ObjectField<W>;
  several: SeveralField<W>;
  document: DocumentField<W>;
  files: FilesField<W>;
  cells: CellsField<W>;
  sections: SectionsField<W>;
  list: ListField<W>;
}

/** Every widget: those of the engine, and those of fields that only records have. */
export type WidgetName = FormWidget | RecordWidget;

/** The widgets of the panel's editor for fields that only records have. */
export type RecordWidget = 'translated' | 'reference' | 'image' | 'body' | 'table' | 'sections';

export type FormWidget =
  | (
      | 'text'
      | 'textarea'
      | 'email'
      | 'phone'
      | 'url'
      | 'code'
      | 'date'
      | 'time'
      | 'number'
      | 'counter'
    )
  | ('select' | 'radio' | 'checkbox' | 'checkboxes' | 'options' | 'images' | 'document')
  | ('hidden' | 'handed' | 'note' | 'calculated' | 'dates')
  | ('block' | 'dialog' | 'dateRange' | 'rows' | 'entries' | 'pages' | 'listDialog');

export type TypeName = keyof FieldsByType;

/** In the order in which `is` is called. */
const FIELD_TYPES = {
  note,
  translated,
  reference,
  image,
  place,
  choice,
  date,
  time,
  text,
  number,
  boolean,
  body,
  record,
  dateRange,
  object,
  several,
  document,
  files,
  cells,
  sections,
  list,
} satisfies { readonly [T in TypeName]: FieldType<T> };

const ENTRIES = Object.entries(FIELD_TYPES) as unknown as readonly (readonly [
  TypeName,
  FieldType,
])[];

/** A field without a type, as in a file that `npm run check` rejects, counts as a text. */
const NONE = ['text', text] as unknown as (typeof ENTRIES)[number];

/** Fields do not change, and are asked for their type many times in each check of a form. */
const KNOWN = new WeakMap<Field<unknown>, (typeof ENTRIES)[number]>();

function entryOf(field: Field<unknown>): (typeof ENTRIES)[number] {
  const known = KNOWN.get(field);
  if (known) return known;
  const entry = ENTRIES.find(([, type]) => type.is(field)) ?? NONE;
  KNOWN.set(field, entry);
  return entry;
}

/** Returns the type of a field. */
export const typeOf = (field: Field<unknown>): FieldType => entryOf(field)[1];

/** Whether the answer is a list of files, which travel beside the values. */
export const isFiles = <W>(field: Field<W>): field is DocumentField<W> | FilesField<W> =>
  typeOf(field).files !== undefined;

/** Returns the value of an empty field in a record. */
export const emptyValue = (field: Field<unknown>): Json =>
  typeOf(field).empty?.(field, EMPTY) ?? '';

const EMPTY: Inner<Json> = {
  shape: ({ properties }) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, emptyValue(field)]),
    ),
  field: emptyValue,
};

/** Returns the name of a field's type in the table. */
export const typeNameOf = (field: Field<unknown>): TypeName => entryOf(field)[0];
