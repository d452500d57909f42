import { useState } from 'react';
import type { Json } from '../../../definition/model/values';
import type { Grammar, Row } from './tree';

/** Returns the rows of a document. Those that an edit leaves as they are stay the same objects. */
export function useRows(grammar: Grammar, document: Json): readonly Row[] {
  const [made, setMade] = useState<{ of: Json; grammar: Grammar; rows: readonly Row[] }>();
  if (made?.of === document && made.grammar === grammar) return made.rows;
  const before = new Map(made?.rows.map((row) => [row.id, row]));
  const rows = grammar.rows(document).map((row) => {
    const last = before.get(row.id);
    return last && isSameRow(last, row) ? last : row;
  });
  setMade({ of: document, grammar, rows });
  return rows;
}

/** Returns whether rows of one id are equal; their paths are. */
const isSameRow = (one: Row, other: Row): boolean => {
  const entries = Object.entries(other);
  return (
    Object.keys(one).length === entries.length &&
    entries.every(
      ([key, value]) =>
        (key !== 'value' && Array.isArray(value)) || one[key as keyof Row] === value,
    )
  );
};
