import { statfs } from 'node:fs/promises';
import { type DataPlace, dataFolders } from './dataDir';
import { Refusal } from './http/refusal';

const MEGABYTE = 1024 * 1024;

/** Seconds after which a visitor may try again: somebody has to make room first. */
const RETRY_AFTER_SECONDS = 3600;

/** low: no more photos are taken. full: nothing is, so that what is left is the staff's. */
export type DiskState = 'enough' | 'low' | 'full';

/** The space that is left where the server keeps files. */
export class DiskSpace {
  readonly #folders: readonly string[];
  readonly #least: number;

  /** @param leastMegabytes below which the disk is low; full is a tenth of it */
  constructor(place: DataPlace, leastMegabytes: number) {
    this.#folders = [place.dataDir, dataFolders(place).temp];
    this.#least = leastMegabytes * MEGABYTE;
  }

  /** Returns the bytes that are left on the fuller disk; Infinity where the system does not say. */
  async free(): Promise<number> {
    const all = await Promise.all(
      this.#folders.map((folder) =>
        statfs(folder).then(
          ({ bavail, bsize }) => bavail * bsize,
          () => Infinity,
        ),
      ),
    );
    return Math.min(...all);
  }

  async state(): Promise<DiskState> {
    const free = await this.free();
    if (free >= this.#least) return 'enough';
    return free >= this.#least / 10 ? 'low' : 'full';
  }

  /**
   * Refuses what there is no room for, before it is read.
   * @throws Refusal 503
   */
  async refuse(hasPhotos: boolean): Promise<void> {
    const state = await this.state();
    if (state === 'full' || (state === 'low' && hasPhotos)) {
      throw Refusal.of(503, 'full', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
    }
  }
}
