import type { BooleanField, FilesField, NumberField, StringField } from './field';
import type { ContentFormat } from './formats';
import type { Text } from './text';
import type { Values } from './values';

/** One file of schemas/content: a kind of record that the staff edit. */
export interface ContentKind<W = Text> {
  readonly id: string;
  readonly version: number;
  readonly title: W;
  /** A list of records; without it there is one record of the kind. */
  readonly many?: boolean;
  /** The page of the control panel where it is edited, below the panel's path (docs/requirements.md, P7). */
  readonly panel: string;
  /**
   * Where the public sees it, with {id} for the record's, or {dotted.path} for what it holds there; left
   * out: no page shows it.
   */
  readonly page?: string;
  readonly calls: ContentCalls;
  readonly fields: ContentFields<W>;
  /** The demo content: records, some with an `id` and a `createdAt` of their own. */
  readonly samples: readonly Values[];
}

/** The paths under which the spec knows the kind (docs/requirements.md, P37): some have two. */
export interface ContentCalls {
  /** Open to everybody. A bare path answers the record, or all of them; with {id} in it that record. */
  readonly public: readonly ContentCall[];
  /** For staff: a bare path answers a list; with {id} in it that record. */
  readonly staff: readonly ContentCall[];
  /** POST: a new record. The first of them is the one that our panel uses. */
  readonly create?: readonly string[];
  /** PUT, the whole record; without {id} in the path its id stands in the body. */
  readonly update?: readonly string[];
  /** DELETE, with {id}. */
  readonly remove?: readonly string[];
}

export type ContentCall = string | ShapedCall;

/** A read with a shape of its own (server/content/answers). */
export interface ShapedCall {
  readonly path: string;
  /**
   * all: a list, in any case.
   * pages: ?page, ?search -> {data, total, pages, hasNext, hasPrevious}.
   * window: ?perPage, ?orderColumn, ?search -> {data, total}.
   * nested: {data: {data: [...]}}.
   */
  readonly answer: 'all' | 'pages' | 'window' | 'nested';
  /** The fields that a search looks into. */
  readonly search?: readonly string[];
  /** Only records with more than so much in each of these fields. */
  readonly above?: Readonly<Record<string, number>>;
  /** The column by which they stand unless a reader asks for another; "-" before it: from the highest. */
  readonly order?: string;
}

/** The path of a call, whether or not it has a shape of its own. */
export const pathOf = (call: ContentCall): string => (typeof call === 'string' ? call : call.path);

/** What every record has beside its fields, by itself; the last is told to staff only. */
export const OF_EVERY_RECORD = ['id', 'createdAt', 'updatedAt'] as const;

/** What records may be ordered by: fields that hold one thing; lists and groups have no order. */
export function isColumn({ fields }: Pick<ContentKind, 'fields'>, name: string): boolean {
  if (OF_EVERY_RECORD.some((own) => own === name)) return true;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field !== undefined && field.type !== 'array' && field.type !== 'object';
}

export type ContentFields<W = Text> = Readonly<Record<string, ContentField<W>>>;

export type ContentField<W = Text> =
  | ContentString<W>
  | NumberField<W>
  | BooleanField<W>
  | FilesField<W>
  | ContentRows<W>
  | ContentGroup<W>
  | ContentTable<W>
  | ContentBody<W>;

/** A translated text is held, and sent, as a list of exactly three: [ku, ar, en]. */
export interface ContentString<W = Text> extends Omit<
  StringField<W>,
  'type' | 'widget' | 'format'
> {
  readonly type: 'string';
  readonly format?: ContentFormat;
  readonly translated?: boolean;
  /** image: the address of a picture, or an empty text. */
  readonly widget?: StringField<W>['widget'] | 'image';
  /** The kind of content of which it holds the id of a record. */
  readonly refers?: string;
}

export interface ContentGroup<W = Text> {
  readonly type: 'object';
  readonly widget?: never;
  readonly label: W;
  readonly properties: ContentFields<W>;
  readonly copies?: ContentCopies;
}

/** A group that shows a record of another kind: staff choose it, and fields of the same names are copied. */
export interface ContentCopies {
  /** The field beside the group that says of which kind the record is. */
  readonly by: string;
  /** The kind for each value of that field. */
  readonly kinds: Readonly<Record<string, string>>;
}

export interface ContentRows<W = Text> {
  readonly type: 'array';
  readonly widget?: never;
  readonly label: W;
  readonly items: ContentGroup<W> | ContentString<W> | NumberField<W>;
}

/**
 * What has an editor of its own. table: rows of cells, each a text in three languages or a number, all
 * rows equally long. sections: dynamic form sections (docs/requirements.md, P26; definition/sections).
 */
export interface ContentTable<W = Text> {
  readonly type: 'array';
  readonly widget: 'table' | 'sections';
  readonly label: W;
}

/** A part of an overview, {type, value}: the value is a text (1), a list of texts (2) or a table (3). */
export interface ContentBody<W = Text> {
  readonly type: 'object';
  readonly widget: 'body';
  readonly label: W;
}
