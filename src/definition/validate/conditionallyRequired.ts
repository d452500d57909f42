import type { Shape } from '../model/field';
import { memoise } from '../model/memoise';
import { type Around, isMet, isShown } from '../model/named';
import { requiredIn } from '../model/requiredIn';

/** Returns the fields that a shape requires on a condition; JSON Schema requires the others. */
export const conditionallyRequired = memoise((shape: Shape<unknown>) =>
  Object.entries(shape.properties).filter(
    ([name, { when, requiredWhen }]) => requiredWhen ?? (when && requiredIn(shape).includes(name)),
  ),
);

/** Returns the names of the fields whose conditions require an answer that is missing. Expects pruned values. */
export function missingOnCondition(around: Around): string[] {
  const { shape, values } = around;
  return conditionallyRequired(shape).flatMap(([name, { when, requiredWhen }]) => {
    if (values[name] !== undefined || !isShown(name, around)) return [];
    const isRequired =
      (when && requiredIn(shape).includes(name)) || (requiredWhen && isMet(requiredWhen, around));
    return isRequired ? [name] : [];
  });
}
