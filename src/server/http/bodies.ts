import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJsonText } from './jsonText';
import { Refusal } from './refusal';
import { decodeUtf8 } from './utf8';

const MEGABYTE = 1024 * 1024;

export const LARGEST_JSON = MEGABYTE;
export const LARGEST_FILE = 10 * MEGABYTE;
export const LARGEST_TEXT = MEGABYTE;
export const MOST_FILES = 10;
export const MOST_TEXTS = 100;

/** Two kinds of body and no other: JSON, and multipart, whose parts http/multipart reads. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: LARGEST_JSON },
    async (_request: FastifyRequest, body: Buffer) => parseJsonText(decodeUtf8(body)),
  );
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // Every part as a stream of bytes: texts too, so that what is no UTF-8 can be told.
    isPartAFile: () => true,
    limits: {
      parts: MOST_FILES + MOST_TEXTS,
      files: MOST_FILES + MOST_TEXTS,
      fileSize: LARGEST_FILE,
      headerPairs: 20,
    },
  });
  // A packed body would be unpacked by nobody, and read as nonsense.
  app.addHook('onRequest', async ({ headers }) => {
    const { 'content-encoding': encoding = 'identity' } = headers;
    if (encoding.toLowerCase() !== 'identity') throw Refusal.of(415, 'wrongType');
  });
}
