import type { Text } from './text';

/**
 * The language of fields. Every type here has one parameter, W, the type of its words: `Text` in a
 * definition as it is written, `string` once it is localised. So a function that takes `Field<string>`
 * can never be handed three languages.
 */
export type Field<W = Text> =
  StringField<W> | NumberField<W> | BooleanField<W> | ObjectField<W> | ListField<W> | FilesField<W>;

/** Sibling fields and the answer (or any one of the answers) that each must have. */
export type Condition = Readonly<Record<string, Answer | readonly Answer[]>>;

export type Answer = string | number | boolean;

/** Put in once on opening: today's date, a constant, or something the page hands over by name. */
export type Prefill = 'today' | { readonly const: unknown } | { readonly from: string };

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

interface Common<W> {
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
  readonly widget?: 'textarea' | 'radio' | 'select' | 'code';
  /** The date must lie after that of the named sibling. */
  readonly after?: string;
  /** The date must not lie before that of the named sibling. */
  readonly notBefore?: string;
  readonly notAfter?: 'today';
}

export interface NumberField<W = Text> extends Common<W> {
  readonly type: 'number' | 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly choices?: readonly Choice<W>[];
  readonly widget?: 'counter' | 'radio' | 'select';
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
  readonly widget?: 'dialog' | 'dateRange';
  readonly dialog?: DialogOptions;
  /** The words that stand for an open end of a date range, on the screen and on the wire. */
  readonly untilNow?: W;
  /** How the object is sent: as it is, its values as an ordered list, or as "from - to". */
  readonly wire?: 'tuple' | 'rangeText';
}

export interface ListField<W = Text> extends Common<W> {
  readonly type: 'array';
  readonly items: ObjectField<W> | StringField<W>;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** rows: add an empty row and edit it in place. entries: fill an entry, then add it. */
  readonly widget?: 'rows' | 'entries' | 'dialog';
  readonly dialog?: DialogOptions;
}

/** Photos: the form holds tokens, the files lie beside the values. */
export interface FilesField<W = Text> extends Common<W> {
  readonly type: 'array';
  readonly widget: 'images';
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Width in pixels on a desktop, or the whole screen. */
export interface DialogOptions {
  readonly width: number | 'full';
}

export const isFiles = <W>(field: Field<W>): field is FilesField<W> =>
  field.type === 'array' && field.widget === 'images';

export const isList = <W>(field: Field<W>): field is ListField<W> =>
  field.type === 'array' && field.widget !== 'images';

export const isObject = <W>(field: Field<W>): field is ObjectField<W> => field.type === 'object';

export const isString = <W>(field: Field<W>): field is StringField<W> =>
  field.type === 'string' || Array.isArray(field.type);

/** May be sent as null. */
export const isNullable = <W>(field: Field<W>): boolean => Array.isArray(field.type);
