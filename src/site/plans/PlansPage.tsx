import type { ServicePageProps } from '../customPages';
import { useCallback, useId, useMemo, useState } from 'react';
import type { Handed } from '../../definition/model/prefill';
import type { Values } from '../../definition/model/values';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { neutralName, hasText, type TranslatedText } from '../../platform/content/translatedText';
import { ServiceApplication, FormLoading } from '../service/ServiceApplication';
import { goToForm } from '../service/goToForm';
import { withHandedLabels } from '../service/handedLabels';
import { OverviewSection, OverviewText, Introduction, Preparation } from '../service/Introduction';
import { useSessionChoice } from '../service/useSessionChoice';
import { useServicePage } from '../service/useServicePage';
import {
  chosenOf,
  columnOf,
  type ChosenPrice,
  lowest,
  type Plan,
  type PlanChoice,
  priceOf,
  toChoice,
  toPlans,
  type Traveller,
  travellerIn,
} from './plan';
import { PriceFrom } from '../cards/CardParts';
import { useTexts } from '../../platform/content/useTexts';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { ChoiceCards } from '../service/ChoiceCards';
import { useScrollEnds } from '../lists/useScrollEnds';
import { money } from '../../definition/model/money';
import { Money } from '../../platform/content/Money';
import { numberIn } from '../../platform/content/readResponse';
import './plans.css';

const NO_PLANS: readonly Plan[] = [];

/** Renders health insurance: plans, prices, and the form, to which plan, period and price are passed. */
export function PlansPage({ entry }: ServicePageProps) {
  const { t } = useTexts();
  const { module: own, page, overview } = useServicePage(entry);
  const content = useContent('client/health_insurance_type/', toPlans);
  const plans = content.state === 'ready' ? content.value : NO_PLANS;
  const [choice, choose] = useSessionChoice(entry.id, toChoice);

  const [traveller, setTraveller] = useState<Traveller>({});
  const hear = useCallback((values: Values) => {
    const next = travellerIn(values);
    setTraveller((last) => (last.age === next.age && last.days === next.days ? last : next));
  }, []);

  const chosen = useMemo(() => chosenOf(plans, choice, traveller), [plans, choice, traveller]);
  const handed = useMemo(
    () => chosen && handing(chosen, choice, traveller),
    [chosen, choice, traveller],
  );
  const module = useMemo(
    () =>
      withHandedLabels(own, {
        planName: plans.map(({ name }) => name),
        tripPeriod: plans.flatMap(({ rows }) => rows.map(({ period }) => period)),
      }),
    [own, plans],
  );
  const take = (price: PlanChoice) => {
    choose(price);
    if (price.days !== undefined) setTraveller({ ...traveller, days: price.days });
    goToForm();
  };
  return (
    <>
      <Introduction page={page} />
      <Loaded content={content}>
        {() =>
          chosen ? (
            <div className="plans-choice">
              <ChoiceCards
                legend={t('plans.choose')}
                options={plans.map((plan) => ({
                  ...plan,
                  note: <PlanPrice plan={plan} traveller={traveller} />,
                }))}
                chosen={chosen.plan.id}
                onChoose={(id) => choose({ plan: id })}
              />
            </div>
          ) : (
            <p className="plans-none muted">{t('plans.none')}</p>
          )
        }
      </Loaded>
      <div className="service-first">
        {content.state === 'loading' ? (
          // The form reads the plans' names only when it is created.
          <FormLoading />
        ) : (
          <ServiceApplication
            entry={entry}
            module={module}
            lead={chosen && <PriceBand {...chosen} {...traveller} />}
            onAnswers={hear}
            {...(handed && { handed })}
          />
        )}
      </div>
      {chosen && <PlanPrices {...chosen} age={traveller.age} onPrice={take} />}
      <div className="with-aside service-section">
        <OverviewText overview={overview} />
        <Preparation page={page} />
        {overview && <OverviewSection requirements={overview.requirements} />}
      </div>
    </>
  );
}

/** Returns the values for the form; empty texts clear the price of a plan that is no longer chosen. */
const handing = (
  { plan, period, price }: ChosenPrice,
  choice: PlanChoice,
  { days }: Traveller,
): Handed => ({
  plan: plan.id,
  planName: neutralName(plan.name),
  tripPeriod: period,
  planPrice: price,
  mostDays: plan.rows.at(-1)?.days ?? null,
  // Those of the price that was pressed; what the visitor types is not passed back.
  ...(days !== undefined && days === choice.days && { tripDays: days }),
});

interface PlanPriceProps {
  readonly plan: Plan;
  readonly traveller: Traveller;
}

/** Renders what a plan costs this traveller, else its lowest price. */
function PlanPrice({ plan, traveller }: PlanPriceProps) {
  const own = numberIn(priceOf(plan, {}, traveller).price);
  if (own === undefined) return <PriceFrom price={lowest(plan)} />;
  return (
    <span className="card-price">
      <Money amount={own} />
    </span>
  );
}

/** Renders the ages that a pressed price applies to, and whether there is none for this traveller. */
function PriceBand({ plan, column, price, age, days }: ChosenPrice & Traveller) {
  const { t, textOf } = useTexts();
  const isKnown = age !== undefined && plan.ages.length > 0;
  const band = plan.columns.find((head) => neutralName(head) === column);
  if (isKnown && days !== undefined && price === '') {
    return <p className="service-choice">{t('plans.noPrice')}</p>;
  }
  if (isKnown || !band || column === '') return null;
  return <p className="service-choice">{t('plans.band', { band: textOf(band) })}</p>;
}

interface PlanPricesProps extends ChosenPrice, Pick<Traveller, 'age'> {
  readonly onPrice: (choice: PlanChoice) => void;
}

/** Renders the text and all prices of the chosen plan. */
function PlanPrices({ plan, onPrice, ...shown }: PlanPricesProps) {
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
  /** It is not for another age than the traveller's. */
  readonly isOpen: boolean;
  readonly onChoose: () => void;
}

/** Renders a price as a button whose name includes plan, period and column; a dash if there is none, a text for others. */
function PriceCell({ price, of, chosen, isOpen, onChoose }: PriceCellProps) {
  const { t, textOf } = useTexts();
  if (!price || !hasText(price)) return <td className="muted">–</td>;
  const amount = numberIn(neutralName(price));
  const text = amount === undefined ? textOf(price) : <Money amount={amount} />;
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
