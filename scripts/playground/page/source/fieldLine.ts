import { pointer } from '../../../check/fault';
import { jsonPlaces } from '../../../check/jsonText';
import { parsePath } from '../../../../src/definition/values';

/**
 * The line of a service's file in which the field at a dotted path is described, or what is nearest around
 * it: the reference, where it stands in a shared file. Undefined where the form has no such field.
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
