import type { Text } from './text';
import type { FieldsByType } from './types/table';

/**
 * The language of fields. Every type here has one parameter, W, the type of its words: `Text` in a
 * definition as it is written, `string` once it is localised. So a function that takes `Field<string>`
 * can never be handed three languages.
 */
export type Field<W = Text> = FieldsByType<W>[keyof FieldsByType<W>];

/** One of several: a text or a number. */
export type ChoiceField<W = Text> = StringField<W> | NumberField<W>;

/** Sibling fields and the answer (or any one of the answers) that each must have. */
export type Condition = Readonly<Record<string, Answer | readonly Answer[]>>;

export type Answer = string | number | boolean;

/**
 * Put in once on opening: the date of today or tomorrow, a constant, or something the page hands over by name, with a
 * constant for when it hands over nothing.
 */
export type Prefill =
  | 'today'
  | 'tomorrow'
  | { readonly const: unknown }
  | { readonly from: string; readonly const?: unknown };

/** A choice's value and its words. */
export interface Choice<W = Text> {
  readonly value: Answer;
  readonly label: W;
}

/** Where options come from at run time; `dependsOn` names the sibling whose answer narrows them. */
export interface Source {
  readonly options: string;
  readonly dependsOn?: string;
}

/** What fields of every type may say. */
export interface Common<W> {
  readonly label: W;
  readonly help?: W;
  readonly placeholder?: W;
  readonly errors?: Readonly<Record<string, W>>;
  /** Shown, and only then required and sent, if the siblings have these answers. */
  readonly when?: Condition;
  /** Required only if the siblings have these answers; shown always. */
  readonly requiredWhen?: Condition;
  readonly prefill?: Prefill;
  /** The HTML autocomplete token. */
  readonly autocomplete?: string;
}

export type StringFormat = 'email' | 'phone' | 'date' | 'time';

export interface StringField<W = Text> extends Common<W> {
  /** With "null" in its type, a field without an answer is sent as null instead of being left out. */
  readonly type: 'string' | readonly ['string', 'null'];
  readonly format?: StringFormat;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly choices?: readonly Choice<W>[];
  readonly source?: Source;
  /** hidden: handed over by the page and never shown. handed: shown, and not edited here. note: words only. */
  readonly widget?: 'textarea' | 'radio' | 'select' | 'code' | 'hidden' | 'handed' | 'note';
  readonly calculate?: Calculation;
  /** An amount in US dollars: read as "$1,250" everywhere, typed and sent as a plain number. */
  readonly money?: boolean;
  /** The date must lie after that of the named sibling. */
  readonly after?: string;
  /** The date must not lie before that of the named sibling, or before "today". */
  readonly notBefore?: string;
  readonly notAfter?: 'today';
  /** The answer must not be that of the named sibling: a journey does not end where it begins. */
  readonly differs?: string;
  /** How old somebody is who was born on the date. */
  readonly age?: AgeBand;
  /** Staff find applications by its answer, or do not, whatever the rest says (definition/facts). */
  readonly search?: boolean;
}

/** Whole years, both included. */
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
  /** An amount in US dollars: read as "$1,250" everywhere, typed and sent as a plain number. */
  readonly money?: boolean;
}

export interface BooleanField<W = Text> extends Common<W> {
  readonly type: 'boolean';
  /** Words other than yes and no. */
  readonly choices?: readonly Choice<W>[];
  readonly widget?: 'checkbox';
}

export type Properties<W = Text> = Readonly<Record<string, Field<W>>>;

/** What an object field and a whole form have in common. */
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
   * A record of content, handed over as the page read it: whatever stands in it beside these properties is
   * kept and sent as it is, and its name stands for it wherever it is read.
   */
  readonly record?: boolean;
  readonly together?: Together<W>;
  /** The words that stand for an open end of a date range, on the screen and on the wire. */
  readonly untilNow?: W;
  /**
   * How the object is sent: as it is, its values as an ordered list, as "from - to", or spread, so that
   * its values stand among those of the object or the ordered list around it.
   */
  readonly wire?: 'tuple' | 'rangeText' | 'spread';
}

export interface ListField<W = Text> extends Common<W> {
  readonly type: 'array';
  readonly items: ObjectField<W> | StringField<W>;
  readonly minItems?: number;
  readonly maxItems?: number;
  /**
   * rows: add an empty row and edit it in place. entries: fill an entry, then add it. pages: one row at
   * a time, and from the last on to the first.
   */
  readonly widget?: 'rows' | 'entries' | 'dialog' | 'pages';
  /** The sibling whose answer says how many rows there are: a birth date for each person. */
  readonly countedBy?: string;
  /** A date of its items that must not lie before that of the row above. */
  readonly ascending?: string;
  /** columns: sent as one list for each property of the items, named like it, beside the other answers. */
  readonly wire?: 'columns';
  readonly dialog?: DialogOptions;
}

/** The answers to some number fields of an object must not add up to more than `maximum`, or to less than `minimum`. */
export interface Together<W = Text> {
  readonly fields: readonly string[];
  readonly minimum?: number;
  readonly maximum: number;
  /** Said at once when somebody tries, for so many milliseconds. */
  readonly notice: { readonly text: W; readonly timeout: number };
}

/** A value that nobody types: the file names a function, and holds no formula (definition/calculate). */
export type Calculation =
  /** The answer to a sibling. */
  | { readonly copy: string }
  /** The sum of a property over the rows of a sibling. */
  | { readonly sum: string; readonly of: string }
  /**
   * What a room costs (docs/requirements.md, P31): `people` names the four counters beside it, adults first,
   * `prices` the four fields of the whole form with the columns 3 to 6 of a tour's price list.
   */
  | {
      readonly roomPrice: {
        readonly people: readonly [string, string, string, string];
        readonly prices: readonly [string, string, string, string];
      };
    };

/** Photos: the form holds tokens, the files lie beside the values. */
export interface FilesField<W = Text> extends Common<W> {
  readonly type: 'array';
  readonly widget: 'images';
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface DialogOptions {
  /** In pixels on a desktop, or the whole screen. */
  readonly width: number | 'full';
  /** Opens by itself when an answer brings the field into sight (`when`). */
  readonly opens?: boolean;
}

/** What a form holds as `to` of a span that has not ended. */
export const UNTIL_NOW = 'untilNow';

export const isList = <W>(field: Field<W>): field is ListField<W> =>
  field.type === 'array' && 'items' in field;

export const isObject = <W>(field: Field<W>): field is ObjectField<W> => field.type === 'object';

/** Whether the answer is one text, one number, or yes or no: what conditions and cells can hold. */
export const isSingle = <W>(
  field: Field<W>,
): field is StringField<W> | NumberField<W> | BooleanField<W> =>
  field.type !== 'array' && field.type !== 'object';

export const isString = <W>(field: Field<W>): field is StringField<W> =>
  field.type === 'string' || Array.isArray(field.type);

export const isNumber = <W>(field: Field<W>): field is NumberField<W> =>
  field.type === 'number' || field.type === 'integer';

/** Words among the questions: there is never an answer to them. */
export const isNote = (field: Field<unknown>): boolean =>
  isString(field) && field.widget === 'note';

/** Whether the answer is an amount of money. */
export const isMoney = (field: Field<unknown>): boolean => 'money' in field && field.money === true;

/** May be sent as null. */
export const isNullable = <W>(field: Field<W>): boolean => Array.isArray(field.type);
