import type { Shape } from '../../definition/field';
import { prune } from '../../definition/prune';
import type { Day } from '../../definition/rules';
import type { Values } from '../../definition/values';
import { opening } from './opening';

const isEmpty = (items: Shape<unknown>, values: Values): boolean =>
  Object.keys(prune(items, values)).length === 0;

/** Returns whether every field of a row has an answer. */
export const isFull = (items: Shape<unknown>, values: Values): boolean =>
  Object.keys(items.properties).every((name) => Object.hasOwn(prune(items, values), name));

/** Returns whether a visitor has started an entry: preset values do not count. */
export function isBegun(items: Shape<unknown>, values: Values, day: Day): boolean {
  const given = opening(items, day);
  const own = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(given[name]),
  );
  return !isEmpty(items, Object.fromEntries(own));
}
