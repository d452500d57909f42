import { statfs } from 'node:fs/promises';
import { type DataPlace, dataFolders } from './dataDir';
import { HttpRefusal } from './http/refusal';

const MEGABYTE = 1024 * 1024;

/** Milliseconds after which the free space is read again: of a hundred uploads at once each would learn the same. */
const FRESH = 1000;

/** low: no more photos are accepted. full: no submissions are, so that the rest is left for staff. */
export type DiskState = 'enough' | 'low' | 'full';

export type DiskSpace = ReturnType<typeof diskSpace>;

/**
 * Watches the free space where the server stores files.
 * @param leastMegabytes below which the disk is low; it is full below a tenth of that
 * @param onChange called when the state is found to be another than before; at first it is `enough`
 */
export function diskSpace(
  place: DataPlace,
  leastMegabytes: number,
  onChange: (state: DiskState) => void = () => {},
) {
  const folders = [place.dataDir, dataFolders(place).temp];
  const least = leastMegabytes * MEGABYTE;
  const read = async (): Promise<number> => {
    const all = await Promise.all(
      folders.map((folder) =>
        statfs(folder).then(
          ({ bavail, bsize }) => bavail * bsize,
          () => Infinity,
        ),
      ),
    );
    return Math.min(...all);
  };
  let last: DiskState = 'enough';
  let known: Promise<number> | undefined;
  /** Returns the free bytes of the fuller disk; Infinity where the system does not say. */
  const free = (): Promise<number> => {
    known ??= read().finally(() => setTimeout(() => (known = undefined), FRESH).unref());
    return known;
  };
  const state = async (found = free()): Promise<DiskState> => {
    const bytes = await found;
    const low = bytes >= least / 10 ? 'low' : 'full';
    const next = bytes >= least ? 'enough' : low;
    if (next !== last) onChange(next);
    last = next;
    return next;
  };
  return {
    free,
    /** Returns the free bytes above those at which the disk is low. */
    spare: async (): Promise<number> => Math.max(0, (await free()) - least),
    state,
    /** Refuses a request that there is no room for, before its body is read. @throws Refusal 503 */
    async refuse(hasPhotos: boolean): Promise<void> {
      const now = await state();
      if (now === 'full' || (now === 'low' && hasPhotos)) {
        throw HttpRefusal.later('full');
      }
    },
    /** Refuses to go on writing a file, by what is free at this moment. @throws Refusal 503 */
    async refuseWriting(): Promise<void> {
      if ((await state(read())) !== 'enough') throw HttpRefusal.later('full');
    },
  };
}
