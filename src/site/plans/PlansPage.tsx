import './plans.css';
import type { ServicePageProps } from '../customPages';
import { useMemo } from 'react';
import type { Handed } from '../../definition/model/prefill';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { neutralName } from '../../platform/content/translatedText';
import { ServiceApplication } from '../service/ServiceApplication';
import { FormLoading } from '../service/FormLoading';
import { goToForm } from '../service/goToForm';
import { withHandedWords } from '../service/handedWords';
import { OverviewSection } from '../service/OverviewSection';
import { Introduction } from '../service/Introduction';
import { Preparation } from '../service/Preparation';
import { useSessionChoice } from '../service/useSessionChoice';
import { useServicePage } from '../service/useServicePage';
import { chosenOf, type ChosenPrice, type Plan, type PlanChoice, toChoice, toPlans } from './plan';
import { useWords } from '../../platform/content/useWords';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { ChoiceCards } from '../service/ChoiceCards';
import { PlanTable } from './PlanTable';

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
      withHandedWords(own, {
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
  const { t, say } = useWords();
  const band = plan.columns.find((head) => neutralName(head) === column);
  if (!band || column === '') return null;
  return <p className="service-choice">{t('plans.band', { band: say(band) })}</p>;
}

interface PlansProps {
  readonly plans: readonly Plan[];
  readonly chosen: ChosenPrice | undefined;
  readonly onPlan: (choice: PlanChoice) => void;
  readonly onPrice: (choice: PlanChoice) => void;
}

/** Renders the plans and the prices of the chosen one. */
function Plans({ plans, chosen, onPlan, onPrice }: PlansProps) {
  const { t } = useWords();
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
