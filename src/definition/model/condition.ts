import { isLiteral } from '../keywords/siblings';
import { type AnswerOf, evaluate, type Expression } from './calculate';
import { yearsBetween } from './clock';
import type { Answer } from './field';
import { FORMATS } from './formats';
import { memoise } from './memoise';
import type { Json } from './values';

/** What answers must be, by their names: beside the field, or from the root of the form on ("/name", "/block/name"). */
export interface Condition {
  readonly [name: string]: Test | Condition | readonly Condition[] | undefined;
  readonly any?: readonly Condition[];
  readonly all?: readonly Condition[];
  readonly not?: Condition;
}

/** A value, some of which one is enough, or what must hold all together. */
export type Test = Answer | readonly Answer[] | Comparison;

export interface Comparison {
  readonly answered?: boolean;
  /** One of several chosen. */
  readonly contains?: Answer;
  /** Compared are numbers, days, and the lengths of lists. */
  readonly atLeast?: Operand;
  readonly atMost?: Operand;
  readonly not?: Test;
  /** In whole years today. */
  readonly age?: { readonly atLeast?: number; readonly atMost?: number };
}

/** A day, "today", or what is calculated: a number, the name of an answer, an object with an operator. */
export type Operand = Expression;

interface Parts {
  readonly tests: readonly (readonly [name: string, test: Test])[];
  readonly any: readonly Condition[] | undefined;
  readonly all: readonly Condition[];
  readonly not: Condition | undefined;
}

/** Splits a condition into the tests of answers and the conditions that it combines. */
export const partsOf = memoise(({ any, all = [], not, ...tests }: Condition): Parts => ({
  tests: Object.entries(tests) as [string, Test][],
  any,
  all,
  not,
}));

/** @param today YYYY-MM-DD */
export function holds(
  condition: Condition | undefined,
  answerOf: AnswerOf,
  today: string,
): boolean {
  if (!condition) return true;
  const { tests, any, all, not } = partsOf(condition);
  const isMet = (one: Condition): boolean => holds(one, answerOf, today);
  return (
    tests.every(([name, test]) => passes(test, answerOf(name), answerOf, today)) &&
    (any?.some(isMet) ?? true) &&
    all.every(isMet) &&
    !(not && isMet(not))
  );
}

export const isComparison = (test: Test): test is Comparison =>
  typeof test === 'object' && !Array.isArray(test);

/** Returns whether an answer that counts, undefined for none, passes a test. */
function passes(test: Test, answer: Json | undefined, answerOf: AnswerOf, today: string): boolean {
  if (!isComparison(test)) return [test].flat().some((value) => value === answer);
  const { answered, contains, not, age } = test;
  const boundOf = (operand: Operand): Json | undefined => {
    if (operand === 'today') return today;
    return isLiteral(operand) ? operand : sizeOf(evaluate(operand, answerOf, today));
  };
  return (
    (answered === undefined || answered === (answer !== undefined)) &&
    (contains === undefined || (Array.isArray(answer) && answer.includes(contains))) &&
    isWithin(sizeOf(answer), test, boundOf) &&
    (!age || isWithin(ageOf(answer, today), age, boundOf)) &&
    (not === undefined || !passes(not, answer, answerOf, today))
  );
}

const sizeOf = (answer: Json | undefined): Json | undefined =>
  Array.isArray(answer) ? answer.length : answer;

const ageOf = (answer: Json | undefined, today: string): number | undefined =>
  isDay(answer) ? yearsBetween(answer, today) : undefined;

const isWithin = (
  value: Json | undefined,
  { atLeast, atMost }: Pick<Comparison, 'atLeast' | 'atMost'>,
  boundOf: (operand: Operand) => Json | undefined,
): boolean =>
  (atLeast === undefined || isInOrder(boundOf(atLeast), value)) &&
  (atMost === undefined || isInOrder(value, boundOf(atMost)));

/** Compares two numbers or two days; all others are in no order. */
const isInOrder = (low: Json | undefined, high: Json | undefined): boolean =>
  ((typeof low === 'number' && typeof high === 'number') || (isDay(low) && isDay(high))) &&
  low <= high;

const isDay = (value: Json | undefined): value is string =>
  typeof value === 'string' && FORMATS.date.test(value);
