import type { Contents } from '../records/contents';
import { HOUR } from '../../definition/model/clock';

/** More hours than there will be. */
const HOURS = 10_000_000;

/**
 * Returns a function that returns a number which changes with each content write that visitors can see, and with each
 * hour, when records may begin or end to be shown: what was made of content is current as long as it is the same.
 */
export const stampOf =
  (contents: Pick<Contents, 'shownRevision'>, now: () => Date) => (): number | Promise<number> => {
    const revision = contents.shownRevision();
    const stamp = (at: number): number => at * HOURS + Math.floor(now().getTime() / HOUR);
    return typeof revision === 'number' ? stamp(revision) : revision.then(stamp);
  };
