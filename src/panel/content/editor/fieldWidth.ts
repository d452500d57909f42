import { type Field, isList, isObject } from '../../../definition/model/field';
import { recordTypeNameOf } from '../../../definition/types/recordTable';

/** How much of a line a field takes: a part; all of it unless its texts are edited in one language; all. */
export type FieldWidth = 'part' | 'line' | 'all';

const LONG: ReadonlySet<string | undefined> = new Set(['textarea', 'sections', 'body', 'table']);

/** Returns the width of a field: short ones stand side by side. */
export function fieldWidth(field: Field | undefined): FieldWidth {
  if (!field || LONG.has(field.widget) || isList(field) || isObject(field)) return 'all';
  return recordTypeNameOf(field) === 'translated' ? 'line' : 'part';
}

/** Returns whether everything in a row is short, so that the row is one line. */
export const isOneLine = (field: Field): boolean =>
  isObject(field)
    ? Object.values(field.properties).every(isOneLine)
    : fieldWidth(field) === 'part' && field.widget !== 'image';
