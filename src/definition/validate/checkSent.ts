import { dependsOnDay } from '../keywords/siblings';
import { dayAfter, type Day } from '../model/clock';
import type { Shape } from '../model/field';
import { memoise } from '../model/memoise';
import { fieldsIn } from '../model/placedValues';
import type { Values } from '../model/values';
import { wrongAmounts } from './amounts';
import { check, type Validate } from './check';

/**
 * Validates what was sent as check does, with the amounts in it. A server does not know the visitor's day: it takes the one
 * on which most of what was sent counts, with the fewest issues.
 */
export function checkSent(
  shape: Shape<unknown>,
  values: Values,
  validate: Validate,
  day: Day,
  known: Values = {},
) {
  const { today, since = today } = day;
  const on = (date: string) => check(shape, values, validate, day, known, { date, wrongAmounts });
  let best = on(today);
  if (since === today || !changesByDay(shape)) return best;
  for (let date = dayAfter(today, -1); date >= since; date = dayAfter(date, -1)) {
    const other = on(date);
    const more = sizeOf(other) - sizeOf(best) || best.issues.length - other.issues.length;
    if (more > 0) best = other;
  }
  return best;
}

const sizeOf = (checked: { readonly values: Values }): number =>
  JSON.stringify(checked.values).length;

const changesByDay = memoise((shape: Shape<unknown>) =>
  fieldsIn(shape.properties).some(dependsOnDay),
);
