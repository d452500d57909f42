import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './stores/fileStore';
import { TempFolder } from './tempFolder';

/** A request and all waits in it take minutes; nothing that is older is still in the making. */
const STALE = 60 * 60 * 1000;

interface Parts {
  readonly files: FileStore;
  /** Where files wait for some days that seem to be nobody's. */
  readonly trash: FileStore;
  /** A folder that exists, on the disk of the files if they are on one. */
  readonly temp: string;
  readonly ending?: string;
}

/**
 * The photos' files, under names made here: a visitor's names reach no disk. What is unfinished lies on
 * a workbench of this process, what is kept in the store, which other processes may share.
 */
export class PhotoFolder {
  readonly #files: FileStore;
  readonly #trash: FileStore;
  readonly #bench: TempFolder;
  readonly #ending: string;

  private constructor({ files, trash, ending = '.jpg' }: Parts, bench: TempFolder) {
    this.#files = files;
    this.#trash = trash;
    this.#bench = bench;
    this.#ending = ending;
  }

  static async open(parts: Parts): Promise<PhotoFolder> {
    return new PhotoFolder(parts, await TempFolder.open(parts.temp));
  }

  /** How many other processes seemed to use it when it was opened. */
  get others(): number {
    return this.#bench.others;
  }

  /** A new name for an unfinished file; there is no file yet. */
  tempPath(): string {
    return this.#bench.path(randomBytes(16).toString('hex'));
  }

  /** What a kept file holds; undefined if there is none. */
  read(id: string): Promise<Readable | undefined> {
    return this.#files.read(this.#nameOf(id));
  }

  /** Takes finished files over; they are kept for good when this is done. */
  async keep(photos: readonly { readonly id: string; readonly path: string }[]): Promise<void> {
    await this.#files.put(photos.map(({ id, path }) => ({ name: this.#nameOf(id), path })));
  }

  /** They are gone for good when this is done, also from the trash. */
  async erase(ids: readonly string[]): Promise<void> {
    const names = ids.map((id) => this.#nameOf(id));
    await this.#files.remove(names);
    await this.#trash.remove(names);
  }

  /** The ids of photos that have been kept for a while, in milliseconds. */
  settled(age = STALE): Promise<string[]> {
    return this.#olderThan(age, this.#files);
  }

  /** The ids of photos that have been in the trash for that long, in milliseconds. */
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

  /** By a copy, whose age says since when it has been there; the original goes once that is kept. */
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

  /** Deletes unfinished files of processes that are no more. */
  sweepUnfinished(): Promise<void> {
    return this.#bench.sweep();
  }

  close(): Promise<void> {
    return this.#bench.close();
  }

  #nameOf(id: string): string {
    return `${id}${this.#ending}`;
  }
}
