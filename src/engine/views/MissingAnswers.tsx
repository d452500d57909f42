import { useTranslation } from 'react-i18next';
import { missingExpected, presetDates } from '../../definition/check';
import type { Service } from '../../definition/service';
import type { Values } from '../../definition/values';
import type { Flow } from '../flow/flow';
import { useScope } from '../scope/ScopeContext';
import { goToAnswer } from './goToAnswer';
import { placeName } from './placeName';

interface MissingAnswersProps {
  readonly flow: Flow;
  readonly service: Service<string>;
  readonly values: Values;
}

/**
 * Asks once more for what the spec marks as required without enforcing it (paper 2, section 5), and for
 * dates that nobody has touched; the form may still be sent.
 */
export function MissingAnswers({ flow, service, values }: MissingAnswersProps) {
  const { t } = useTranslation();
  const { today } = useScope().environment.ports;
  const { form } = service;
  const asked = [
    { words: t('form.missing'), action: t('form.answer'), paths: missingExpected(form, values) },
    {
      words: t('form.presetDates'),
      action: t('form.change'),
      paths: presetDates(form, values, { today: today() }),
    },
  ];
  return asked
    .filter(({ paths }) => paths.length > 0)
    .map(({ words, action, paths }) => (
      <div key={words} className="rg-notice" role="note">
        <p>{words}</p>
        <ul>
          {paths.map((path) => (
            <li key={path}>
              {placeName(path, form, t)}{' '}
              <button type="button" className="rg-link" onClick={() => goToAnswer(flow, path)}>
                {action}
              </button>
            </li>
          ))}
        </ul>
      </div>
    ));
}
