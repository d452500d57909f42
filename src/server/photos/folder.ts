import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileStore } from './stores/fileStore';
import { Workbench } from './workbench';

/** A request and all waits in it take minutes; nothing that is older is still in the making. */
const STALE = 60 * 60 * 1000;

/**
 * The photos' files, under names made here: a visitor's names reach no disk. What is unfinished lies on
 * a workbench of this process, what is kept in the store, which other processes may share.
 */
export class PhotoFolder {
  readonly #files: FileStore;
  readonly #bench: Workbench;
  readonly #ending: string;

  private constructor(files: FileStore, bench: Workbench, ending: string) {
    this.#files = files;
    this.#bench = bench;
    this.#ending = ending;
  }

  /** @param temp a folder that exists, on the disk of the files if they are on one */
  static async open(files: FileStore, temp: string, ending = '.jpg'): Promise<PhotoFolder> {
    return new PhotoFolder(files, await Workbench.open(temp), ending);
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

  /** They are gone for good when this is done. */
  async erase(ids: readonly string[]): Promise<void> {
    await this.#files.remove(ids.map((id) => this.#nameOf(id)));
  }

  /** The ids of photos that have been kept for a while, in milliseconds. */
  async settled(age = STALE): Promise<string[]> {
    const ids: string[] = [];
    for await (const { name, since } of this.#files.list()) {
      const isOld = Date.now() - since > age;
      if (isOld && name.endsWith(this.#ending)) ids.push(name.slice(0, -this.#ending.length));
    }
    return ids;
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
