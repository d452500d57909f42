import {
  type ResponseRecord,
  recordIn,
  tableIn,
  textIn,
  textsIn,
} from '../../platform/content/readResponse';
import { parseShown } from '../../platform/content/shownRecords';
import { hasText, neutralName, toTranslatedText } from '../../platform/content/translatedText';

/** An insurance plan and its price table (docs/requirements.md, P36). */
export type Plan = Readonly<ReturnType<typeof toPlan>>;

const NOTHING = toTranslatedText('');

/** Parses a list of plans; leaves out those without a name or an id. */
export const toPlans = (response: unknown): readonly Plan[] =>
  parseShown('health_insurance_type', response, toPlan);

/** Parses a price table: the first cell of each row is a trip period, the others are its prices. */
function toPlan({ id, name, description, headerData, bodyData }: ResponseRecord) {
  const [corner = NOTHING, ...columns] = textsIn(headerData);
  const rows = tableIn(bodyData).map(([period = NOTHING, ...prices]) => ({
    period,
    /** One for each column; empty if there is none. */
    prices: columns.map((_, index) => prices[index] ?? NOTHING),
  }));
  return {
    id: textIn(id),
    name: toTranslatedText(name),
    description: toTranslatedText(description),
    /** The heading of the trip periods. */
    corner,
    /** The columns of prices, such as age bands. */
    columns,
    rows: rows.filter(({ period }) => hasText(period)),
  };
}

/** The visitor's choice, by ids and language-independent names. */
export interface PlanChoice {
  readonly plan?: string;
  readonly period?: string;
  readonly column?: string;
}

export function toChoice(kept: unknown): PlanChoice {
  const { plan, period, column } = recordIn(kept);
  return { plan: textIn(plan), period: textIn(period), column: textIn(column) };
}

/** A plan, and the chosen price in its table, by language-independent names; empty if there is none. */
export type ChosenPrice = NonNullable<ReturnType<typeof chosenOf>>;

/** Resolves a choice against the current plans: the first plan if the chosen one is gone; undefined if
 * there are none. */
export function chosenOf(plans: readonly Plan[], choice: PlanChoice) {
  const plan = plans.find(({ id }) => id === choice.plan) ?? plans[0];
  if (!plan) return undefined;
  const column = plan.columns.findIndex((head) => neutralName(head) === choice.column);
  const row = plan.rows.find(({ period }) => neutralName(period) === choice.period);
  const price = neutralName(row?.prices[column] ?? NOTHING);
  if (plan.id !== choice.plan || !row || price === '') {
    return { plan, period: '', column: '', price: '' };
  }
  return { plan, period: neutralName(row.period), column: choice.column ?? '', price };
}
