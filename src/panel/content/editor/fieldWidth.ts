import { type Field, isList, isObject } from '../../../definition/model/field';
import { recordTypeNameOf } from '../../../definition/model/types/recordTable';

const LONG: ReadonlySet<string | undefined> = new Set(['textarea', 'sections', 'body', 'table']);

/** Returns how much of a line a field takes: a part, all of it unless its texts are edited in one language, or all. */
export function fieldWidth(field: Field): 'part' | 'line' | 'all' {
  if (LONG.has(field.widget) || isList(field) || isObject(field)) return 'all';
  return recordTypeNameOf(field) === 'translated' ? 'line' : 'part';
}

/** Returns whether everything in a row is short, so that the row is one line. */
export const isOneLine = (field: Field): boolean =>
  isObject(field)
    ? Object.values(field.properties).every(isOneLine)
    : fieldWidth(field) === 'part' && field.widget !== 'image';
