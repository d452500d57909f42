import { isLong } from './long';

/**
 * Returns every n-th item, from another one for each turn, so that after n turns each item was returned; in the long
 * form, all items.
 */
export function inTurn<T>(items: readonly T[], turn: number, n = items.length): readonly T[] {
  const share = Math.min(n, items.length);
  return isLong ? items : items.filter((_, at) => (turn + at) % share === 0);
}
