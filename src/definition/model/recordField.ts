import type { Text } from './text';
import type { Values } from './values';

/** Staff select a record, and the fields of the group with the same names are copied from it. */
export interface Copies {
  /** The sibling field that says of which content type the record is. */
  readonly by: string;
  /** The content type for each value of that field. */
  readonly kinds: Readonly<Record<string, string>>;
  /** For values of that field, the fields of the group that staff fill in; the others are copied or stay empty. */
  readonly own?: Readonly<Record<string, readonly string[]>>;
}

/** A row that a list always has, at its place. */
export interface FixedRow<W = Text> {
  /** What the row says, and nobody edits, by the names of fields; in records texts in three languages. */
  readonly holds: Values;
  /** What the row is called in a form; for staff, if not as it says. */
  readonly label?: W;
  /** The fields that staff fill in, if not all others. */
  readonly edits?: readonly string[];
}
