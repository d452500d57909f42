import { dependsOnDay } from '../keywords/siblings';
import { calculationOf } from '../model/calculate';
import { type Field, isNumber, type Shape } from '../model/field';
import { memoise } from '../model/memoise';
import { type Issue, issueAt } from '../model/issue';
import { currencyOf, isMoney, money } from '../model/money';
import { originalPath } from './prune';
import { fieldsIn, type PlacedValue, valuesIn } from '../model/placedValues';
import { type Json, type Values, valueAt } from '../model/values';

/** What depends on the day is not compared: it may be tomorrow already where one of the two sides is. */
const isAmount = memoise((field: Field<unknown>): boolean => {
  const calculate = isNumber(field) ? calculationOf(field) : undefined;
  return calculate !== undefined && !dependsOnDay({ calculate });
});

const asksForAmounts = memoise(({ properties }: Shape<unknown>) =>
  fieldsIn(properties).some(isAmount),
);

/** Returns every calculated number in pruned answers. */
const amountsIn = (shape: Shape<unknown>, pruned: Values): PlacedValue<unknown>[] =>
  asksForAmounts(shape)
    ? valuesIn(shape.properties, pruned, isAmount).filter(({ value }) => value !== undefined)
    : [];

export const hasAmounts = (shape: Shape<unknown>, pruned: Values): boolean =>
  amountsIn(shape, pruned).length > 0;

/**
 * Reports amounts that were sent and differ from what the answers give. A submission without them,
 * such as our own form's until it is sent, cannot be wrong.
 * @param pruned the same values, with the calculated ones
 */
export function wrongAmounts(shape: Shape<unknown>, values: Values, pruned: Values): Issue[] {
  const staying = new Map<string, readonly number[]>();
  return amountsIn(shape, pruned).flatMap(({ path, field }) => {
    const given = valueAt(values, originalPath(shape, values, path, staying));
    const right = valueAt(pruned, path);
    if (isLeftOut(given) || given === right || typeof right !== 'number') return [];
    return [issueAt(path, 'amount', isMoney(field) ? money(right, currencyOf(field)) : right)];
  });
}

const isLeftOut = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '';
