import { calculationOf } from '../payload/calculate';
import { isList, isMoney, isNumber, isObject, type Shape } from '../model/field';
import { type Issue, issueAt } from './issue';
import { money } from '../describe/money';
import { originalPath } from './prune';
import { isRecord, type Json, type Path, type Values, valueAt } from '../model/values';

interface Amount {
  readonly path: Path;
  readonly isMoney: boolean;
}

/** Returns every calculated number in pruned answers. */
function amountsIn(shape: Shape<unknown>, pruned: Values, path: Path = []): Amount[] {
  return Object.entries(shape.properties).flatMap(([name, field]): Amount[] => {
    const value = pruned[name];
    const here = [...path, name];
    if (value === undefined) return [];
    if (isNumber(field))
      return calculationOf(field) ? [{ path: here, isMoney: isMoney(field) }] : [];
    if (isObject(field) && isRecord(value)) return amountsIn(field, value, here);
    if (!isList(field) || !Array.isArray(value)) return [];
    const { items } = field;
    if (!isObject(items)) return [];
    return value.flatMap((row, index) =>
      isRecord(row) ? amountsIn(items, row, [...here, index]) : [],
    );
  });
}

/** Returns whether pruned answers contain a calculated amount. */
export const hasAmounts = (shape: Shape<unknown>, pruned: Values): boolean =>
  amountsIn(shape, pruned).length > 0;

/**
 * Reports amounts that were sent and differ from what the answers give. A submission without them,
 * such as our own form's until it is sent, cannot be wrong.
 * @param pruned the same values, with the calculated ones
 */
export function wrongAmounts(shape: Shape<unknown>, values: Values, pruned: Values): Issue[] {
  return amountsIn(shape, pruned).flatMap(({ path, isMoney: inDollars }) => {
    const given = valueAt(values, originalPath(shape, values, path));
    const right = valueAt(pruned, path);
    if (isLeftOut(given) || given === right || typeof right !== 'number') return [];
    return [issueAt(path, 'amount', inDollars ? money(right) : right)];
  });
}

const isLeftOut = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '';
