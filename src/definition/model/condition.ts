import type { Condition, Field } from './field';
import type { Values } from './values';

/** Returns whether every sibling that the condition names has one of the required answers. */
export function holds(condition: Condition | undefined, siblings: Values): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(([name, answer]) => {
    const given = siblings[name];
    return Array.isArray(answer) ? answer.includes(given) : given === answer;
  });
}

/**
 * Returns whether a field is shown: its own condition is met, and so are those of the fields that it depends on
 * (docs/requirements.md, P23: conditional blocks).
 */
export function isShown(
  name: string,
  properties: Readonly<Record<string, Field<unknown>>>,
  siblings: Values,
  seen: readonly string[] = [],
): boolean {
  const condition = properties[name]?.when;
  if (!condition) return true;
  if (seen.includes(name)) return false;
  return (
    holds(condition, siblings) &&
    Object.keys(condition).every((other) => isShown(other, properties, siblings, [...seen, name]))
  );
}
