import type { Keyword, KindOf } from '../keywords/keywords';
import type { Group } from '../keywords/groups';
import type { KeywordOf } from '../keywords/reference';
import type { Condition } from './condition';
import type { Expression } from './calculate';
import type { SumLimit } from './sumLimits';
import type { Copies, FixedRow } from './recordField';
import type { Text } from './text';
import type { RowShape } from './types/cells';
import type { FieldsByType } from './types/table';

/**
 * The types of fields. Each has one parameter, W, the type of its texts: `Text` in a definition as
 * written, `string` once it is localised. A function that takes `Field<string>` can therefore never
 * receive a text in three languages.
 */
export type Field<W = Text> = FieldsByType<W>[keyof FieldsByType<W>];

/** One of several: a text or a number. */
export type ChoiceField<W = Text> = StringField<W> | NumberField<W>;

export type Answer = string | number | boolean;

/** Set once on opening: a date, a constant, or a value that the page passes by name, with a constant as its default. */
export type Prefill =
  | 'today'
  | 'tomorrow'
  | { readonly const: unknown }
  | { readonly from: string; readonly const?: unknown }
  /** Follows other answers until the visitor changes it. */
  | { readonly calculate: Expression };

export interface Choice<W = Text> {
  readonly value: Answer;
  readonly label: W;
  /** The heading above it. */
  readonly group?: W;
  /** Other names, which are searched and never shown. */
  readonly also?: readonly string[];
  /** It may be chosen with these answers to the field that `source.dependsOn` names; omitted: with any. */
  readonly under?: readonly Answer[];
}

/** The source of options: a list of the server, or a file of schemas/lists. */
export interface Source {
  readonly options?: string;
  /** A file of schemas/lists, whose options are the choices of the field once it is resolved. */
  readonly list?: string;
  /** A content type; once it is resolved, `options` says "content", the type, the property with the name, and `under`. */
  readonly content?: string;
  readonly label?: string;
  /** The property of its records that must be the answer to `dependsOn`. */
  readonly under?: string;
  /** The sibling that narrows them. */
  readonly dependsOn?: string;
}

/** A record of content that an answer names by its id, looked up when the application arrives. */
export interface RecordReference {
  readonly content: string;
  /** The fields of a service that together are the record's name. */
  readonly name?: readonly string[];
  /** The answer is an id of this content type only with these answers. */
  readonly when?: Condition;
}

/** The types of the values of keywords, by their kinds. */
interface ValueOf<W> {
  readonly text: W;
  readonly texts: Readonly<Record<string, W>>;
  readonly choices: readonly Choice<W>[];
  readonly word: string;
  readonly flag: boolean;
  readonly number: number;
  readonly names: readonly string[];
  readonly media: readonly ('image/*' | 'application/pdf')[];
  readonly condition: Condition;
  readonly prefill: Prefill;
  readonly source: Source;
  readonly calculation: Expression;
  readonly bound: Expression;
  readonly sibling: string;
  readonly comparisons: Comparisons;
  readonly answer: Answer;
  readonly references: readonly RecordReference[];
  readonly dialog: DialogOptions;
  readonly begins: RowBeginning;
  readonly sumLimit: SumLimit<W>;
  readonly ends: readonly [low: W, high: W];
  readonly copies: Copies;
  readonly reads: Reads;
  readonly row: RowShape<W>;
  readonly rows: readonly FixedRow<W>[];
}

type Valued = Exclude<
  { [K in Keyword]: KindOf<K> extends keyof ValueOf<Text> ? K : never }[Keyword],
  'label'
>;

/** The keywords of a group of fields, which definition/keywords describes. */
export type KeywordsOf<W, G extends Group> = Keywords<W, KeywordOf<G>>;

export type Keywords<W, K extends Keyword = Keyword> = {
  readonly [N in Extract<K, Valued>]?: ValueOf<W>[KindOf<N> & keyof ValueOf<W>];
};

/** Keywords of fields of every type. */
export interface Common<W> extends Keywords<
  W,
  | 'help'
  | 'placeholder'
  | 'called'
  | 'errors'
  | 'when'
  | 'requiredWhen'
  | 'prefill'
  | 'autocomplete'
> {
  readonly label: W;
}

/**
 * hidden: set by the page and never shown. handed: set by the page, shown and not editable. note, heading: a
 * text without an answer. image: of a record, the path of a picture, or an empty text.
 */
type StringWidget =
  | 'textarea'
  | 'radio'
  | 'select'
  | 'code'
  | 'hidden'
  | 'handed'
  | 'note'
  | 'heading'
  | 'image';

export type StringFormat = 'email' | 'phone' | 'date' | 'time' | 'position' | 'url' | 'colour';

export interface StringField<W = Text> extends Common<W>, KeywordsOf<W, 'text' | 'recordText'> {
  /** With "null" in its type, a field without an answer is sent as null instead of being omitted. */
  readonly type: 'string' | readonly ['string', 'null'];
  readonly format?: StringFormat;
  readonly widget?: StringWidget;
}

/** What an answer must be beside others, by the code of the issue. */
export interface Comparisons extends Readonly<Partial<Record<Order, Operands>>> {
  /** The age of who was born on this date: in whole years, both inclusive. */
  readonly age?: { readonly from?: number; readonly to?: number };
}

export type Order = 'after' | 'notBefore' | 'notAfter' | 'differs' | 'same';

/** Answers by name, "today", "above" (the same answer in the row above), or what is calculated. */
export type Operands = Expression | readonly Expression[];

export interface NumberField<W = Text> extends Common<W>, KeywordsOf<W, 'number' | 'recordNumber'> {
  readonly type: 'number' | 'integer';
  readonly widget?: 'counter' | 'scale' | 'radio' | 'select' | 'hidden' | 'handed';
}

export interface BooleanField<W = Text> extends Common<W>, KeywordsOf<W, 'boolean'> {
  readonly type: 'boolean';
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

export interface ObjectField<W = Text>
  extends Common<W>, Shape<W>, KeywordsOf<W, 'object' | 'recordObject'> {
  readonly type: 'object';
  readonly widget?: 'dialog' | 'dateRange' | 'handed';
  readonly wire?: 'tuple' | 'rangeText' | 'spread';
}

/** By the names of the rows' own fields: names of answers beside the list, and of those in the previous row. */
export type RowBeginning = Readonly<
  Partial<Record<'first' | 'next', Readonly<Record<string, string>>>>
>;

export interface ListField<W = Text> extends Common<W>, KeywordsOf<W, 'list' | 'recordList'> {
  readonly type: 'array';
  readonly items: ObjectField<W> | StringField<W> | NumberField<W>;
  readonly widget?: 'rows' | 'entries' | 'dialog' | 'pages' | 'matrix';
  readonly wire?: 'columns';
}

/** Photos: the form holds tokens, the files are stored separately. */
export interface FilesField<W = Text> extends Common<W>, KeywordsOf<W, 'files'> {
  readonly type: 'array';
  readonly widget: 'images' | 'signature';
}

/** The parts of a passport that are read, each with the sibling that gets it. */
export interface Reads {
  readonly passport: Readonly<Partial<Record<PassportValue, string>>>;
}

export type PassportValue =
  | ('firstName' | 'surname' | 'passportNumber' | 'dateOfBirth' | 'gender')
  | ('passportExpireDate' | 'nationality');

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

/** Returns whether the field is a note or a heading, which never has an answer. */
export const isNote = (field: Field<unknown>): boolean =>
  isString(field) && (field.widget === 'note' || field.widget === 'heading');

/** Returns what follows the number of a field. */
export const unitOf = <W>(field: Field<W>): W | undefined =>
  'unit' in field ? field.unit : undefined;

/** Returns which choice beside a number or a date an answer is (`unless`). */
export const chosenUnless = <W>(
  field: Field<W> | Pick<NumberField<W>, 'unless'>,
  answer: unknown,
): Choice<W> | undefined =>
  'unless' in field ? field.unless?.find(({ value }) => value === answer) : undefined;

export const isNullable = <W>(field: Field<W>): boolean => Array.isArray(field.type);
