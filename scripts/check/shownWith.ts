import {
  type Answer,
  type Condition,
  type Field,
  isSingle,
  type Shape,
} from '../../src/definition/model/field';
import { widgetOf } from '../../src/definition/model/widget';

/** Required answers by field: any one of each list is enough. */
export type Wanted = ReadonlyMap<string, readonly Answer[]>;

/**
 * Returns the answers for which all conditions are met, including those of the fields that they
 * depend on, recursively. An empty list is a contradiction.
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

/** Returns the field for which no answer meets all conditions. */
export const contradicted = (wanted: Wanted): string | undefined =>
  [...wanted].find(([, answers]) => answers.length === 0)?.[0];

/** Returns whether the field is hidden whatever is answered. */
export const isNeverShown = (shape: Shape, name: string): boolean =>
  contradicted(wantedBy(shape, [shape.properties[name]?.when])) !== undefined;

export const listOf = (asked: Condition[string]): readonly Answer[] =>
  (Array.isArray(asked) ? asked : [asked]) as readonly Answer[];

/** Returns whether a field can have an answer at all; ignores bounds and patterns. */
export function canAnswer(field: Field, answer: Answer): boolean {
  if (!isSingle(field)) return false;
  if (widgetOf(field) === 'note') return false;
  if (field.choices) return field.choices.some(({ value }) => value === answer);
  if (field.type === 'boolean') return typeof answer === 'boolean';
  if (field.type === 'integer') return Number.isInteger(answer);
  if (field.type === 'number') return typeof answer === 'number';
  return typeof answer === 'string' && answer.trim() !== '';
}
