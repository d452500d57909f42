import { useTranslation } from 'react-i18next';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { ChoiceCards } from '../service/ChoiceCards';
import type { PlanChoice, ChosenPrice, Plan } from './plan';
import { PlanTable } from './PlanTable';

interface PlansProps {
  readonly plans: readonly Plan[];
  readonly chosen: ChosenPrice | undefined;
  readonly onPlan: (choice: PlanChoice) => void;
  readonly onPrice: (choice: PlanChoice) => void;
}

/** Renders the plans and the prices of the chosen one. */
export function Plans({ plans, chosen, onPlan, onPrice }: PlansProps) {
  const { t } = useTranslation();
  if (!chosen) return <p className="plans-none">{t('plans.none')}</p>;
  const { plan, period, column } = chosen;
  return (
    <section className="service-section plans-section">
      <ChoiceCards
        legend={t('plans.choose')}
        options={plans}
        chosen={plan.id}
        onChoose={(id) => onPlan({ plan: id })}
      />
      <div className="plans-description">
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
