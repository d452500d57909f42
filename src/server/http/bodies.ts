import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJsonText } from './jsonText';
import { HttpRefusal } from './refusal';

const MEGABYTE = 1024 * 1024;

export const LARGEST_JSON = MEGABYTE;
/** Bytes of a call without a session that sends neither a form nor a draft, such as a login. */
export const SMALL_JSON = 16 * 1024;
export const LARGEST_FILE = 10 * MEGABYTE;
export const LARGEST_TEXT = MEGABYTE;
/** Rows have photos of their own: ten travellers with three each. */
export const MOST_FILES = 30;
export const MOST_FILES_OF_FIELD = 10;
export const MOST_TEXTS = 100;

/** Accepts two types of body only: JSON, and multipart, whose parts http/multipart reads. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: LARGEST_JSON },
    async (_request: FastifyRequest, body: Buffer) => parseJsonText(decodeUtf8(body)),
  );
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // Every part is a stream of bytes, texts too, so that invalid UTF-8 can be refused.
    isPartAFile: () => true,
    limits: {
      parts: MOST_FILES + MOST_TEXTS,
      files: MOST_FILES + MOST_TEXTS,
      fileSize: LARGEST_FILE,
      headerPairs: 20,
    },
  });
  // Compressed bodies are not decompressed, and would be read as nonsense.
  app.addHook('onRequest', async ({ headers }) => {
    const { 'content-encoding': encoding = 'identity' } = headers;
    if (encoding.toLowerCase() !== 'identity') throw HttpRefusal.of(415, 'wrongType');
  });
}

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
