import type { Json, Path } from '../../../definition/model/values';
import type { PanelIconShape } from '../../base/PanelIcon';
import type { PanelText } from '../../language/panelText';

/** A part of a document that the outline shows as a row. */
export interface Row {
  /** Its path as one text, with which the paths of issues begin. */
  readonly id: string;
  readonly at: Path;
  readonly level: number;
  readonly parent: string | undefined;
  /** Its index among the rows of its parent. */
  readonly index: number;
  readonly value: Json;
  /** How many rows it has, if it can have any. */
  readonly children: number | undefined;
  /** How many questions it has, if these are not its rows. */
  readonly questions?: number;
  /** Its rows are shown as long as it is not closed; otherwise only while it, or one of them, is selected. */
  readonly isOpen?: true;
}

/** The target of a move; the parent of a row of the document itself is undefined. */
export interface RowPosition {
  readonly parent: string | undefined;
  /** The index among the other rows. */
  readonly index: number;
}

/** A document after an edit, and the row that is selected then; undefined: as before. */
export interface Changed {
  readonly document: Json;
  readonly selected?: string | undefined;
}

export type Change = (document: Json) => Changed;

export interface RowWords {
  /** What it is: "question", "question {{number}}". */
  readonly what: PanelText;
  readonly numbered: PanelText;
  /** Undefined if it has no texts. */
  readonly name: string | undefined;
  readonly icon: PanelIconShape | undefined;
  /** Beside the name: the kind of a question. */
  readonly detail: string | undefined;
  /** It can be neither moved nor copied nor deleted. */
  readonly isFixed?: true;
  /** The key of its first control. */
  readonly key: string;
  /** Other facts. */
  readonly marks?: readonly { readonly icon: PanelIconShape; readonly words: string }[];
}

/** What a kind of document consists of, and how its rows are edited. */
export interface Grammar {
  /** Returns all rows in order, each after its parent. */
  readonly rows: (document: Json) => readonly Row[];
  /** Returns whether a row may be moved among the rows of another. */
  readonly takes: (parent: Row, row: Row) => boolean;
  readonly move: (row: Row, place: RowPosition) => Change;
  readonly copy: (row: Row) => Change;
  readonly remove: (row: Row) => Change;
  /** Writes a part of a row; undefined removes it. */
  readonly write: (row: Row, path: Path, value: Json | undefined) => Change;
  readonly words: (row: Row) => RowWords;
}

export const rowOf = (rows: readonly Row[], id: string | undefined): Row | undefined =>
  id === undefined ? undefined : rows.find((row) => row.id === id);

/** Returns a row and those that it is in, from the outermost down. */
export function pathTo(rows: readonly Row[], id: string | undefined): readonly Row[] {
  const row = rowOf(rows, id);
  return row ? [...pathTo(rows, row.parent), row] : [];
}

/** Returns the rows of a row, or of the document. */
export const rowsIn = (rows: readonly Row[], parent: string | undefined): readonly Row[] =>
  rows.filter((row) => row.parent === parent);

/** Returns the row after another, else the one before it, else its parent. */
export function neighbourOf(rows: readonly Row[], { parent, index }: Row): string | undefined {
  const siblings = rowsIn(rows, parent);
  return (siblings[index + 1] ?? siblings[index - 1])?.id ?? parent;
}
