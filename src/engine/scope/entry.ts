import type { Shape } from '../../definition/model/field';
import { prefilled } from '../../definition/model/prefill';
import { prune } from '../../definition/validate/prune';
import type { Day } from '../../definition/model/clock';
import type { Values } from '../../definition/model/values';

const isEmpty = (items: Shape<unknown>, values: Values): boolean =>
  Object.keys(prune(items, values)).length === 0;

const isFull = (items: Shape<unknown>, values: Values): boolean =>
  Object.keys(items.properties).every((name) => Object.hasOwn(prune(items, values), name));

/** Returns whether a visitor has started an entry: preset values do not count. */
export function isBegun(items: Shape<unknown>, values: Values, day: Day): boolean {
  const given = prefilled(items, day);
  const own = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(given[name]),
  );
  return !isEmpty(items, Object.fromEntries(own));
}

/** Returns whether a visitor has filled something in; preset values count only if nothing else is asked. */
export const isFilled = (items: Shape<unknown>, values: Values, day: Day): boolean =>
  isBegun(items, values, day) || isFull(items, values);
