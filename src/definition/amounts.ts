import { calculationOf } from './calculate';
import { isList, isMoney, isNumber, isObject, type Shape } from './field';
import { type Issue, issueAt } from './issue';
import { money } from './money';
import { originalPath } from './prune';
import { isRecord, type Json, type Path, type Values, valueAt } from './values';

interface Amount {
  readonly path: Path;
  readonly isMoney: boolean;
}

/** Every number in pruned answers that nobody types, however it came there. */
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

/** Whether an amount stands among pruned answers. */
export const hasAmounts = (shape: Shape<unknown>, pruned: Values): boolean =>
  amountsIn(shape, pruned).length > 0;

/**
 * Amounts that were given and are not what the answers come to. Whoever leaves them out, as our form does until
 * it sends, cannot be wrong about them.
 * @param pruned the same values, with what follows from them
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
