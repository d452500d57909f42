import { useTranslation } from 'react-i18next';
import { useWords } from '../../platform/content/useWords';
import type { Plan } from './plan';

interface PlanSelectorProps {
  readonly plans: readonly Plan[];
  readonly chosen: Plan;
  readonly onChoose: (plan: Plan) => void;
}

/** One plan of all. */
export function PlanSelector({ plans, chosen, onChoose }: PlanSelectorProps) {
  const { t } = useTranslation();
  const say = useWords();
  return (
    <fieldset className="plan-choice">
      <legend>{t('plans.choose')}</legend>
      {plans.map((plan) => (
        <label key={plan.id} className="plan-option">
          <input
            type="radio"
            name="plan-choice"
            value={plan.id}
            checked={plan.id === chosen.id}
            onChange={() => onChoose(plan)}
          />
          <span dir="auto">{say(plan.name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
