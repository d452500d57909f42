import type { Calculation, Field } from './field';
import { isRecord, type Json } from './values';

export const calculationOf = (field: Field<unknown>): Calculation | undefined =>
  'calculate' in field ? field.calculate : undefined;

/** Returns the answer of a name, beside the field or from the root of the form on (model/named). */
export type AnswerOf = (name: string) => Json | undefined;

/**
 * Calculates the value of a field. Returns undefined if one of its inputs is missing: on a server,
 * for example, the prices of a room, which are not sent.
 */
export function calculated(field: Field<unknown>, answerOf: AnswerOf): Json | undefined {
  const calculation = calculationOf(field);
  if (!calculation) return undefined;
  if ('copy' in calculation) return answerOf(calculation.copy);
  if ('sum' in calculation) return sum(answerOf(calculation.of), calculation.sum);
  const { people, prices } = roomNumbers(calculation, answerOf);
  return roomPrice(people, prices);
}

type RoomPrice = Extract<Calculation, { readonly roomPrice: unknown }>;

/** The prices are always at the root of the form. */
const roomNumbers = ({ roomPrice: { people, prices } }: RoomPrice, answerOf: AnswerOf) => ({
  people: people.map((name) => numeric(answerOf(name))),
  prices: prices.map((name) => numeric(answerOf(`/${name}`))),
});

type Numbers = readonly (number | undefined)[];

const numeric = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

function sum(rows: Json | undefined, property: string): number | undefined {
  if (!Array.isArray(rows)) return undefined;
  return total(rows.map((row) => (isRecord(row) ? numeric(row[property]) : undefined)));
}

/** The first two people in a room pay the full price, whatever their age. */
const FULL_PRICE_PEOPLE = 2;

/** A number of people of one group who pay the same price. */
export interface PricePart {
  /** As in `people`: 0 are the adults. */
  readonly group: number;
  readonly count: number;
  readonly price: number | undefined;
  /** They pay the full price as one of the first two, not that of their own group. */
  readonly isFull: boolean;
}

/**
 * Splits the people in a room by price (docs/requirements.md, P31): the first two people use price
 * column 3; then a child of 2 to 6 uses column 4, a child of 6 to 12 column 5, an infant column 6,
 * and an adult column 3 again.
 * @param people adults, children of 2 to 6, children of 6 to 12, infants
 * @param prices columns 3 to 6, in the currency of the agency
 */
function priceParts(people: Numbers, prices: Numbers): PricePart[] {
  let full = FULL_PRICE_PEOPLE;
  const parts = people.flatMap((given, group): PricePart[] => {
    const count = Math.max(0, given ?? 0);
    const first = Math.min(full, count);
    full -= first;
    const own = { group, count: count - first, price: prices[group], isFull: false };
    if (group === 0) return [{ ...own, count }];
    return [{ group, count: first, price: prices[0], isFull: true }, own];
  });
  // A price that nobody pays may be missing.
  return parts.filter(({ count }) => count > 0);
}

function roomPrice(people: Numbers, prices: Numbers): number | undefined {
  if (people.every((count) => count === undefined)) return undefined;
  return total(
    priceParts(people, prices).map(({ count, price }) =>
      price === undefined ? undefined : count * price,
    ),
  );
}

/** Returns the parts of a room's price; an empty list for other calculations, or while a price is missing. */
export function pricePartsOf(
  calculation: Calculation | undefined,
  answerOf: AnswerOf,
): readonly PricePart[] {
  if (!calculation || !('roomPrice' in calculation)) return [];
  const { people, prices } = roomNumbers(calculation, answerOf);
  const parts = priceParts(people, prices);
  return parts.every(({ price }) => price !== undefined) ? parts : [];
}

/** Rounds to the cent, so that both sides get the same sum; undefined if a part is missing. */
function total(parts: Numbers): number | undefined {
  let cents = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    cents += part * 100;
  }
  return Math.round(cents) / 100;
}
