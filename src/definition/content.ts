import type { BooleanField, FilesField, NumberField, StringField } from './field';
import type { Text } from './text';
import type { Values } from './values';

/** One file of schemas/content: a kind of record that the staff edit. */
export interface ContentKind<W = Text> {
  readonly id: string;
  readonly version: number;
  readonly title: W;
  /** A list of records; without it there is one record of the kind. */
  readonly many?: boolean;
  readonly calls: ContentCalls;
  readonly fields: ContentFields<W>;
  /** The demo content. */
  readonly samples: readonly Values[];
}

/** The paths under which the spec knows the kind (paper 2, section 7): some have two. */
export interface ContentCalls {
  /** Open to everybody: the record itself, or all of them. */
  readonly public: readonly string[];
  /** For staff: always a list. */
  readonly staff: readonly string[];
}

export type ContentFields<W = Text> = Readonly<Record<string, ContentField<W>>>;

export type ContentField<W = Text> =
  ContentString<W> | NumberField<W> | BooleanField<W> | FilesField<W> | ContentRows<W>;

/** A translated text is held, and sent, as a list of exactly three: [ku, ar, en]. */
export interface ContentString<W = Text> extends Omit<StringField<W>, 'widget'> {
  readonly translated?: boolean;
  /** image: the address of a picture, or an empty text. */
  readonly widget?: StringField<W>['widget'] | 'image';
}

export interface ContentRows<W = Text> {
  readonly type: 'array';
  readonly label: W;
  readonly items: {
    readonly type: 'object';
    readonly label: W;
    readonly properties: ContentFields<W>;
  };
}
