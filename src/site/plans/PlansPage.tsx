import * as read from '../../platform/content/read';
import type { ServicePageProps } from '../customPages';
import { useCallback, useMemo, useState } from 'react';
import type { Handed } from '../../definition/model/prefill';
import type { Values } from '../../definition/model/values';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { neutralName } from '../../platform/content/translatedText';
import { ServiceApplication, FormLoading } from '../service/ServiceApplication';
import { goToForm } from '../service/goToForm';
import { withHandedLabels } from '../service/handedLabels';
import { OverviewText, Introduction, Preparation } from '../service/Introduction';
import { useStoredChoice } from '../service/useStoredChoice';
import { useServicePage } from '../service/useServicePage';
import {
  chosenOf,
  type ChosenPrice,
  lowestOf,
  type Plan,
  type PlanChoice,
  priceOf,
  toChoice,
  toPlans,
  type Traveller,
  travellerIn,
} from './plan';
import { CardPrice, PriceFrom } from '../cards/CardParts';
import { useTexts } from '../../platform/content/useTexts';
import { ChoiceCards } from '../service/ChoiceCards';
import { PlanComparison, PlanPrices } from './PlanTable';
import '../service/firstForm.css';
import './plans.css';

const NO_PLANS: readonly Plan[] = [];

/** Renders health insurance: plans, prices, and the form, to which plan, period and price are passed. */
export function PlansPage({ entry }: ServicePageProps) {
  const { t } = useTexts();
  const { module: own, page, overview } = useServicePage(entry);
  const content = useContent('client/health_insurance_type/', toPlans);
  const plans = content.state === 'ready' ? content.value : NO_PLANS;
  const [choice, choose] = useStoredChoice(entry.id, toChoice);

  const [traveller, setTraveller] = useState<Traveller>({});
  const listen = useCallback((values: Values) => {
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
              <PlanComparison plans={plans} age={traveller.age} />
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
            onAnswers={listen}
            {...(handed && { handed })}
          />
        )}
      </div>
      {chosen && <PlanPrices {...chosen} age={traveller.age} onPrice={take} />}
      <div className="with-aside service-section">
        <OverviewText overview={overview} />
        <Preparation page={page} overview={overview && { requirements: overview.requirements }} />
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

/** Renders what a plan costs this traveller, else its lowest price. */
function PlanPrice({ plan, traveller }: { readonly plan: Plan; readonly traveller: Traveller }) {
  const own = read.number(priceOf(plan, {}, traveller).price);
  if (own === undefined)
    return <PriceFrom price={lowestOf(plan.rows.flatMap(({ prices }) => prices))} />;
  return <CardPrice price={own} />;
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
