import type { Text } from './text';
import type { FieldsByType } from './types/table';
import type { Copies, FixedRow } from './recordField';

/**
 * The types of fields. Each has one parameter, W, the type of its texts: `Text` in a definition as
 * written, `string` once it is localised. A function that takes `Field<string>` can therefore never
 * receive a text in three languages.
 */
export type Field<W = Text> = FieldsByType<W>[keyof FieldsByType<W>];

/** One of several: a text or a number. */
export type ChoiceField<W = Text> = StringField<W> | NumberField<W>;

/** Sibling fields, each with the required answer (or several, of which any one is enough). */
export type Condition = Readonly<Record<string, Answer | readonly Answer[]>>;

export type Answer = string | number | boolean;

/** Set once on opening: a date, a constant, or a value that the page passes by name, with a constant as its default. */
export type Prefill =
  | 'today'
  | 'tomorrow'
  | { readonly const: unknown }
  | { readonly from: string; readonly const?: unknown };

export interface Choice<W = Text> {
  readonly value: Answer;
  readonly label: W;
}

/** The source of options loaded at run time; `dependsOn` names the sibling that narrows them. */
export interface Source {
  readonly options: string;
  readonly dependsOn?: string;
}

/** A record of content that an answer names by its id, looked up when the application arrives. */
export interface RecordReference {
  readonly content: string;
  /** Of a service: the fields that together are the record's name. */
  readonly name?: readonly string[];
  /** The answer is an id of this content type only with these answers. */
  readonly when?: Condition;
}

/** Keywords of fields of every type. */
export interface Common<W> {
  readonly label: W;
  readonly help?: W;
  readonly placeholder?: W;
  readonly errors?: Readonly<Record<string, W>>;
  /** The field is shown, and only then required and sent, if the siblings have these answers. */
  readonly when?: Condition;
  /** Required only if the siblings have these answers; always shown. */
  readonly requiredWhen?: Condition;
  readonly prefill?: Prefill;
  readonly autocomplete?: string;
}

type ShownAs = 'textarea' | 'radio' | 'select' | 'code';

/**
 * hidden: set by the page and never shown. handed: set by the page, shown and not editable. note: a
 * text without an answer. image: of a record, the path of a picture, or an empty text.
 */
type StringWidget = ShownAs | 'hidden' | 'handed' | 'note' | 'image';

export type StringFormat = 'email' | 'phone' | 'date' | 'time' | 'url' | 'colour';

export interface StringField<W = Text> extends Common<W> {
  /** With "null" in its type, a field without an answer is sent as null instead of being omitted. */
  readonly type: 'string' | readonly ['string', 'null'];
  readonly format?: StringFormat;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly choices?: readonly Choice<W>[];
  readonly source?: Source;
  /** Of a record: stored, and sent, as a list of exactly three texts: [ku, ar, en]. */
  readonly translated?: boolean;
  /** Of a record: the least contrast of white text on this colour. */
  readonly contrast?: number;
  /** Of a record: the address or embed code of a video (definition/content/playerIn), or an empty text. */
  readonly video?: boolean;
  /** Of a record: staff may format the text; it holds simple HTML then, and its lines otherwise. */
  readonly rich?: boolean;
  /** Of a record: the named sibling that this text replaces; it is asked for only where that is empty. */
  readonly insteadOf?: string;
  readonly widget?: StringWidget;
  /** Stores a code in capitals and without spaces. */
  readonly compact?: boolean;
  readonly calculate?: Calculation;
  /** An amount in the currency of the agency: displayed as "$1,250" everywhere, typed and sent as a plain number. */
  readonly money?: boolean;
  /** The date must be after that of the named sibling. */
  readonly after?: string;
  /** The date must not be before that of the named sibling, or before "today". */
  readonly notBefore?: string;
  readonly notAfter?: 'today';
  /** The answer must differ from that of the named sibling: a journey does not end where it begins. */
  readonly differs?: string;
  /** The required age of a person born on this date. */
  readonly age?: AgeBand;
  /** Whether staff can find applications by its answer, overriding the default (definition/describe/searchFields). */
  readonly search?: boolean;
  /**
   * Its answer is the id of a record of content; the first one whose condition is met counts. Of a record: of this
   * content type, or an empty text.
   */
  readonly refersTo?: readonly RecordReference[];
}

/** In whole years, both inclusive. */
export interface AgeBand {
  readonly from?: number;
  readonly to?: number;
}

export interface NumberField<W = Text> extends Common<W> {
  readonly type: 'number' | 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly choices?: readonly Choice<W>[];
  readonly widget?: 'counter' | 'radio' | 'select' | 'hidden' | 'handed';
  readonly calculate?: Calculation;
  /** An amount in the currency of the agency: displayed as "$1,250" everywhere, typed and sent as a plain number. */
  readonly money?: boolean;
}

export interface BooleanField<W = Text> extends Common<W> {
  readonly type: 'boolean';
  /** Labels other than yes and no. */
  readonly choices?: readonly Choice<W>[];
  readonly widget?: 'checkbox';
}

export type Properties<W = Text> = Readonly<Record<string, Field<W>>>;

/** What object fields and whole forms have in common. */
export interface Shape<W = Text> {
  readonly properties: Properties<W>;
  readonly required?: readonly string[];
  /** Asked for, and asked for once more before sending, but never enforced. */
  readonly expected?: readonly string[];
}

export interface ObjectField<W = Text> extends Common<W>, Shape<W> {
  readonly type: 'object';
  readonly widget?: 'dialog' | 'dateRange' | 'handed';
  readonly dialog?: DialogOptions;
  /**
   * A record of content that the page passes as it was read: values without a property here are
   * kept and sent unchanged, and its name is displayed in its place.
   */
  readonly record?: boolean;
  /** With `record`: the record that has the id of this one. */
  readonly refersTo?: readonly RecordReference[];
  readonly together?: Together<W>;
  /** The text for an open end of a date range, displayed and sent. */
  readonly untilNow?: W;
  /** Of a record: the group shows a record of another content type. */
  readonly copies?: Copies;
  /**
   * The wire format of the object: as it is, as an ordered list of its values, as "from - to", or
   * spread, so that its values are placed in the object or the ordered list around it.
   */
  readonly wire?: 'tuple' | 'rangeText' | 'spread';
}

/** By the names of the rows' own fields. */
export interface RowBeginning {
  /** Names of answers beside the list, for the first row. */
  readonly first?: Readonly<Record<string, string>>;
  /** Names of answers in the previous row, for each later one. */
  readonly next?: Readonly<Record<string, string>>;
}

export interface ListField<W = Text> extends Common<W> {
  readonly type: 'array';
  readonly items: ObjectField<W> | StringField<W> | NumberField<W>;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Of a record: the list has these rows, which staff fill in, and no others. */
  readonly fixed?: readonly FixedRow<W>[];
  /**
   * rows: add an empty row and edit it in place. entries: fill in an entry, then add it. pages: one
   * row at a time, with the first following the last.
   */
  readonly widget?: 'rows' | 'entries' | 'dialog' | 'pages';
  /** The sibling whose answer is the number of rows: a date of birth for each person. */
  readonly countedBy?: string;
  /** A date of its items that must not be before that of the previous row. */
  readonly ascending?: string;
  /** The answers with which a row opens. Lists that are edited in place open with their first row. */
  readonly begins?: RowBeginning;
  /** columns: sent as one list per property of the items, under the property's name, beside the other answers. */
  readonly wire?: 'columns';
  readonly dialog?: DialogOptions;
}

/** A limit on the sum of some number fields of an object. */
export interface Together<W = Text> {
  readonly fields: readonly string[];
  readonly minimum?: number;
  readonly maximum: number;
  /** Shown for this many milliseconds when somebody exceeds it. */
  readonly notice: { readonly text: W; readonly timeout: number };
}

/** A calculated value: the file names a function, it contains no formula (definition/model/calculate). */
export type Calculation =
  /** The answer to a sibling. */
  | { readonly copy: string }
  /** The sum of a property over the rows of a sibling. */
  | { readonly sum: string; readonly of: string }
  /**
   * The price of a room (docs/requirements.md, P31): `people` names the four counters beside it,
   * adults first, `prices` the four fields of the whole form with the columns 3 to 6 of a tour's
   * price list.
   */
  | {
      readonly roomPrice: {
        readonly people: readonly [string, string, string, string];
        readonly prices: readonly [string, string, string, string];
      };
    };

/** Photos: the form holds tokens, the files are stored separately. */
export interface FilesField<W = Text> extends Common<W> {
  readonly type: 'array';
  readonly widget: 'images';
  /** Omitted: pictures only. */
  readonly contentMediaType?: readonly ('image/*' | 'application/pdf')[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface DialogOptions {
  /** In pixels on a desktop, or the whole screen. */
  readonly width: number | 'full';
  /** The dialog opens by itself when an answer makes the field appear (`when`). */
  readonly opens?: boolean;
  /** An object only: has the initial values of its fields before the dialog is opened. */
  readonly prefilled?: boolean;
}

/** The value of `to` in a date range that has not ended. */
export const UNTIL_NOW = 'untilNow';

export const isList = <W>(field: Field<W>): field is ListField<W> =>
  field.type === 'array' && 'items' in field;

export const isObject = <W>(field: Field<W>): field is ObjectField<W> =>
  field.type === 'object' && field.widget !== 'body';

/** Returns whether the answer is a single text, number, or yes or no: what conditions and cells can contain. */
export const isSingle = <W>(
  field: Field<W>,
): field is StringField<W> | NumberField<W> | BooleanField<W> =>
  field.type !== 'array' && field.type !== 'object';

export const isString = <W>(field: Field<W>): field is StringField<W> =>
  field.type === 'string' || Array.isArray(field.type);

export const isNumber = <W>(field: Field<W>): field is NumberField<W> =>
  field.type === 'number' || field.type === 'integer';

/** Returns whether the field is a note, which never has an answer. */
export const isNote = (field: Field<unknown>): boolean =>
  isString(field) && field.widget === 'note';

export const isMoney = (field: Field<unknown>): boolean => 'money' in field && field.money === true;

export const isNullable = <W>(field: Field<W>): boolean => Array.isArray(field.type);
