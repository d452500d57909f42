import { useId } from 'react';
import * as read from '../../platform/content/read';
import { money } from '../../definition/model/money';
import { Money } from '../../platform/content/Money';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { hasText, neutralName, type TranslatedText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { PriceFrom } from '../cards/CardParts';
import { useScrollEnds } from '../lists/useScrollEnds';
import { Compare } from '../service/Compare';
import {
  type ChosenPrice,
  columnOf,
  lowestOf,
  type Plan,
  type PlanChoice,
  type Traveller,
} from './plan';

interface PlanComparisonProps extends Pick<Traveller, 'age'> {
  readonly plans: readonly Plan[];
}

/** Renders plans beside each other: their prices by period, for the traveller's age if it is known, and their texts. */
export function PlanComparison({ plans, age }: PlanComparisonProps) {
  const { t, textOf } = useTexts();
  const priceOf = (plan: Plan, prices: readonly TranslatedText[]) => {
    const own = columnOf(plan, age);
    if (own === undefined) return <PriceFrom price={lowestOf(prices)} />;
    const price = prices[own];
    return price && hasText(price) ? <PriceText price={price} /> : '–';
  };
  return (
    <Compare
      title={t('compare.plans')}
      alternatives={plans.map((plan) => ({
        id: plan.id,
        name: textOf(plan.name),
        facts: [
          ...plan.rows.map(({ period, prices }) => ({
            label: textOf(period),
            fact: priceOf(plan, prices),
          })),
          { label: t('plans.covers'), fact: <small>{textOf(plan.description)}</small> },
        ],
      }))}
    />
  );
}

interface PlanPricesProps extends ChosenPrice, Pick<Traveller, 'age'> {
  readonly onPrice: (choice: PlanChoice) => void;
}

export function PlanPrices({ plan, onPrice, ...shown }: PlanPricesProps) {
  return (
    <section className="service-section plans-section">
      <div className="overview-text stack-8">
        <Paragraphs text={plan.description} />
      </div>
      {plan.rows.length > 0 && (
        <PlanTable
          plan={plan}
          {...shown}
          onPrice={(price) => onPrice({ plan: plan.id, ...price })}
        />
      )}
    </section>
  );
}

interface PlanTableProps extends Omit<PlanPricesProps, 'price' | 'onPrice'> {
  readonly onPrice: (price: PlanChoice) => void;
}

/** Renders the prices of a plan by trip period and column; a wide table scrolls sideways. */
function PlanTable({ plan, period, column, age, onPrice }: PlanTableProps) {
  const { t, textOf } = useTexts();
  const caption = useId();
  const { box, atStart, atEnd } = useScrollEnds<HTMLDivElement>();
  const overflows = !(atStart && atEnd);
  const own = columnOf(plan, age);
  const isChosen = (row: string, head: string) => row === period && head === column;
  return (
    <div className="plan-prices">
      <p className="plan-hint muted">
        {`${t('plans.pricesHint')} ${overflows ? t('plans.scrollHint') : ''}`}
      </p>
      <div
        className="frame plan-scroll"
        ref={box}
        role="region"
        aria-labelledby={caption}
        tabIndex={overflows ? 0 : undefined}
      >
        <table className="plan-table">
          <caption id={caption}>{t('plans.prices', { plan: textOf(plan.name) })}</caption>
          <thead>
            <tr>
              {[plan.corner, ...plan.columns].map((head, index) => (
                <th key={index} scope="col" dir="auto">
                  {textOf(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.rows.map((row) => (
              <tr key={neutralName(row.period)}>
                <th scope="row" dir="auto">
                  {textOf(row.period)}
                </th>
                {plan.columns.map((head, index) => {
                  const names = { period: neutralName(row.period), column: neutralName(head) };
                  return (
                    <PriceCell
                      key={names.column}
                      price={row.prices[index]}
                      of={{ plan: plan.name, period: row.period, column: head }}
                      chosen={isChosen(names.period, names.column)}
                      isOpen={own === undefined || own === index}
                      onChoose={() => onPrice({ ...names, days: row.days })}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface PriceCellProps {
  readonly price: TranslatedText | undefined;
  readonly of: {
    readonly plan: TranslatedText;
    readonly period: TranslatedText;
    readonly column: TranslatedText;
  };
  readonly chosen: boolean;
  /** Whether the traveller may choose it: it is not for another age. */
  readonly isOpen: boolean;
  readonly onChoose: () => void;
}

/** Renders a price as a button whose name includes plan, period and column; a dash if there is none, a text for others. */
function PriceCell({ price, of, chosen, isOpen, onChoose }: PriceCellProps) {
  const { t, textOf } = useTexts();
  if (!price || !hasText(price)) return <td className="muted">–</td>;
  const amount = read.number(neutralName(price));
  const text = <PriceText price={price} />;
  if (!isOpen) return <td className="muted">{text}</td>;
  const name = t('plans.cell', {
    plan: textOf(of.plan),
    period: textOf(of.period),
    column: textOf(of.column),
    price: amount === undefined ? textOf(price) : money(amount),
  });
  return (
    <td>
      <button
        type="button"
        className="plan-price"
        aria-label={name}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        {text}
      </button>
    </td>
  );
}

function PriceText({ price }: { readonly price: TranslatedText }) {
  const { textOf } = useTexts();
  const amount = read.number(neutralName(price));
  return amount === undefined ? textOf(price) : <Money amount={amount} />;
}
