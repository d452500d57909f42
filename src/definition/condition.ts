import type { Condition, Field } from './field';
import type { Values } from './values';

/** Whether every sibling that the condition names has the answer (or one of the answers) it asks. */
export function holds(condition: Condition | undefined, siblings: Values): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(([name, answer]) => {
    const given = siblings[name];
    return Array.isArray(answer) ? answer.includes(given) : given === answer;
  });
}

/**
 * Whether a field is shown: its own condition holds, and so do those of the fields it hangs on.
 * A field hidden behind a hidden field is hidden (docs/requirements.md, P23: conditional blocks).
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
