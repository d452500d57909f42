import type {
  BooleanField,
  ChoiceField,
  Field,
  FilesField,
  ListField,
  NumberField,
  ObjectField,
  StringField,
} from '../field';
import type { Text } from '../text';
import { memoise } from '../memoise';
import type { BodyField } from './body';
import type { CellsField } from './cells';
import type { FieldType, FileKind } from './fieldType';
import { document, type DocumentField, files } from './files';
import { list } from './list';
import { number } from './number';
import { dateRange, object, record } from './object';
import type { SectionsField } from './recordTypes';
import { boolean, choice, date, note, place, text, time } from './single';
import { several, type SeveralField } from './several';

export interface FieldsByType<W = Text> extends RecordFields<W>, FormFields<W> {}

/** Types that only records of content have (recordTable). */
interface RecordFields<W> {
  translated: StringField<W>;
  reference: StringField<W>;
  image: StringField<W>;
  formatted: StringField<W>;
  body: BodyField<W>;
  cells: CellsField<W>;
  sections: SectionsField<W>;
}

interface FormFields<W> {
  note: StringField<W>;
  place: StringField<W>;
  choice: ChoiceField<W>;
  date: StringField<W>;
  time: StringField<W>;
  text: StringField<W>;
  number: NumberField<W>;
  boolean: BooleanField<W>;
  record: ObjectField<W>;
  dateRange: ObjectField<W>;
  object: ObjectField<W>;
  several: SeveralField<W>;
  document: DocumentField<W>;
  files: FilesField<W>;
  list: ListField<W>;
}

export type WidgetName =
  | (
      | 'text'
      | 'textarea'
      | 'email'
      | 'phone'
      | 'url'
      | 'code'
      | 'date'
      | 'time'
      | 'position'
      | 'number'
      | 'counter'
      | 'scale'
    )
  | (
      | 'select'
      | 'radio'
      | 'checkbox'
      | 'checkboxes'
      | 'options'
      | 'images'
      | 'scans'
      | 'document'
      | 'signature'
    )
  // Of records only; they have their control in the panel.
  | ('image' | 'colour')
  | ('hidden' | 'handed' | 'note' | 'heading' | 'calculated')
  | ('block' | 'dialog' | 'dateRange' | 'rows' | 'entries' | 'pages' | 'listDialog' | 'matrix');

export type TypeName = keyof FieldsByType;

export type RecordTypeName = keyof RecordFields<Text>;

/** In the order in which `is` is called. */
const FIELD_TYPES = {
  note,
  place,
  choice,
  date,
  time,
  text,
  number,
  boolean,
  record,
  dateRange,
  object,
  several,
  document,
  files,
  list,
} satisfies { readonly [T in keyof FormFields<Text>]: FieldType<T> };

const ENTRIES = Object.entries(FIELD_TYPES) as unknown as readonly (readonly [
  TypeName,
  FieldType,
])[];

/** A field without a type, as in a file that `npm run check` rejects, counts as a text. */
const NONE = ['text', text] as unknown as (typeof ENTRIES)[number];

const entryOf = memoise(
  (field: Field<unknown>) => ENTRIES.find(([, type]) => type.is(field)) ?? NONE,
);

export const typeOf = (field: Field<unknown>): FieldType => entryOf(field)[1];

/** Whether the answer is a list of files, which travel beside the values. */
export const isFiles = <W>(field: Field<W>): field is DocumentField<W> | FilesField<W> =>
  typeOf(field).files !== undefined;

/** Returns what the files of a field may be; undefined if its answers are none. */
export const fileKindOf = (field: Field<unknown>): FileKind | undefined =>
  typeOf(field).files?.(field);

export const typeNameOf = (field: Field<unknown>): TypeName => entryOf(field)[0];
