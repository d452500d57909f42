/** Milliseconds after which a database that does not say its revision is taken for one that is away. */
const PATIENCE_MS = 1500;

/**
 * Returns a function that returns the revision; undefined while the database does not answer. Only the first caller waits
 * for one that is away: the others learn of it at once, until it answers again.
 */
export function patientRevision(revision: () => number | Promise<number>) {
  let isAway = false;
  let asked: Promise<void> | undefined;
  const noted = (now: number | undefined): number | undefined => {
    isAway = now === undefined;
    return now;
  };
  const askAgain = async (): Promise<void> => {
    noted(await tried(revision));
    asked = undefined;
  };
  return (): number | undefined | Promise<number | undefined> => {
    if (isAway) {
      asked ??= askAgain();
      return undefined;
    }
    try {
      const now = revision();
      return typeof now === 'number' ? now : inTime(now).then(noted);
    } catch {
      return noted(undefined);
    }
  };
}

/** Returns undefined if a number does not come in time, or never. */
const inTime = (number: Promise<number>): Promise<number | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, undefined);
    const end = (found?: number): void => {
      clearTimeout(timer);
      resolve(found);
    };
    number.then(end, () => end());
  });

/** The database may be gone: the response is then made, and fails or not, without the cache. */
export async function tried<T>(revision: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await revision();
  } catch {
    return undefined;
  }
}
