import type { Readable } from 'node:stream';

/** Where finished files are kept, on one machine or for several. Names are ours: letters, digits, a dot. */
export interface FileStore {
  /** Takes finished files over; they are kept for good, under their names, when this is done. */
  put(files: readonly { readonly name: string; readonly path: string }[]): Promise<void>;
  /** Undefined if there is none of that name. */
  read(name: string): Promise<Readable | undefined>;
  /** They are gone for good when this is done; it matters not whether they were there. */
  remove(names: readonly string[]): Promise<void>;
  /** All of them, each with the moment that it was put there, in milliseconds. */
  list(): AsyncIterable<{ readonly name: string; readonly since: number }>;
}
