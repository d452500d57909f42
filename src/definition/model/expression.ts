import {
  type AnswerOf,
  type Expression,
  type ExpressionOf,
  type PricePart,
  setOperators,
} from './calculate';
import { yearsBetween } from './clock';
import { holds } from './condition';
import {
  type Decimal,
  decimal,
  divided,
  isLess,
  minus,
  numberOf,
  plus,
  rounded,
  times,
} from './decimal';
import { MOST_ROWS } from './counted';
import { FORMATS } from './formats';
import { isRecord, type Json } from './values';

/* The operators of expressions. Only forms that use one load them, so that the others stay small. */

/** The answers that names stand for where an expression is, and the day that is today. */
interface Given {
  readonly answer: AnswerOf;
  readonly today: string;
}

/** The same within a row of a list. */
const inRow = (row: Json, { answer, today }: Given): Given => ({
  today,
  answer(name) {
    if (name.startsWith('../')) return answer(name.slice(3));
    if (name.startsWith('/')) return answer(name);
    return isRecord(row) ? row[name] : undefined;
  },
});

type Value = Decimal | string;

function valueOf(expression: Expression, given: Given): Value | undefined {
  if (typeof expression !== 'object') {
    const value = typeof expression === 'string' ? given.answer(expression) : expression;
    if (typeof value === 'number') return Number.isFinite(value) ? decimal(value) : undefined;
    return typeof value === 'string' ? value : undefined;
  }
  const operator = Object.keys(OPERATORS).find((key) => Object.hasOwn(expression, key)) ?? '';
  return OPERATORS[operator]?.(expression as never, given);
}

function numberIn(expression: Expression, given: Given): Decimal | undefined {
  const value = valueOf(expression, given);
  return typeof value === 'object' ? value : undefined;
}

function dayIn(expression: Expression, given: Given): string | undefined {
  const value = valueOf(expression, given);
  return typeof value === 'string' && FORMATS.date.test(value) ? value : undefined;
}

type Operator = (expression: never, given: Given) => Value | undefined;

const OPERATORS: Readonly<Record<string, Operator>> = {
  const: (own: ExpressionOf<'const'>, { today }) => (own.const === 'today' ? today : own.const),
  if: (own: ExpressionOf<'if'>, given) => {
    const branch = holds(own.if, given.answer, given.today) ? own.then : own.else;
    return branch === undefined ? undefined : valueOf(branch, given);
  },
  sum: folded('sum', plus),
  product: folded('product', times),
  difference: folded('difference', minus),
  min: folded('min', (a, b) => (isLess(b, a) ? b : a)),
  max: folded('max', (a, b) => (isLess(a, b) ? b : a)),
  count: (own: ExpressionOf<'count'>, given) =>
    [own.count]
      .flat()
      .map((name) => countIn(given.answer(name), own, given))
      .reduce(plus, ZERO),
  round: ({ round, to = 0 }: ExpressionOf<'round'>, given) => {
    const value = numberIn(round, given);
    return value && rounded(value, to);
  },
  quotient: ({ quotient: [of, by], to = 0 }: ExpressionOf<'quotient'>, given) => {
    const [value, divisor] = [numberIn(of, given), numberIn(by, given)];
    return value && divisor?.units ? divided(value, divisor, to) : undefined;
  },
  age: ({ age, on = { const: 'today' } }: ExpressionOf<'age'>, given) =>
    between([age, on], given, yearsBetween),
  // Before `days`, which it may name.
  later: ({ later, years = 0, months = 0, days = 0 }: ExpressionOf<'later'>, given) => {
    const from = dayIn(later, given);
    const [y, m, d] = [years, months, days].map((part) => numberIn(part, given));
    return from && y && m && d && laterDay(from, toInteger(y), toInteger(m), toInteger(d));
  },
  days: ({ days }: ExpressionOf<'days'>, given) =>
    between(days, given, (from, to) => (Date.parse(to) - Date.parse(from)) / 86_400_000),
  priceList: (own: ExpressionOf<'priceList'>, given) => {
    const isAsked = own.priceList.some(({ people }) => typeof given.answer(people) === 'number');
    const amounts = splitByPrice(own, given).map(
      ({ count, price }) => price && times(count, price),
    );
    const known = amounts.filter((amount) => amount !== undefined);
    return isAsked && known.length === amounts.length ? known.reduce(plus, ZERO) : undefined;
  },
};

type Fold = 'sum' | 'product' | 'difference' | 'min' | 'max';

/** Creates an operator over a list of expressions, or over one in each row of a list. */
function folded(name: Fold, apply: typeof plus): Operator {
  return ({ of, missing, [name]: parts }: FoldedParts, given) => {
    const instead = missing === undefined ? undefined : decimal(missing);
    const rows = of === undefined ? parts : given.answer(of);
    // More are refused, and would take seconds to multiply.
    if (!Array.isArray(rows) || rows.length > MOST_ROWS) return undefined;
    const values = rows.map(
      (row: Json) =>
        amountOrDay(
          of === undefined
            ? valueOf(row as Expression, given)
            : valueOf(parts as Expression, inRow(row, given)),
        ) ?? instead,
    );
    const numbers = values.filter((value) => typeof value === 'object');
    if (numbers.length === values.length) {
      if (numbers.length > 0) return numbers.reduce(apply);
      return name === 'sum' ? ZERO : undefined;
    }
    const days = values.filter((value) => typeof value === 'string').sort();
    if (days.length < values.length || (name !== 'min' && name !== 'max')) return undefined;
    return name === 'min' ? days[0] : days.at(-1);
  };
}

/** A text that is no day, such as "unknown" beside a number (`unless`), counts as missing. */
const amountOrDay = (value: Value | undefined): Value | undefined =>
  typeof value === 'string' && !FORMATS.date.test(value) ? undefined : value;

type FoldedParts = { readonly of?: string; readonly missing?: number } & {
  readonly [N in Fold]?: unknown;
};

const ZERO = decimal(0);

/** Returns how many rows (that meet a condition) or choices there are, or the number of a counter. */
function countIn(answer: Json | undefined, { when }: ExpressionOf<'count'>, given: Given): Decimal {
  if (Array.isArray(answer)) {
    return decimal(
      answer.filter((row) => holds(when, inRow(row, given).answer, given.today)).length,
    );
  }
  const isCounter = typeof answer === 'number' && Number.isFinite(answer) && answer > 0;
  return isCounter ? decimal(Math.floor(answer)) : ZERO;
}

function between(
  [from, to]: readonly [Expression, Expression],
  given: Given,
  measure: (from: string, to: string) => number,
): Decimal | undefined {
  const [first, last] = [dayIn(from, given), dayIn(to, given)];
  return first && last ? decimal(measure(first, last)) : undefined;
}

/** In a shorter month, the last day of it; no day if it is out of the calendar. */
function laterDay(day: string, years: number, months: number, days: number): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const end = new Date(Date.UTC(year + years, month + months, 0));
  const moment = end.setUTCDate(Math.min(date, end.getUTCDate()) + days);
  const later = Number.isNaN(moment) ? '' : end.toISOString().slice(0, 10);
  return FORMATS.date.test(later) ? later : undefined;
}

const toInteger = (value: Decimal): number => Math.trunc(numberOf(value) ?? 0);

/** Splits people by price (docs/requirements.md, P31): the first ones pay another price than the rest of their group. */
function splitByPrice(
  { priceList, first }: ExpressionOf<'priceList'>,
  given: Given,
): PricePart<Decimal>[] {
  let left = decimal(first?.people ?? 0);
  const firstPrice = first && numberIn(first.price, given);
  const parts = priceList.flatMap(({ people, price }, group): PricePart<Decimal>[] => {
    const count = countIn(given.answer(people), { count: people }, given);
    const own = numberIn(price, given);
    const firsts = isLess(count, left) ? count : left;
    left = minus(left, firsts);
    const isSame = own && firstPrice ? minus(own, firstPrice).units === 0n : own === firstPrice;
    const rest = { group, count: minus(count, firsts), price: own, isFirst: false };
    return isSame
      ? [{ ...rest, count }]
      : [{ group, count: firsts, price: firstPrice, isFirst: true }, rest];
  });
  // A price that nobody pays may be missing.
  return parts.filter(({ count }) => count.units > 0n);
}

setOperators({
  evaluate(expression, answer, today) {
    const value = valueOf(expression, { answer, today });
    return typeof value === 'object' ? numberOf(value) : value;
  },
  pricePartsOf(list, answer, today) {
    const parts = splitByPrice(list, { answer, today });
    if (parts.some(({ price }) => price === undefined)) return [];
    return parts.map(({ count, price, ...part }) => ({
      ...part,
      count: numberOf(count) ?? 0,
      price: numberOf(price ?? ZERO),
    }));
  },
});
