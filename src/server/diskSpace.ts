import { statfs } from 'node:fs/promises';
import { type DataPlace, dataFolders } from './dataDir';
import { HttpRefusal } from './http/refusal';
import { sharedRead } from './storage/sharedRead';

const MEGABYTE = 1024 * 1024;

/** Sent as Retry-After: somebody has to free space first. */
const RETRY_AFTER_SECONDS = 3600;

/** low: no more photos are accepted. full: no submissions are, so that the rest is left for staff. */
export type DiskState = 'enough' | 'low' | 'full';

/** The free space where the server stores files. */
export class DiskSpace {
  readonly #folders: readonly string[];
  readonly #least: number;

  /** @param leastMegabytes below which the disk is low; it is full below a tenth of that */
  constructor(place: DataPlace, leastMegabytes: number) {
    this.#folders = [place.dataDir, dataFolders(place).temp];
    this.#least = leastMegabytes * MEGABYTE;
  }

  /** Returns the free bytes of the fuller disk; Infinity where the system does not say. */
  readonly free = sharedRead(async (): Promise<number> => {
    const all = await Promise.all(
      this.#folders.map((folder) =>
        statfs(folder).then(
          ({ bavail, bsize }) => bavail * bsize,
          () => Infinity,
        ),
      ),
    );
    return Math.min(...all);
  });

  async state(): Promise<DiskState> {
    const free = await this.free();
    if (free >= this.#least) return 'enough';
    return free >= this.#least / 10 ? 'low' : 'full';
  }

  /** Refuses a request that there is no room for, before its body is read. @throws Refusal 503 */
  async refuse(hasPhotos: boolean): Promise<void> {
    const state = await this.state();
    if (state === 'full' || (state === 'low' && hasPhotos)) {
      throw HttpRefusal.later('full', RETRY_AFTER_SECONDS);
    }
  }
}
