/** How often memory is measured during the mixed load. */
export const LOOKS = 20;

/**
 * The growth from the third to the last quarter of the requests that still counts as level. At 100,000 requests
 * and 250 MB a leak of half a kilobyte per request exceeds it.
 */
const MOST_GROWTH = 0.05;

export interface Verdict {
  /** Medians of the third and the last quarter, in bytes. */
  readonly before: number;
  readonly after: number;
  /** 0.02: the last is 2 % above the third. */
  readonly growth: number;
  readonly isLevel: boolean;
}

/**
 * Decides whether memory stayed level. The first half does not count: code is compiled, and the
 * embedded database, which the submits fill, caches up to 64 MB of pages. Compares medians, since a
 * single sample depends on when garbage was last collected.
 * @param looks resident memory in bytes, at equal intervals, in order
 */
export function assessMemory(looks: readonly number[]): Verdict {
  const quarter = looks.length / 4;
  const before = median(looks.slice(Math.floor(2 * quarter), Math.floor(3 * quarter)));
  const after = median(looks.slice(Math.floor(3 * quarter)));
  const growth = after / before - 1;
  // With too few samples the growth is NaN, which is not level.
  return { before, after, growth, isLevel: growth <= MOST_GROWTH };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}
