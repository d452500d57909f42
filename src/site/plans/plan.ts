import {
  type ResponseRecord,
  listIn,
  recordIn,
  tableIn,
  textIn,
  textsIn,
} from '../../platform/content/readResponse';
import {
  isSaid,
  neutralName,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';

/** An insurance plan and its price table (docs/requirements.md, P36). */
export interface Plan {
  readonly id: string;
  readonly name: TranslatedText;
  readonly description: TranslatedText;
  /** What stands above the trip periods. */
  readonly corner: TranslatedText;
  /** The columns of prices, such as bands of age. */
  readonly columns: readonly TranslatedText[];
  readonly rows: readonly PlanRow[];
}

export interface PlanRow {
  readonly period: TranslatedText;
  /** One for each column, empty where there is none. */
  readonly prices: readonly TranslatedText[];
}

const NOTHING = toTranslatedText('');

/** The plans of an answer. One that nobody could name or choose is left out. */
export const toPlans = (answer: unknown): readonly Plan[] =>
  listIn(answer)
    .map(toPlan)
    .filter(({ id, name }) => id !== '' && isSaid(name));

/** The first cell of each row is a trip period, the others are its prices. */
function toPlan({ id, name, description, headerData, bodyData }: ResponseRecord): Plan {
  const [corner = NOTHING, ...columns] = textsIn(headerData);
  const rows = tableIn(bodyData).map(([period = NOTHING, ...prices]) => ({
    period,
    prices: columns.map((_, index) => prices[index] ?? NOTHING),
  }));
  return {
    id: textIn(id),
    name: toTranslatedText(name),
    description: toTranslatedText(description),
    corner,
    columns,
    rows: rows.filter(({ period }) => isSaid(period)),
  };
}

/** What the visitor has chosen, by ids and names that are the same in all languages. */
export interface PlanChoice {
  readonly plan?: string;
  readonly period?: string;
  readonly column?: string;
}

/** The choice in what was kept of it. */
export function toChoice(kept: unknown): PlanChoice {
  const { plan, period, column } = recordIn(kept);
  return { plan: textIn(plan), period: textIn(period), column: textIn(column) };
}

/** A plan, and a price in its table if one was chosen there. */
export interface ChosenPrice {
  readonly plan: Plan;
  readonly period: string;
  readonly column: string;
  readonly price: string;
}

/** What a choice means in today's plans: without a plan of theirs the first; undefined without plans. */
export function chosenOf(plans: readonly Plan[], choice: PlanChoice): ChosenPrice | undefined {
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
