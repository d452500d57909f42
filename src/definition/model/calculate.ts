import { deviceDay } from './clock';
import type { Condition } from './condition';
import { type Field, isNumber, isString } from './field';
import { FORMATS } from './formats';
import type { Json } from './values';

/**
 * What is calculated: a number is a constant, a text the name of an answer, an object has one operator.
 * `of` names a list: the expression is evaluated in each row.
 */
export type Expression =
  | number
  | string
  /** A text or a day; "today". */
  | { readonly const: string }
  | Folded<'sum'>
  | Folded<'product'>
  | Folded<'min'>
  | Folded<'max'>
  | { readonly difference: readonly Expression[] }
  /** How many rows or choices there are, or how many people counters count together. */
  | { readonly count: string | readonly string[]; readonly when?: Condition }
  | { readonly round: Expression; readonly to?: number }
  | { readonly quotient: readonly [of: Expression, by: Expression]; readonly to?: number }
  | { readonly age: Expression; readonly on?: Expression }
  | { readonly days: readonly [from: Expression, to: Expression] }
  | {
      readonly later: Expression;
      readonly years?: Expression;
      readonly months?: Expression;
      readonly days?: Expression;
    }
  | { readonly if: Condition; readonly then: Expression; readonly else?: Expression }
  /** People in groups, each with a price; the first ones pay another, whatever their group. */
  | {
      readonly priceList: readonly { readonly people: string; readonly price: Expression }[];
      readonly first?: { readonly people: number; readonly price: Expression };
    };

/** Over a list of parts, or over one part in the rows of a list; a number for parts that are missing. */
type Folded<Operator extends string> = (
  | { readonly [O in Operator]: readonly Expression[] }
  | ({ readonly [O in Operator]: Expression } & { readonly of: string })
) & { readonly missing?: number };

export type ExpressionOf<Operator extends string> = Extract<
  Expression,
  Readonly<Record<Operator, unknown>>
>;

/** A number of people of one group who pay the same price. */
export interface PricePart<N = number> {
  /** Its position in the price list. */
  readonly group: number;
  readonly count: N;
  readonly price: N | undefined;
  /** They are among the first, and pay another price than the rest of their group. */
  readonly isFirst: boolean;
}

/** Returns the answer of a name, beside the field or from the root of the form on (model/named). */
export type AnswerOf = (name: string) => Json | undefined;

/** What model/expression registers, which only forms load that need it. */
interface Operators {
  evaluate(expression: Expression, answerOf: AnswerOf, today: string): Json | undefined;
  pricePartsOf(
    list: ExpressionOf<'priceList'>,
    answerOf: AnswerOf,
    today: string,
  ): readonly PricePart[];
}

let operators: Operators | undefined;

/** Registers the operators, once model/expression is loaded. */
export function setOperators(loaded: Operators): void {
  operators = loaded;
}

/** @throws Error where model/expression was not imported: without it, all amounts would be missing */
function loadedOperators(): Operators {
  if (!operators)
    throw new Error('an expression has operators: import definition/model/expression');
  return operators;
}

/** Evaluates an expression; undefined if an answer that it needs is missing, or has another type. */
export function evaluate(
  expression: Expression,
  answerOf: AnswerOf,
  today = deviceDay(),
): Json | undefined {
  // Any answer at all, such as a text in a number, which is reported.
  if (typeof expression === 'string') return answerOf(expression);
  if (typeof expression === 'number') return expression;
  return loadedOperators().evaluate(expression, answerOf, today);
}

/** Returns the parts of a price list; none for other expressions, or while a price is missing. */
export const pricePartsOf = (
  expression: Expression | undefined,
  answerOf: AnswerOf,
): readonly PricePart[] =>
  typeof expression === 'object' && 'priceList' in expression
    ? loadedOperators().pricePartsOf(expression, answerOf, deviceDay())
    : [];

export const calculationOf = (field: Field<unknown>): Expression | undefined =>
  'calculate' in field ? field.calculate : undefined;

/**
 * Calculates the value of a field. Returns undefined if one of its inputs is missing: on a server, for example, the
 * prices of a room, which are not sent.
 */
export function calculated(
  field: Field<unknown>,
  answerOf: AnswerOf,
  today?: string,
): Json | undefined {
  const calculation = calculationOf(field);
  const value = calculation === undefined ? undefined : evaluate(calculation, answerOf, today);
  // A choice beside a number (`unless`) is no number elsewhere.
  const isDay = isString(field) && field.format === 'date';
  const isFit = isDay
    ? FORMATS.date.test(String(value))
    : !isNumber(field) || typeof value !== 'string';
  return isFit ? value : undefined;
}
