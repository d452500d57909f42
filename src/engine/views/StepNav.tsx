import { useTranslation } from 'react-i18next';
import type { Service } from '../../definition/service';
import { stepOf } from '../../definition/stepOf';
import type { Flow } from '../flow/flow';
import { useScopeState } from '../scope/ScopeContext';
import '../steps.css';

interface StepNavProps {
  readonly flow: Flow;
  readonly service: Service<string>;
  /** The number of the step that stands open. */
  readonly current: number;
}

/** All steps, to be visited in any order; a mark stands at those with something to correct. */
export function StepNav({ flow, service, current }: StepNavProps) {
  const { t } = useTranslation();
  const faulty = useScopeState(({ issues }) =>
    issues.map(({ path }) => (path === '' ? '' : stepOf(service, path))).join(),
  ).split(',');
  return (
    <nav className="rg-steps" aria-label={t('form.steps')}>
      <ol className="rg-steps-list">
        {service.steps.map(({ title }, index) => {
          const isFaulty = faulty.includes(String(index));
          return (
            <li key={index}>
              <button
                type="button"
                className={isFaulty ? 'rg-steps-step rg-steps-faulty' : 'rg-steps-step'}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => flow.goTo(index)}
              >
                <span className="rg-steps-number">{index + 1}</span>{' '}
                <span className="rg-steps-title">{title}</span>{' '}
                {isFaulty && <span className="rg-heard">({t('form.hasFaults')})</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
