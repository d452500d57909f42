import { isLiteral } from '../../definition/keywords/siblings';
import {
  isComparison,
  partsOf,
  type Condition,
  type Operand,
  type Test,
} from '../../definition/model/condition';
import {
  type Answer,
  chosenUnless,
  type Field,
  isList,
  isNumber,
  isObject,
  isSingle,
  isString,
  type Shape,
} from '../../definition/model/field';
import { fieldAt, shapeAt } from '../../definition/model/fieldAt';
import { dotted } from '../../definition/model/values';
import { widgetOf } from '../../definition/model/widget';

/** A field that a name means, and the shape that it is in. */
export interface NamedIn {
  readonly field: Field;
  readonly shape: Shape;
}

/** Returns what a name means: a field beside, one scope further out, or one from the root of the form on, outside of rows. */
export function namedIn(shape: Shape, form: Shape, name: string): NamedIn | undefined {
  if (name.startsWith('../')) {
    const outer = shapeAround(shape, form);
    return outer && namedIn(outer, form, name.slice(3));
  }
  const keys = name.split('/');
  const own = keys.pop() ?? '';
  if (keys.length > 0 && keys[0] !== '') return undefined;
  const around = keys.slice(1);
  const isInRow = around.some((_, depth) => {
    const field = fieldAt(form, dotted(around.slice(0, depth + 1)));
    return !field || !isObject(field);
  });
  const inner = keys.length === 0 ? shape : isInRow ? undefined : shapeAt(form, around);
  const field = inner && Object.hasOwn(inner.properties, own) ? inner.properties[own] : undefined;
  return inner && field ? { field, shape: inner } : undefined;
}

/** Returns the form, group or row that a group, or the row of a list, is in. */
function shapeAround(inner: Shape, within: Shape): Shape | undefined {
  for (const field of Object.values(within.properties)) {
    const shape = isList(field) ? field.items : field;
    if (!isObject(shape)) continue;
    const found = shape === inner ? within : shapeAround(inner, shape);
    if (found) return found;
  }
  return undefined;
}

/** What the answer to a field must be so that all conditions are met; absent: anything. */
interface Wanted {
  readonly name: string;
  answers?: readonly Answer[];
  least?: Operand;
  most?: Operand;
  isGiven?: boolean;
  isMissing?: boolean;
}

/**
 * Returns what all conditions together require of each field, including those of the fields that they
 * depend on, recursively; of alternatives nothing.
 */
export function wantedBy(
  shape: Shape,
  conditions: readonly (Condition | undefined)[],
  form = shape,
): ReadonlyMap<Field, Wanted> {
  const wanted = new Map<Field, Wanted>();
  const add = (condition: Condition | undefined, within: Shape): void => {
    if (!condition) return;
    const { tests, all } = partsOf(condition);
    for (const [name, test] of tests) {
      const named = namedIn(within, form, name);
      if (!named) continue;
      const before = wanted.get(named.field);
      const now = before ?? { name };
      wanted.set(named.field, now);
      want(now, named.field, test);
      if (!before?.isGiven && now.isGiven) add(named.field.when, named.shape);
    }
    for (const one of all) add(one, within);
  };
  for (const condition of conditions) add(condition, shape);
  return wanted;
}

function want(wanted: Wanted, field: Field, test: Test): void {
  const only = (isAllowed: (answer: Answer) => boolean, among = possible(field)) => {
    wanted.answers = (wanted.answers ?? among)?.filter(isAllowed);
  };
  if (!isComparison(test)) {
    wanted.isGiven = true;
    const answers = listOf(test).filter((answer) => canAnswer(field, answer));
    only((answer) => answers.includes(answer), answers);
    return;
  }
  const { answered, atLeast, atMost, not, contains, age } = test;
  wanted.isMissing ||= answered === false;
  wanted.isGiven ||= [contains, atLeast, atMost, age, answered || undefined].some(
    (part) => part !== undefined,
  );
  wanted.least = narrower(wanted.least, atLeast, (one, other) => one < other);
  wanted.most = narrower(wanted.most, atMost, (one, other) => one > other);
  if (not !== undefined && !isComparison(not)) only((answer) => !listOf(not).includes(answer));
}

const narrower = (
  one: Operand | undefined,
  other: Operand | undefined,
  isNarrower: (one: Operand, other: Operand) => boolean,
): Operand | undefined => {
  if (one === undefined || other === undefined) return one ?? other;
  return isLiteral(one) && isLiteral(other) && isNarrower(one, other) ? other : one;
};

/** Returns all answers that there are; undefined if they cannot be listed. */
function possible(field: Field): readonly Answer[] | undefined {
  if (!isSingle(field)) return undefined;
  return (
    field.choices?.map(({ value }) => value) ??
    (field.type === 'boolean' ? [true, false] : undefined)
  );
}

/** Returns the field for which no answer meets all conditions. */
export const contradicted = (wanted: ReadonlyMap<Field, Wanted>): string | undefined =>
  [...wanted.values()].find(isContradicted)?.name;

function isContradicted({ answers, least, most, isGiven, isMissing }: Wanted): boolean {
  if (isMissing && isGiven) return true;
  if (isBeyond(least, most)) return true;
  return (
    answers !== undefined &&
    isGiven === true &&
    answers.every(
      (answer) =>
        typeof answer !== 'boolean' && (isBeyond(least, answer) || isBeyond(answer, most)),
    )
  );
}

/** Returns whether a number or a day is beyond another: a name, "today" or what is calculated may be anything. */
export const isBeyond = (low: Operand | undefined, high: Operand | undefined): boolean =>
  typeof low === typeof high &&
  low !== undefined &&
  high !== undefined &&
  [low, high].every((one) => isLiteral(one) && one !== 'today') &&
  low > high;

/** Returns whether the field is hidden whatever is answered. */
export const isNeverShown = (shape: Shape, name: string, form = shape): boolean =>
  contradicted(wantedBy(shape, [shape.properties[name]?.when], form)) !== undefined;

export const listOf = (asked: Answer | readonly Answer[]): readonly Answer[] => [asked].flat();

/** Returns whether a field can have an answer at all; ignores bounds and patterns. */
export function canAnswer(field: Field, answer: Answer): boolean {
  if (!isSingle(field)) return false;
  if (widgetOf(field) === 'note') return false;
  if (chosenUnless(field, answer)) return true;
  if (field.choices) return field.choices.some(({ value }) => value === answer);
  if (field.type === 'boolean') return typeof answer === 'boolean';
  if (field.type === 'integer') return Number.isInteger(answer);
  if (field.type === 'number') return typeof answer === 'number';
  return typeof answer === 'string' && answer.trim() !== '';
}

/** What of an answer can be compared: a number, a day, or the length of a list. */
export type Size = 'number' | 'day' | 'length';

export function sizeIn(field: Field): Size | undefined {
  if (isNumber(field)) return 'number';
  if (field.type === 'array') return 'length';
  return isString(field) && field.format === 'date' ? 'day' : undefined;
}
