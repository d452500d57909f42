import {
  type Answer,
  type Condition,
  type Field,
  isSingle,
  type Shape,
} from '../../src/definition/field';
import { widgetOf } from '../../src/definition/widget';

/** Answers that fields must have, each one of those in its list. */
export type Wanted = ReadonlyMap<string, readonly Answer[]>;

/**
 * The answers with which conditions hold together, those of the fields that they hang on included, and
 * so on: what a visitor must have answered. An empty list is a contradiction.
 */
export function wantedBy(
  { properties }: Shape,
  conditions: readonly (Condition | undefined)[],
): Wanted {
  const wanted = new Map<string, readonly Answer[]>();
  const seen = new Set<string>();
  const add = (condition: Condition | undefined): void => {
    for (const [name, asked] of Object.entries(condition ?? {})) {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!field) continue;
      const answers = listOf(asked).filter((answer) => canAnswer(field, answer));
      wanted.set(name, wanted.get(name)?.filter((answer) => answers.includes(answer)) ?? answers);
      if (seen.has(name)) continue;
      seen.add(name);
      add(field.when);
    }
  };
  conditions.forEach(add);
  return wanted;
}

/** The field of which no answer fits all that is wanted of it. */
export const contradicted = (wanted: Wanted): string | undefined =>
  [...wanted].find(([, answers]) => answers.length === 0)?.[0];

/** Whether no answers to a form bring the field into sight. */
export const isNeverShown = (shape: Shape, name: string): boolean =>
  contradicted(wantedBy(shape, [shape.properties[name]?.when])) !== undefined;

export const listOf = (asked: Condition[string]): readonly Answer[] =>
  (Array.isArray(asked) ? asked : [asked]) as readonly Answer[];

/** Whether a field can have an answer at all; bounds and patterns are not looked at. */
export function canAnswer(field: Field, answer: Answer): boolean {
  if (!isSingle(field)) return false;
  if (widgetOf(field) === 'note') return false;
  if (field.choices) return field.choices.some(({ value }) => value === answer);
  if (field.type === 'boolean') return typeof answer === 'boolean';
  if (field.type === 'integer') return Number.isInteger(answer);
  if (field.type === 'number') return typeof answer === 'number';
  return typeof answer === 'string' && answer.trim() !== '';
}
