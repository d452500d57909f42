import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isRecord, type Values } from '../../definition/model/values';
import { unlessMissing } from '../errorCode';
import {
  LARGEST_FILE,
  LARGEST_TEXT,
  MOST_FILES,
  MOST_FILES_OF_FIELD,
  MOST_TEXTS,
  decodeUtf8,
} from './bodies';
import { HttpRefusal } from './refusal';

/** A file of a body, not validated. */
export interface Upload {
  readonly field: string;
  readonly path: string;
  readonly sha256: string;
}

/** What a body contains, not validated. */
export interface SentBody<T = Values> {
  readonly sent: T;
  readonly uploads: readonly Upload[];
}

interface Reading<T> {
  /** Whether a file may have that name. */
  readonly takesFile: (name: string) => boolean;
  /** Converts the text parts; may refuse them. */
  readonly convert: (texts: Readonly<Record<string, string>>) => T;
  /** Where files are stored until they are accepted. */
  readonly folder: { tempPath(): string; refuseFull(): Promise<void> };
}

/** Enough for a file in a row within a row, whose name is a path. */
const LONGEST_NAME = 200;

/** Bytes that wait for the disk while it writes those before, to be written together. */
const AT_ONCE = 512 * 1024;

/** Bytes of all texts of a body. */
const MOST_TEXT = 2 * LARGEST_TEXT;

/** Bytes of a file after which the free space is looked at again. */
const LOOK_EVERY = 1024 * 1024;

/**
 * Reads a multipart body part by part: files into temporary files, texts into memory. Removes the files if the
 * body is refused or breaks off; otherwise the caller does (discard).
 * @throws Refusal 400, 413, 422 or 503
 */
export async function readMultipart<T>(
  request: FastifyRequest,
  { takesFile, convert, folder }: Reading<T>,
): Promise<SentBody<T>> {
  const uploads: Upload[] = [];
  const texts = new Map<string, string>();
  let room = MOST_TEXT;
  const announced = countParts(request);
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const name = nameOf(part);
      if (isFile(part)) {
        refuseFile(takesFile(name), name, uploads);
        const path = folder.tempPath();
        const upload = { field: name, path, sha256: '' };
        uploads.push(upload);
        const { sha256, head } = await writeFile(part.file, path, folder);
        upload.sha256 = sha256;
        if (part.file.truncated) throw HttpRefusal.at(name, 'fileSize', LARGEST_FILE / 1024 / 1024);
        refuseDisguised(head, part);
      } else {
        if (texts.has(name)) throw unreadable(name);
        if (texts.size >= MOST_TEXTS) throw HttpRefusal.of(413, 'tooLarge');
        const bytes = await readAll(part.file, Math.min(LARGEST_TEXT, room));
        if (bytes === undefined) throw HttpRefusal.of(413, 'tooLarge', { name });
        room -= bytes.length;
        texts.set(name, decodeUtf8(bytes, name));
      }
    }
    if (announced() !== texts.size + uploads.length) throw HttpRefusal.of(400, 'malformed');
  } catch (error) {
    await discard(uploads);
    drain(request);
    throw asRefusal(error);
  }
  try {
    return { sent: convert(Object.fromEntries(texts)), uploads };
  } catch (error) {
    await discard(uploads);
    throw error;
  }
}

/** Reads values from JSON or from a multipart body. @throws Refusal as readMultipart does */
export async function readValues(
  request: FastifyRequest,
  reading: Reading<Values>,
): Promise<SentBody> {
  if (request.isMultipart()) return readMultipart(request, reading);
  if (!isRecord(request.body)) throw HttpRefusal.at('', 'type');
  return { sent: request.body, uploads: [] };
}

export async function discard(uploads: readonly Pick<Upload, 'path'>[]): Promise<void> {
  // Not rm, which calls lstat first.
  await Promise.all(uploads.map(({ path }) => unlink(path).catch(unlessMissing)));
}

const unreadable = (name: string): HttpRefusal => HttpRefusal.of(400, 'malformed', { name });

/** Distinguishes files from texts as browsers do. */
const isFile = ({ filename, mimetype }: MultipartFile): boolean =>
  typeof filename === 'string' || mimetype === 'application/octet-stream';

function nameOf({ fieldname }: MultipartFile): string {
  const name: unknown = fieldname;
  if (typeof name !== 'string' || name === '') throw HttpRefusal.of(400, 'malformed');
  if (name.length > LONGEST_NAME) throw unreadable(name.slice(0, LONGEST_NAME));
  return name;
}

/** Refuses a file before it is read, where none belongs or there are too many. */
function refuseFile(isWanted: boolean, name: string, before: readonly Upload[]): void {
  if (!isWanted) throw HttpRefusal.at(name, 'unknown');
  const own = before.filter(({ field }) => field === name).length;
  if (own >= MOST_FILES_OF_FIELD) throw HttpRefusal.at(name, 'maxItems', MOST_FILES_OF_FIELD);
  if (before.length >= MOST_FILES) throw HttpRefusal.at(name, 'fileCount', MOST_FILES);
}

const GIF = 'GIF8';

/**
 * Refuses a GIF that is declared as another image type: what follows its signature may be a script as well. Other
 * types are often declared wrongly, a WebP as a JPEG for instance, and leave no room for that.
 */
function refuseDisguised(head: string, { fieldname, mimetype }: MultipartFile): void {
  if (head === GIF && mimetype.startsWith('image/') && mimetype !== 'image/gif') {
    throw HttpRefusal.at(fieldname, 'fileType');
  }
}

/** Writes a stream to a file while there is room for it, and returns its SHA-256 and first bytes. */
async function writeFile(
  stream: Readable,
  path: string,
  { refuseFull }: Reading<unknown>['folder'],
) {
  let head = '';
  let unseen = 0;
  let looked = Promise.resolve();
  const hash = createHash('sha256');
  stream.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    head += chunk.toString('latin1', 0, GIF.length - head.length);
    unseen += chunk.length;
    if (unseen < LOOK_EVERY) return;
    unseen = 0;
    looked = refuseFull();
    looked.catch((error: unknown) => stream.destroy(error as Error));
  });
  const options = { flags: 'wx', mode: 0o600, highWaterMark: AT_ONCE };
  await pipeline(stream, createWriteStream(path, options));
  await looked;
  return { sha256: hash.digest('hex'), head };
}

/** Returns undefined if there is more than that. */
async function readAll(stream: AsyncIterable<Buffer>, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the rest of a refused body, so that the client reads the response. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** Errors of the multipart parser have no status; errors of the disk are not the client's mistake. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof HttpRefusal) return error;
  if ('statusCode' in error || 'syscall' in error) return error;
  return HttpRefusal.of(400, 'malformed');
}

/**
 * Counts the parts that a multipart body announces, while it is read elsewhere. The parser silently drops a part
 * whose headers it cannot use, and the application would be stored without that answer.
 * @returns a function that returns the count, once the body has been read
 */
function countParts({ raw, headers }: FastifyRequest): () => number {
  const [, quoted, plain] =
    /boundary=(?:"([^"]*)"|([^\s;]+))/iu.exec(headers['content-type'] ?? '') ?? [];
  const mark = Buffer.from(`\r\n--${quoted ?? plain ?? ''}`);
  const overlap = mark.length - 1;
  // The first boundary may be at the very beginning.
  let end: Buffer = Buffer.from('\r\n');
  let marks = 0;
  raw.on('data', (chunk: Buffer) => {
    // Without a copy of the chunk: many large ones would keep the garbage collector busy.
    const seam = Buffer.concat([end, chunk.subarray(0, overlap)]);
    for (const part of [seam, chunk]) {
      for (let at = part.indexOf(mark); at >= 0; at = part.indexOf(mark, at + mark.length)) {
        marks += 1;
      }
    }
    end = (chunk.length < overlap ? seam : chunk).subarray(-overlap);
  });
  // One boundary is the end.
  return () => Math.max(0, marks - 1);
}
