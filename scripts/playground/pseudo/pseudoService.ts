import { DATA, MAPS } from '../../../src/definition/localise';
import type { Service } from '../../../src/definition/service';
import { isText } from '../../../src/definition/text';

/** A service with every text of it changed; what is no text to localise stays, too. */
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

/** Interface words, in groups as locales/ has them, with every text changed. */
export function pseudoWords(words: object, say: (text: string) => string): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, say(value)];
      return [key, typeof value === 'object' && value !== null ? pseudoWords(value, say) : value];
    }),
  );
}
