import { useTranslate } from '../useTranslate';
import { doubtfulAnswers, missingExpected, presetDates } from '../../definition/validate/check';
import { originalPath } from '../../definition/validate/prune';
import type { Service } from '../../definition/model/service';
import { dotted, parsePath, type Values } from '../../definition/model/values';
import { fieldAt } from '../../definition/model/fieldAt';
import type { WidgetName } from '../../definition/model/types/table';
import { widgetOf } from '../../definition/model/widget';
import { isAskedAt, pathsTo } from '../scope/isShownAt';
import type { Flow } from '../flow/flow';
import { isListing } from '../flow/unlistedTexts';
import { useAnswerWords } from '../answerWords';
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
  const named = { values, words: useAnswerWords() };
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
              {`${placeName(path, form, t, named)} `}
              <button
                type="button"
                className="rg-link"
                aria-label={`${action}: ${placeName(path, form, t, named)}`}
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

const DIALOGS: ReadonlySet<WidgetName> = new Set(['dialog', 'listDialog', 'dateRange']);

/** Returns the dotted paths of dialogs with input that was never saved, and would not be sent. */
function asideDialogs({ unsaved, scope }: Pick<Flow, 'unsaved' | 'scope'>): string[] {
  const { form, store } = scope;
  const { values } = store.getState();
  const paths = Object.keys(unsaved.all()).flatMap((key) => {
    if (isListing(key)) return [];
    const dialog = pathsTo(parsePath(key)).find((around) => {
      const field = fieldAt(form, dotted(around));
      return field !== undefined && DIALOGS.has(widgetOf(field));
    });
    return dialog && isAskedAt(form, values, dialog) ? [dotted(dialog)] : [];
  });
  return [...new Set(paths)];
}
