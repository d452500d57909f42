/**
 * Returns the candidate closest to the name, if one is close enough to be a typing error.
 * @param most letters in which they may differ
 */
export function closest(
  name: string,
  candidates: readonly string[],
  most = Math.max(1, Math.floor(name.length / 3)),
): string | undefined {
  const lower = name.toLowerCase();
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: distance(lower, candidate.toLowerCase()) }))
    .filter((found) => found.distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

const MOST_SHOWN = 20;

/** Suggests how to fix a name that is not among the candidates. */
export function suggestion(name: string, candidates: readonly string[]): string {
  const near = closest(name, candidates);
  if (near !== undefined) return `did you mean ${JSON.stringify(near)}?`;
  if (candidates.length === 0) return 'remove it';
  const more = candidates.length > MOST_SHOWN ? ' ...' : '';
  return `known are ${candidates.slice(0, MOST_SHOWN).join(', ')}${more}`;
}

/**
 * Returns the number of letters that must be inserted, deleted, changed or swapped to turn one text
 * into the other.
 */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  let last: number[] = [];
  for (const [index, letter] of [...from].entries()) {
    const [above, beforeThat] = [row, last];
    row = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1);
      const isSwapped = letter === to[column - 1] && other === from[index - 1];
      const swapped = isSwapped ? (beforeThat[column - 1] ?? 0) + 1 : Infinity;
      row.push(Math.min(changed, swapped, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
    }
    last = above;
  }
  return row[to.length] ?? 0;
}
