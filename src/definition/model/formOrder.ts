import type { Shape } from './field';
import { shapeAt } from './fieldAt';
import type { Issue } from './issue';
import { parsePath } from './values';

/** Sorts issues in the order of the form: ajv reports missing answers before invalid ones. */
export function inFormOrder(shape: Shape<unknown>, issues: readonly Issue[]): Issue[] {
  return issues
    .map((issue) => ({ issue, place: placeOf(shape, issue.path) }))
    .sort((a, b) => compare(a.place, b.place))
    .map(({ issue }) => issue);
}

/** Returns the indexes of the fields of a path among their siblings, and of its rows. Unknown fields come last. */
function placeOf(shape: Shape<unknown>, path: string): number[] {
  return parsePath(path).map((key, depth, keys) => {
    if (typeof key === 'number') return key;
    const group = shapeAt(shape, keys.slice(0, depth));
    const index = Object.keys(group?.properties ?? {}).indexOf(key);
    return index < 0 ? Number.MAX_SAFE_INTEGER : index;
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}
