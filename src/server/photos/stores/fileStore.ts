import type { Readable } from 'node:stream';

/** A finished file, and the name that it gets in the store. */
export interface FinishedFile {
  readonly name: string;
  readonly path: string;
  /** Whoever wrote it has synced it. */
  readonly isSynced?: boolean;
}

/** A store of finished files, on one machine or for several. Names are generated: letters, digits, a dot. */
export interface FileStore {
  /** Moves finished files into the store; they are synced when this resolves. */
  put(files: readonly FinishedFile[]): Promise<void>;
  /** Returns undefined if there is no file of that name. */
  read(name: string): Promise<Readable | undefined>;
  /** Deletes files, whether they exist or not; they are gone when this resolves. */
  remove(names: readonly string[]): Promise<void>;
  /** Lists all files, each with the moment that it was stored, in milliseconds. */
  list(): AsyncIterable<{ readonly name: string; readonly since: number }>;
}
