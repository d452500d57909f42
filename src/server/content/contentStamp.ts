import { dayNumber } from '../brand/agencyDay';
import type { Contents } from '../records/contents';

/** More days than there will be. */
const DAYS = 1_000_000;

/**
 * Returns a function that returns a number which changes with each content write that visitors can see, and with each day of the agency, when
 * records may begin or end to be shown: what was made of content is current as long as it is the same.
 */
export const stampOf =
  (contents: Pick<Contents, 'shownRevision'>, now: () => Date) => (): number | Promise<number> => {
    const revision = contents.shownRevision();
    const stamp = (at: number): number => at * DAYS + dayNumber(now());
    return typeof revision === 'number' ? stamp(revision) : revision.then(stamp);
  };
