import { pointer } from '../../../src/lint/base/checkIssue';
import { jsonPlaces } from '../../check/jsonText';
import { parsePath } from '../../../src/definition/model/values';

/**
 * Returns the line of a service's file that defines the field at a dotted path, or its nearest
 * parent: the reference, if the field is in a shared file. Returns undefined if the form has no
 * such field.
 */
export function fieldLine(text: string, path: string): number | undefined {
  const lines = linesOf(text);
  let at = '/form';
  let line: number | undefined;
  for (const key of parsePath(path)) {
    at += typeof key === 'number' ? '/items' : pointer('properties', key);
    line = lines.get(at) ?? line;
  }
  return line;
}

function linesOf(text: string): ReadonlyMap<string, number> {
  try {
    JSON.parse(text);
    return jsonPlaces(text).lines;
  } catch {
    return new Map();
  }
}
