import { calculationOf } from '../payload/calculate';
import { isMoney, isNumber, type Shape } from '../model/field';
import { type Issue, issueAt } from './issue';
import { money } from '../describe/money';
import { originalPath } from './prune';
import { type PlacedValue, valuesIn } from '../model/placedValues';
import { type Json, type Values, valueAt } from '../model/values';

/** Returns every calculated number in pruned answers. */
const amountsIn = (shape: Shape<unknown>, pruned: Values): PlacedValue<unknown>[] =>
  valuesIn(shape.properties, pruned).filter(
    ({ field, value }) => value !== undefined && isNumber(field) && calculationOf(field),
  );

export const hasAmounts = (shape: Shape<unknown>, pruned: Values): boolean =>
  amountsIn(shape, pruned).length > 0;

/**
 * Reports amounts that were sent and differ from what the answers give. A submission without them,
 * such as our own form's until it is sent, cannot be wrong.
 * @param pruned the same values, with the calculated ones
 */
export function wrongAmounts(shape: Shape<unknown>, values: Values, pruned: Values): Issue[] {
  return amountsIn(shape, pruned).flatMap(({ path, field }) => {
    const given = valueAt(values, originalPath(shape, values, path));
    const right = valueAt(pruned, path);
    if (isLeftOut(given) || given === right || typeof right !== 'number') return [];
    return [issueAt(path, 'amount', isMoney(field) ? money(right) : right)];
  });
}

const isLeftOut = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '';
