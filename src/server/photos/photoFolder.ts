import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './stores/fileStore';
import { TempFolder } from './tempFolder';

/** A request takes minutes at most: older files are not being written any more. */
const STALE = 60 * 60 * 1000;

interface Parts {
  readonly files: FileStore;
  /** Keeps unreferenced files for some days. */
  readonly trash: FileStore;
  /** A folder that exists, on the same disk as the files if they are on one. */
  readonly temp: string;
  readonly ending?: string;
}

/**
 * Stores photos under generated names: a visitor's file names never reach the disk. Unfinished files are in a
 * temporary folder of this process, finished ones in the store, which other processes may share.
 */
export class PhotoFolder {
  readonly #files: FileStore;
  readonly #trash: FileStore;
  /** Of this process, for unfinished files. */
  readonly bench: TempFolder;
  readonly #ending: string;

  private constructor({ files, trash, ending = '.jpg' }: Parts, bench: TempFolder) {
    this.#files = files;
    this.#trash = trash;
    this.bench = bench;
    this.#ending = ending;
  }

  static async open(parts: Parts): Promise<PhotoFolder> {
    return new PhotoFolder(parts, await TempFolder.open(parts.temp));
  }

  /** Returns a new path for an unfinished file. */
  tempPath(): string {
    return this.bench.path(randomBytes(16).toString('hex'));
  }

  /** Reads a stored file; returns undefined if there is none. */
  read(id: string): Promise<Readable | undefined> {
    return this.#files.read(this.#nameOf(id));
  }

  /** Stores finished files; they are synced when this resolves. */
  async keep(photos: readonly { readonly id: string; readonly path: string }[]): Promise<void> {
    await this.#files.put(photos.map(({ id, path }) => ({ name: this.#nameOf(id), path })));
  }

  /** Deletes photos, also from the trash; they are gone when this resolves. */
  async erase(ids: readonly string[]): Promise<void> {
    const names = ids.map((id) => this.#nameOf(id));
    await this.#files.remove(names);
    await this.#trash.remove(names);
  }

  /** Returns the ids of photos that were stored longer ago than an age in milliseconds. */
  settled(age = STALE): Promise<string[]> {
    return this.#olderThan(age, this.#files);
  }

  /** Returns the ids of photos that have been in the trash longer than an age in milliseconds. */
  inTrash(age = 0): Promise<string[]> {
    return this.#olderThan(age, this.#trash);
  }

  /** Moves photos to the trash. */
  async throwAway(ids: readonly string[]): Promise<void> {
    await this.#move(ids, this.#files, this.#trash);
  }

  /** Moves photos back out of the trash. */
  async takeBack(ids: readonly string[]): Promise<void> {
    await this.#move(ids, this.#trash, this.#files);
  }

  async #olderThan(age: number, files: FileStore): Promise<string[]> {
    const ids: string[] = [];
    for await (const { name, since } of files.list()) {
      const isOld = Date.now() - since >= age;
      if (isOld && name.endsWith(this.#ending)) ids.push(name.slice(0, -this.#ending.length));
    }
    return ids;
  }

  /** Moves by copying, so that the age of the copy is the time since then; deletes the original after that. */
  async #move(ids: readonly string[], from: FileStore, to: FileStore): Promise<void> {
    for (const id of ids) {
      const [name, path] = [this.#nameOf(id), this.tempPath()];
      const original = await from.read(name);
      if (!original) continue;
      await pipeline(original, createWriteStream(path, { mode: 0o600 }));
      await to.put([{ name, path }]);
      await from.remove([name]);
    }
  }

  #nameOf(id: string): string {
    return `${id}${this.#ending}`;
  }
}
