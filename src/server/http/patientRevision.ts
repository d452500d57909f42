import { HttpRefusal } from './refusal';

/** Milliseconds after which a database that has not returned its revision counts as away. */
const PATIENCE_MS = 1500;
/** Shorter while it is away: one that is back answers at once. */
const PATIENCE_AWAY_MS = 50;

/**
 * Returns a function that returns the revision; undefined while the database does not answer. Only the first callers wait
 * for one that is away.
 */
export function patientRevision(revision: () => number | Promise<number>) {
  let isAway = false;
  return (): number | undefined | Promise<number | undefined> => {
    const noted = (now: number | undefined): number | undefined => {
      isAway = now === undefined;
      return now;
    };
    try {
      const now = revision();
      if (typeof now === 'number') return noted(now);
      return inTime(now, isAway ? PATIENCE_AWAY_MS : PATIENCE_MS).then(noted);
    } catch {
      return noted(undefined);
    }
  };
}

/** Returns undefined if a number does not come in time, or never. */
const inTime = (number: Promise<number>, patience: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patience, undefined);
    const end = (found?: number): void => {
      clearTimeout(timer);
      resolve(found);
    };
    number.then(end, () => end());
  });

/** Sent as Retry-After: a failover takes half a minute. */
const RETRY_AFTER_SECONDS = 10;

/** Refuses what needs a database that does not answer, before anybody waits for it. */
export const awayForNow = (): HttpRefusal => HttpRefusal.later('overloaded', RETRY_AFTER_SECONDS);

/**
 * Returns a function that returns the revision, with which each read of an index begins.
 * @throws Refusal 503 while the database does not answer
 */
export function revisionOrRefusal(revision: () => number | Promise<number>) {
  const known = patientRevision(revision);
  return async (): Promise<number> => {
    const now = await known();
    if (now === undefined) throw awayForNow();
    return now;
  };
}

/** The database may be gone: the response is then made, and fails or not, without the cache. */
export async function tried<T>(revision: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await revision();
  } catch {
    return undefined;
  }
}
