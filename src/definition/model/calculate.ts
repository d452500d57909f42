import { deviceDay } from './clock';
import { type Field, isNumber, isString } from './field';
import { FORMATS } from './formats';
import type { Expression, ExpressionOf, PricePart } from './expression';
import type { Json } from './values';

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
