import { HttpRefusal } from './refusal';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes bytes from outside. Invalid UTF-8 is refused: replacing it would store something that nobody wrote.
 * @throws Refusal 400
 */
export function decodeUtf8(bytes: Uint8Array, name?: string): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw HttpRefusal.of(400, 'malformed', name === undefined ? {} : { name });
  }
}
