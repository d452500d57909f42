import type { Condition } from './field';
import type { Json } from './values';

/** Returns whether every answer that the condition names is one of the required ones. */
export function holds(
  condition: Condition | undefined,
  answerOf: (name: string) => Json | undefined,
): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(([name, answer]) => {
    const given = answerOf(name);
    return Array.isArray(answer) ? answer.includes(given) : given === answer;
  });
}
