import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any request may take. */
const STALE = 10 * 60 * 1000;

/**
 * The photos' files, under names made here: a visitor's names reach no disk. Unfinished files lie in a
 * folder for each process, beside them on the same disk.
 */
export class PhotoFolder {
  readonly #photos: string;
  readonly #temp: string;
  readonly #own: string;
  readonly #ending: string;

  private constructor(photos: string, temp: string, ending: string) {
    this.#photos = photos;
    this.#temp = temp;
    this.#ending = ending;
    this.#own = join(temp, `${process.pid}-${randomBytes(4).toString('hex')}`);
  }

  /** @param photos and temp are folders that exist, on one disk */
  static async open(photos: string, temp: string, ending = '.jpg'): Promise<PhotoFolder> {
    const folder = new PhotoFolder(photos, temp, ending);
    await folder.#sweepTemp();
    await mkdir(folder.#own, { mode: 0o700 });
    return folder;
  }

  /** A new name for an unfinished file; there is no file yet. */
  tempPath(): string {
    return join(this.#own, randomBytes(16).toString('hex'));
  }

  pathOf(id: string): string {
    return join(this.#photos, `${id}${this.#ending}`);
  }

  /** Takes finished files over; they are on the disk, under their names, when this is done. */
  async keep(photos: readonly { readonly id: string; readonly path: string }[]): Promise<void> {
    for (const { id, path } of photos) {
      await syncFile(path);
      await rename(path, this.pathOf(id));
    }
    await syncFile(this.#photos);
  }

  async drop(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => rm(this.pathOf(id), { force: true })));
  }

  /** They are off the disk when this is done. */
  async erase(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.drop(ids);
    await syncFile(this.#photos);
  }

  /** The ids of photos that have lain here for a while, in milliseconds. */
  async settled(age = STALE): Promise<string[]> {
    const ids: string[] = [];
    for (const name of await readdir(this.#photos)) {
      if (name.endsWith(this.#ending) && (await ageOf(join(this.#photos, name))) > age) {
        ids.push(name.slice(0, -this.#ending.length));
      }
    }
    return ids;
  }

  async close(): Promise<void> {
    await rm(this.#own, { recursive: true, force: true });
  }

  /** What processes left behind that are no more. */
  async #sweepTemp(): Promise<void> {
    for (const name of await readdir(this.#temp)) {
      const path = join(this.#temp, name);
      const isLeft = !isAlive(Number.parseInt(name, 10)) || (await ageOf(path)) > STALE;
      if (isLeft) await rm(path, { recursive: true, force: true });
    }
  }
}

async function syncFile(path: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    await handle.sync();
  } finally {
    await handle?.close();
  }
}

const ageOf = async (path: string): Promise<number> =>
  Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;

/** A process of another machine on the same folder counts as gone only by the age of what it left. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
