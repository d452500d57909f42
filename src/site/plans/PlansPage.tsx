import type { ServicePageProps } from '../customPages';
import { useMemo, useId } from 'react';
import type { Handed } from '../../definition/model/prefill';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { neutralName, hasText, type TranslatedText } from '../../platform/content/translatedText';
import { ServiceApplication, FormLoading } from '../service/ServiceApplication';
import { goToForm } from '../service/goToForm';
import { withHandedLabels } from '../service/handedLabels';
import { OverviewSection, Introduction, Preparation } from '../service/Introduction';
import { useSessionChoice } from '../service/useSessionChoice';
import { useServicePage } from '../service/useServicePage';
import { chosenOf, type ChosenPrice, type Plan, type PlanChoice, toChoice, toPlans } from './plan';
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
  const { module: own, page, overview } = useServicePage(entry);
  const content = useContent('client/health_insurance_type/', toPlans);
  const plans = content.state === 'ready' ? content.value : NO_PLANS;
  const [choice, choose] = useSessionChoice(entry.id, toChoice);

  const chosen = useMemo(() => chosenOf(plans, choice), [plans, choice]);
  const handed = useMemo(() => chosen && handing(chosen), [chosen]);
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
    goToForm();
  };
  return (
    <>
      <Introduction page={page} overview={overview} />
      <Loaded content={content}>
        {() => <Plans plans={plans} chosen={chosen} onPlan={choose} onPrice={take} />}
      </Loaded>
      <div className="with-aside service-body">
        <Preparation page={page} />
        {overview && <OverviewSection requirements={overview.requirements} />}
        {content.state === 'loading' ? (
          // The form reads the plans' names only when it is created.
          <FormLoading />
        ) : (
          <ServiceApplication
            entry={entry}
            module={module}
            lead={chosen && <PriceBand {...chosen} />}
            {...(handed && { handed })}
          />
        )}
      </div>
    </>
  );
}

/** Returns the values for the form; empty texts clear the price of a plan that is no longer chosen. */
const handing = ({ plan, period, price }: ChosenPrice): Handed => ({
  plan: plan.id,
  planName: neutralName(plan.name),
  tripPeriod: period,
  planPrice: price,
});

/** Renders the ages that the chosen price applies to, for which the application has no field. */
function PriceBand({ plan, column }: ChosenPrice) {
  const { t, textOf } = useTexts();
  const band = plan.columns.find((head) => neutralName(head) === column);
  if (!band || column === '') return null;
  return <p className="service-choice">{t('plans.band', { band: textOf(band) })}</p>;
}

interface PlansProps {
  readonly plans: readonly Plan[];
  readonly chosen: ChosenPrice | undefined;
  readonly onPlan: (choice: PlanChoice) => void;
  readonly onPrice: (choice: PlanChoice) => void;
}

/** Renders the plans and the prices of the chosen one. */
function Plans({ plans, chosen, onPlan, onPrice }: PlansProps) {
  const { t } = useTexts();
  if (!chosen) return <p className="plans-none muted">{t('plans.none')}</p>;
  const { plan, period, column } = chosen;
  return (
    <section className="service-section plans-section">
      <ChoiceCards
        legend={t('plans.choose')}
        options={plans}
        chosen={plan.id}
        onChoose={(id) => onPlan({ plan: id })}
      />
      <div className="overview-text stack-8">
        <Paragraphs text={plan.description} />
      </div>
      {plan.rows.length > 0 && (
        <PlanTable
          plan={plan}
          period={period}
          column={column}
          onPrice={(price) => onPrice({ plan: plan.id, ...price })}
        />
      )}
    </section>
  );
}

interface PlanTableProps extends Omit<ChosenPrice, 'price'> {
  readonly onPrice: (price: Pick<ChosenPrice, 'period' | 'column'>) => void;
}

/** Renders the prices of a plan by trip period and column; a wide table scrolls sideways. */
function PlanTable({ plan, period, column, onPrice }: PlanTableProps) {
  const { t, textOf } = useTexts();
  const caption = useId();
  const { box, atStart, atEnd } = useScrollEnds<HTMLDivElement>();
  const overflows = !(atStart && atEnd);
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
                      onChoose={() => onPrice(names)}
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
  readonly onChoose: () => void;
}

/** Renders a price as a button whose name includes plan, period and column; a dash if there is none. */
function PriceCell({ price, of, chosen, onChoose }: PriceCellProps) {
  const { t, textOf } = useTexts();
  if (!price || !hasText(price)) return <td className="muted">–</td>;
  const amount = numberIn(neutralName(price));
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
        {amount === undefined ? textOf(price) : <Money amount={amount} />}
      </button>
    </td>
  );
}
