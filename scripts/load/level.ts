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
 * Whether memory stayed level. The first half does not count: code is compiled, and the embedded store,
 * which the submits fill, takes up to 64 MB to have its pages at hand. Medians, since what one look finds
 * depends on how long ago garbage was last collected, which nobody forces.
 * @param looks resident memory in bytes, at even distances, in their order
 */
export function judge(looks: readonly number[]): Verdict {
  const quarter = looks.length / 4;
  const before = median(looks.slice(Math.floor(2 * quarter), Math.floor(3 * quarter)));
  const after = median(looks.slice(Math.floor(3 * quarter)));
  const growth = after / before - 1;
  // Too few looks give no number, and are not level.
  return { before, after, growth, isLevel: growth <= MOST_GROWTH };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}
