import { type Field, isList, isObject, type Shape } from './field';
import type { Issue } from '../validate/issue';
import { parsePath } from './values';

/** Sorts issues in the order of the form: ajv reports missing answers before invalid ones. */
export function inFormOrder(shape: Shape<unknown>, issues: readonly Issue[]): Issue[] {
  return issues
    .map((issue) => ({ issue, place: placeOf(shape, issue.path) }))
    .toSorted((a, b) => compare(a.place, b.place))
    .map(({ issue }) => issue);
}

/**
 * Returns the sort key of a path: the indexes of its fields among their siblings, and of its rows.
 * Unknown fields come last, and what is inside them keeps its order.
 */
function placeOf(shape: Shape<unknown>, path: string): number[] {
  let group: Shape<unknown> | undefined = shape;
  let field: Field<unknown> | undefined;
  const place: number[] = [];
  for (const key of parsePath(path)) {
    const index = typeof key === 'number' ? key : Object.keys(group?.properties ?? {}).indexOf(key);
    if (index < 0) return [...place, Number.MAX_SAFE_INTEGER];
    if (typeof key === 'number') field = field && isList(field) ? field.items : undefined;
    else field = group?.properties[key];
    group = field && isObject(field) ? field : undefined;
    place.push(index);
  }
  return place;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}
