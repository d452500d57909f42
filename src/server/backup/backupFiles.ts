import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { FileStore } from '../photos/stores/openFiles';
import type { BackupRow } from './backupStores';

/** The size and hash of a file, which reveal any change of it. */
export interface Digest {
  readonly bytes: number;
  readonly sha256: string;
}

export const isSame = (a: Digest, b: Digest): boolean =>
  a.bytes === b.bytes && a.sha256 === b.sha256;

export const digestOf = (path: string): Promise<Digest> => digested(chunksOf(path));

/** Copies a file, readable by its owner only, and syncs it. Returns the digest of the copy. */
export const copyFile = (from: string, to: string): Promise<Digest> => writeNew(to, chunksOf(from));

/** Copies a file out of its store in the same way; returns undefined if there is none. */
export async function copyStored(
  files: FileStore,
  name: string,
  to: string,
): Promise<Digest | undefined> {
  const stream = await files.read(name);
  // Whoever reads it finds the error; one before that would end the process.
  return stream && writeNew(to, stream.on('error', () => {}) as AsyncIterable<Buffer>);
}

/** Writes rows as JSON lines in the same way. */
export const writeRows = (
  to: string,
  batches: AsyncIterable<readonly BackupRow[]>,
  onRows: (rows: readonly BackupRow[]) => void,
): Promise<Digest> => writeNew(to, linesOf(batches, onRows));

/** Writes a text in the same way. */
export const writeText = (to: string, text: string): Promise<Digest> =>
  writeNew(to, [Buffer.from(text)]);

/** Opens the file on the first read: an error of a stream that nobody awaits yet would end the process. */
async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path) as AsyncIterable<Buffer>;
}

async function* linesOf(
  batches: AsyncIterable<readonly BackupRow[]>,
  onRows: (rows: readonly BackupRow[]) => void,
): AsyncGenerator<Buffer> {
  for await (const rows of batches) {
    onRows(rows);
    yield Buffer.from(rows.map((row) => `${lineOf(row)}\n`).join(''));
  }
}

/** Escapes two Unicode line ends that JSON leaves as they are: line readers would split there. */
const lineOf = (row: BackupRow): string =>
  JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const BATCH = 200;

/** Reads the rows that writeRows wrote. */
export async function* readRows(path: string): AsyncGenerator<readonly BackupRow[]> {
  let batch: BackupRow[] = [];
  for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) {
    batch.push(JSON.parse(line) as BackupRow);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function writeNew(
  path: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Digest> {
  const handle = await open(path, 'wx', 0o600);
  try {
    const digest = await digested(chunks, (chunk) => handle.writeFile(chunk));
    await handle.sync();
    return digest;
  } finally {
    await handle.close();
  }
}

async function digested(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  write?: (chunk: Buffer) => Promise<void>,
): Promise<Digest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    await write?.(chunk);
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
