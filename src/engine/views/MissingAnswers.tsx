import { useTranslate } from '../useTranslate';
import { doubtfulAnswers, missingExpected, presetDates } from '../../definition/validate/check';
import { originalPath } from '../../definition/validate/prune';
import type { Service } from '../../definition/model/service';
import { dotted, parsePath, type Values } from '../../definition/model/values';
import { asideDialogs } from '../flow/asideDialogs';
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
 * Asks once more for expected answers (docs/requirements.md, P27), about unusual e-mail addresses
 * and phone numbers, and about dates that were not changed; the form may still be sent.
 */
export function MissingAnswers({ flow, service, values }: MissingAnswersProps) {
  const t = useTranslate();
  const { today } = useScope().environment.ports;
  const { form } = service;
  /** Empty rows are not in the values, but are in the form, so indexes are converted. */
  const change = (path: string) =>
    goToAnswer(
      flow,
      dotted(originalPath(form, flow.scope.store.getState().values, parsePath(path))),
    );
  const asked = [
    { words: t('form.asideDialogs'), action: t('form.answer'), paths: asideDialogs(flow) },
    { words: t('form.missing'), action: t('form.answer'), paths: missingExpected(form, values) },
    {
      words: t('form.doubtful'),
      action: t('form.change'),
      paths: doubtfulAnswers(form, values),
    },
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
              <button
                type="button"
                className="rg-link"
                aria-label={`${action}: ${placeName(path, form, t)}`}
                onClick={() => change(path)}
              >
                {action}
              </button>
            </li>
          ))}
        </ul>
      </div>
    ));
}
