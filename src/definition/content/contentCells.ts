import { LONGEST_TEXT } from './contentValues';
import { type Issue, issueAt } from '../validate/issue';
import { lengthOf } from '../validate/lengthOf';
import { isText } from '../language/text';
import { isRecord, type Json, type Path } from '../model/values';

const LONGEST_BODY = 5000;
const MOST_ROWS = 500;
const MOST_CELLS = 30;

/** The types of body parts (docs/requirements.md, P16). */
export const BODY_TYPES = { text: 1, list: 2, table: 3 } as const;

/**
 * Validates rows of cells, all of the same length; a cell is a text in three languages or a number.
 */
export function tableIssues(value: Json, at: Path): Issue[] {
  if (!Array.isArray(value)) return [issueAt(at, 'type')];
  if (value.length > MOST_ROWS) return [issueAt(at, 'maxItems', MOST_ROWS)];
  const width = Array.isArray(value[0]) ? value[0].length : 0;
  return value.flatMap((row, index) => rowIssues(row, width, [...at, index]));
}

function rowIssues(row: Json, width: number, at: Path): Issue[] {
  if (!Array.isArray(row)) return [issueAt(at, 'type')];
  if (row.length > MOST_CELLS) return [issueAt(at, 'maxItems', MOST_CELLS)];
  if (row.length < Math.max(width, 1)) return [issueAt(at, 'minItems', Math.max(width, 1))];
  if (row.length > width) return [issueAt(at, 'maxItems', width)];
  return row.flatMap((cell, index) => cellIssues(cell, [...at, index]));
}

const cellIssues = (cell: Json, at: Path): Issue[] =>
  typeof cell === 'number' && Number.isFinite(cell) ? [] : wordsIssues(cell, at, LONGEST_TEXT);

/** Validates a part of an overview: {type, value}. */
export function bodyIssues(value: Json, at: Path): Issue[] {
  if (!isRecord(value)) return [issueAt(at, 'type')];
  const unknown = Object.keys(value)
    .filter((key) => key !== 'type' && key !== 'value')
    .map((key) => issueAt([...at, key], 'unknown'));
  return [...unknown, ...ofType(value.type, value.value ?? null, at)];
}

function ofType(type: Json | undefined, value: Json, at: Path): Issue[] {
  const below = [...at, 'value'];
  if (type === BODY_TYPES.text) return wordsIssues(value, below, LONGEST_BODY);
  if (type === BODY_TYPES.table) return tableIssues(value, below);
  if (type !== BODY_TYPES.list) return [issueAt([...at, 'type'], 'choice')];
  if (!Array.isArray(value)) return [issueAt(below, 'type')];
  if (value.length === 0) return [issueAt(below, 'minItems', 1)];
  if (value.length > MOST_ROWS) return [issueAt(below, 'maxItems', MOST_ROWS)];
  return value.flatMap((text, index) => wordsIssues(text, [...below, index], LONGEST_BODY));
}

function wordsIssues(value: Json, at: Path, most: number): Issue[] {
  if (!isText(value)) return [issueAt(at, 'type')];
  return value.flatMap((text, index) =>
    lengthOf(text) > most ? [issueAt([...at, index], 'maxLength', most)] : [],
  );
}
