import { useTranslation } from 'react-i18next';
import { missingExpected } from '../../definition/check';
import type { Service } from '../../definition/service';
import { stepOf } from '../../definition/stepOf';
import type { Values } from '../../definition/values';
import { issueLabel } from '../../definition/words';
import type { Flow } from '../flow/flow';
import { focusIssue } from '../focusIssue';

interface MissingAnswersProps {
  readonly flow: Flow;
  readonly service: Service<string>;
  readonly values: Values;
}

/**
 * Asks once more for what the spec marks as required without enforcing it (paper 2, section 5); the
 * form may still be sent.
 */
export function MissingAnswers({ flow, service, values }: MissingAnswersProps) {
  const { t } = useTranslation();
  const missing = missingExpected(service.form, values);
  if (missing.length === 0) return null;
  const change = (path: string) => {
    flow.goTo(stepOf(service, path));
    requestAnimationFrame(() => focusIssue(path));
  };
  return (
    <div className="rg-notice" role="note">
      <p>{t('form.missing')}</p>
      <ul>
        {missing.map((path) => (
          <li key={path}>
            {issueLabel({ path }, service.form)}{' '}
            <button type="button" className="rg-link" onClick={() => change(path)}>
              {t('form.answer')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
