import type { Shape } from './field';
import type { Service } from './service';
import { isText, type Language, pick } from './text';

/**
 * Keywords whose values are names or data. They stay as they are, even where three of them together
 * look like a text in three languages.
 */
export const DATA: ReadonlySet<string> = new Set([
  'required',
  'expected',
  'fields',
  'omit',
  'lists',
  'columns',
  'type',
  'calculate',
  'when',
  'requiredWhen',
  'prefill',
  'constants',
  'sample',
  'samples',
  'value',
  'given',
]);

/** Keywords whose keys are names of their own: a field or a fault may be called "required". */
export const MAPS: ReadonlySet<string> = new Set(['properties', 'errors']);

/**
 * The service in one language. Called once for each language: everything behind it sees plain strings,
 * and the compiler holds it to that.
 */
export function localise(service: Service, language: Language): Service<string> {
  return walk(service, language, false) as Service<string>;
}

/** The same for a form or an object field by itself. */
export function localiseShape(shape: Shape, language: Language): Shape<string> {
  return walk(shape, language, false) as Shape<string>;
}

function walk(node: unknown, language: Language, keysAreNames: boolean): unknown {
  if (isText(node)) return pick(node, language);
  if (Array.isArray(node)) return node.map((entry) => walk(entry, language, false));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const isData = !keysAreNames && DATA.has(key);
      return [key, isData ? value : walk(value, language, MAPS.has(key))];
    }),
  );
}
