import type { AnswerWords, DescribedAnswer, DescribedContent } from '../described';
import type { Field, Shape } from '../field';
import type { Language, Text } from '../text';
import type { JsonSchema } from '../jsonSchema';
import type { Json, Path, Values } from '../values';
import type { FieldsByType, TypeName, WidgetName } from './table';

/**
 * Everything that the core knows about one field type. `is` is called in the order of the table, so
 * a type that narrows another comes before it. Methods that need nested fields get them from
 * `inner`.
 */
export interface FieldType<T extends TypeName = TypeName> {
  is(field: Field<unknown>): boolean;
  schema(field: FieldsByType<unknown>[T], inner: SchemaInner): JsonSchema;
  /** Returns the control with which a visitor answers. */
  widget(field: FieldsByType<unknown>[T]): WidgetName;
  /** Returns the readable form of an answer. */
  describe(field: FieldsByType<string>[T], value: Json, inner: Describing): DescribedContent;
  /** Returns the answer that counts, undefined for none. Omitted: the answer as it is. */
  prune?(field: FieldsByType<unknown>[T], value: Json, inner: Pruning): Json | undefined;
  /** Returns the answer with normalised codes. Omitted: the answer as it is. */
  normalise?(field: FieldsByType<unknown>[T], value: Json, inner: Converting<unknown>): Json;
  /** Returns the text by which staff may find an application. Omitted: none. */
  searchText?(value: Json | undefined, field: FieldsByType<unknown>[T]): string | undefined;
  /** The wire format of answers. Omitted: sent as they are, and not at all if missing. */
  readonly wire?: WireForm<FieldsByType[T]>;
  /** Returns how texts ask for a missing answer. Omitted: it is typed in. */
  ask?(field: FieldsByType<unknown>[T]): Ask;
  /** For a type whose answers are uploaded files: what they may be. */
  files?(field: FieldsByType<unknown>[T]): FileKind;
}

export type Ask = 'add' | 'choose' | 'count' | 'enter' | 'sign' | 'upload';

/** photo: an image, which is re-encoded before it is stored. pdf: stored unchanged. scan: either. */
export type FileKind = 'photo' | 'pdf' | 'scan';

export interface SchemaInner {
  /** The maximum number of rows of a list that does not set one. */
  readonly maxRows: number;
  shape(shape: Shape<unknown>): JsonSchema;
  field(field: Field<unknown>): JsonSchema;
}

export interface Describing {
  readonly words: AnswerWords;
  readonly path: Path;
  readonly beside: Values;
  shape(shape: Shape<string>, values: Values, path: Path): DescribedAnswer[];
  field(field: Field<string>, value: Json, path: Path): DescribedContent;
}

export interface Pruning {
  /** Returns undefined if nothing in the group counts. */
  shape(shape: Shape<unknown>, values: Values): Values | undefined;
  field(field: Field<unknown>, value: Json): Json | undefined;
}

export interface Converting<W = Text> {
  shape(shape: Shape<W>, values: Values): Values;
  field(field: Field<W>, value: Json): Json;
}

export interface WireForm<F> {
  /** Returns what is sent for a field that was shown and not answered; undefined sends nothing. */
  empty?(field: F, inner: Sending): Json | undefined;
  send?(field: F, value: Json, inner: Sending): Json;
  /** Reverses `send`. Values that `send` cannot return stay unchanged, so that the schema rejects them. */
  receive?(field: F, value: Json, inner: Converting): Json;
}

export interface Sending extends Converting {
  readonly language: Language;
}
