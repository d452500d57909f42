import { DATA, MAPS } from '../../../src/definition/language/localise';
import type { Service } from '../../../src/definition/model/service';
import { isText } from '../../../src/definition/model/text';

/** Transforms every text of a service; lists of three ids are not texts and stay. */
export const pseudoService = (service: Service, say: (text: string) => string): Service =>
  walk(service, say, false) as Service;

function walk(node: unknown, say: (text: string) => string, keysAreNames: boolean): unknown {
  if (isText(node)) return node.map(say);
  if (Array.isArray(node)) return node.map((entry) => walk(entry, say, false));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      DATA.has(key) && !keysAreNames ? value : walk(value, say, MAPS.has(key)),
    ]),
  );
}

/** Transforms every interface text, in groups as in locales/. */
export function pseudoWords(words: object, say: (text: string) => string): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, say(value)];
      return [key, typeof value === 'object' && value !== null ? pseudoWords(value, say) : value];
    }),
  );
}
