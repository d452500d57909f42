import * as read from '../../platform/content/read';
import { deviceDay, yearsBetween } from '../../definition/model/clock';
import type { Values } from '../../definition/model/values';
import { parseShown } from '../../platform/content/shownRecords';
import { hasText, neutralName, type TranslatedText } from '../../platform/content/translatedText';

/** An insurance plan and its price table (docs/requirements.md, P36). */
export type Plan = Readonly<ReturnType<typeof toPlan>>;

const NOTHING = read.translated('');

/** Parses a list of plans; leaves out those without a name or an id. */
export const toPlans = (response: unknown): readonly Plan[] =>
  parseShown('health_insurance_type', response, toPlan);

/** Parses a price table: the first cell of each row is a trip period, the others are its prices. */
function toPlan({ id, name, description, headerData, bodyData, ...limits }: read.ResponseRecord) {
  const [corner = NOTHING, ...columns] = read.translatedTexts(headerData);
  const table = read.table(bodyData);
  const days = limitsIn(limits.days, table.length);
  const rows = table.map(([period = NOTHING, ...prices], line) => ({
    period,
    /** The most days of the period, if staff have given them. */
    days: days[line],
    /** One for each column; empty if there is none. */
    prices: columns.map((_, index) => prices[index] ?? NOTHING),
  }));
  return {
    id: read.text(id),
    name: read.translated(name),
    description: read.translated(description),
    /** The heading of the trip periods. */
    corner,
    /** The columns of prices, such as age bands. */
    columns,
    /** The highest age of each column; none where staff have not given them. */
    ages: limitsIn(limits.ages, columns.length),
    rows: rows.filter(({ period }) => hasText(period)),
  };
}

/** Returns the limits of lines; none if they are not as many. */
function limitsIn(value: unknown, lines: number): readonly number[] {
  const limits = (Array.isArray(value) ? value : []).flatMap((limit) => read.number(limit) ?? []);
  return limits.length === lines ? limits : [];
}

/** What decides on a price, as far as the visitor has answered it. */
export interface Traveller {
  readonly age?: number | undefined;
  readonly days?: number | undefined;
}

/** Returns the traveller in the answers of the form, whose date of birth is today before it is answered. */
export function travellerIn({ dateOfBirth, tripDays }: Values, today = deviceDay()): Traveller {
  const born = read.day(dateOfBirth);
  const age = born === undefined || born >= today ? undefined : yearsBetween(born, today);
  return { age, days: read.number(tripDays) };
}

const NOBODY: Traveller = {};

/** The visitor's choice, by ids and language-independent names. */
export interface PlanChoice {
  readonly plan?: string;
  readonly period?: string;
  readonly column?: string;
  /** The days of the period: once the form has others, the choice of it is over. */
  readonly days?: number | undefined;
}

export function toChoice(stored: unknown): PlanChoice {
  const { plan, period, column, days } = read.record(stored);
  return {
    plan: read.text(plan),
    period: read.text(period),
    column: read.text(column),
    days: read.number(days),
  };
}

/** A plan, and the chosen price in its table, by language-independent names; empty if there is none. */
export type ChosenPrice = NonNullable<ReturnType<typeof chosenOf>>;

/**
 * Resolves a choice against the current plans: the first plan if the chosen one is gone; undefined if there are none.
 * The traveller's age and days decide where staff have given the limits, else the chosen price.
 */
export function chosenOf(plans: readonly Plan[], choice: PlanChoice, traveller = NOBODY) {
  const plan = plans.find(({ id }) => id === choice.plan) ?? plans[0];
  return plan && { plan, ...priceOf(plan, plan.id === choice.plan ? choice : {}, traveller) };
}

/** Returns the index of an age's column, -1 if there is none; undefined if it is not known. */
export const columnOf = ({ ages }: Plan, age: number | undefined): number | undefined =>
  age === undefined || ages.length === 0 ? undefined : ages.findIndex((limit) => age <= limit);

/** Returns a price of a plan, with the names of its row and column; empty if there is none. */
export function priceOf(plan: Plan, choice: PlanChoice, { age, days }: Traveller) {
  const isPressed = choice.period && choice.days === days;
  const row = plan.rows.find((each) =>
    isPressed || days === undefined
      ? neutralName(each.period) === choice.period
      : each.days !== undefined && each.days >= days,
  );
  const column =
    columnOf(plan, age) ?? plan.columns.findIndex((head) => neutralName(head) === choice.column);
  const price = neutralName(row?.prices[column] ?? NOTHING);
  const head = plan.columns[column];
  if (!row || !head || price === '') return { period: '', column: '', price: '' };
  return { period: neutralName(row.period), column: neutralName(head), price };
}

/** Returns the lowest price in some cells; undefined if none is a figure. */
export function lowestOf(cells: readonly TranslatedText[]): number | undefined {
  const prices = cells.flatMap((cell) => read.number(neutralName(cell)) ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
