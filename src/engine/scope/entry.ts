import type { Shape } from '../../definition/model/field';
import { type Around, aroundAt, outerPath } from '../../definition/model/named';
import { prefilled } from '../../definition/model/prefill';
import { prune } from '../../definition/validate/prune';
import type { Day } from '../../definition/model/clock';
import type { Path, Values } from '../../definition/model/values';
import type { Scope } from './scope';

const isEmpty = (items: Shape<unknown>, values: Values, root: Around): boolean =>
  Object.keys(prune(items, values, root)).length === 0;

function isFull(items: Shape<unknown>, values: Values, root: Around): boolean {
  const answers = prune(items, values, root);
  return Object.keys(items.properties).every((name) => Object.hasOwn(answers, name));
}

/**
 * Returns the answers around a group or row of the whole form, with these in the position of the scope.
 * @param path left out: the scope's own
 */
export const answersAround = (scope: Scope, values: Values, path: Path = scope.prefix): Around =>
  aroundAt(scope.form, scope.whole(values), outerPath(path));

/** Returns whether a visitor has started an entry: preset values do not count. */
export function isBegun(items: Shape<unknown>, values: Values, day: Day, root: Around): boolean {
  const given = prefilled(items, day);
  const own = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(given[name]),
  );
  return !isEmpty(items, Object.fromEntries(own), root);
}

/** Returns whether a visitor has filled something in; preset values count only if nothing else is asked. */
export const isFilled = (items: Shape<unknown>, values: Values, day: Day, root: Around): boolean =>
  isBegun(items, values, day, root) || isFull(items, values, root);
