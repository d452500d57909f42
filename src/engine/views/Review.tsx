import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../useTranslate';
import { useStore } from 'zustand';
import { prune, originalPath } from '../../definition/validate/prune';
import { reachesOf } from '../../definition/model/reach';
import type { Service } from '../../definition/model/service';
import { type Values, dotted, parsePath } from '../../definition/model/values';
import type { Flow } from '../flow/flow';
import { LazyPart } from '../inputs/LazyPart';
import { useScope } from '../scope/ScopeContext';
import { AnswerSteps } from '../review/Answers';
import { PartHeading } from './PartHeading';
import { goToAnswer } from './goToAnswer';
import { doubtfulAnswers, missingExpected, presetDates } from '../../definition/validate/check';
import { fieldAt } from '../../definition/model/fieldAt';
import type { WidgetName } from '../../definition/model/types/table';
import { widgetOf } from '../../definition/model/widget';
import { isAskedAt, pathsTo } from '../scope/isShownAt';
import { isListing } from '../flow/unlistedTexts';
import { useAnswerWords } from '../answerWords';
import { placeName } from './placeName';

interface ReviewProps {
  readonly flow: Flow;
  readonly service: Service<string>;
  readonly onSend: () => void;
}

/** Renders the review page: all answers, each with a link to change it, before anything is sent. */
export function Review({ flow, service, onSend }: ReviewProps) {
  const t = useTranslate();
  const { photoStore, ports } = useScope().environment;
  const answers = useStore(flow.scope.store, (state) => state.values);
  const sending = useStore(flow.store, (state) => state.phase === 'sending');
  // As they would be sent: an empty row is not an answer.
  const values = useMemo(() => prune(service.form, answers), [service, answers]);
  const missingReach = useMemo(() => unreachableAt(service, values), [service, values]);
  const [asking, setAsking] = useState(false);
  const change = (path: string) => {
    if (!sending) goToAnswer(flow, path);
  };

  return (
    <div className="rg-review">
      <PartHeading title={t('form.checkAnswers')} />
      <MissingAnswers flow={flow} service={service} values={values} />
      <AnswerSteps service={service} values={values} photoStore={photoStore} onChange={change} />
      <SendStatus flow={flow} />
      {asking && missingReach && (
        <SendQuestion onAnswer={() => change(missingReach)} onSend={onSend} />
      )}
      {ports.loadTrustNote && (
        <LazyPart load={ports.loadTrustNote} isQuiet>
          {({ TrustNote }) => <TrustNote at="send" service={service.id} />}
        </LazyPart>
      )}
      <div className="rg-actions spread">
        <button
          type="button"
          className="rg-button rg-button-quiet"
          disabled={sending}
          onClick={() => flow.goTo(flow.store.getState().step)}
        >
          {t('form.back')}
        </button>
        <button
          type="button"
          className="rg-button rg-button-primary"
          aria-disabled={sending}
          onClick={missingReach === undefined ? onSend : () => setAsking(true)}
        >
          {t('form.send')}
        </button>
      </div>
    </div>
  );
}

/** Returns the path of the first question for a phone number or an e-mail address, if all of them are unanswered. */
function unreachableAt({ form }: Service<string>, values: Values): string | undefined {
  const reaches = reachesOf(form, values);
  return reaches.some(({ isGiven }) => isGiven) ? undefined : reaches[0]?.path;
}

interface SendQuestionProps {
  readonly onAnswer: () => void;
  readonly onSend: () => void;
}

/** Asks for confirmation before sending a request that nobody can reply to. */
function SendQuestion({ onAnswer, onSend }: SendQuestionProps) {
  const t = useTranslate();
  const question = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => question.current?.focus(), []);
  return (
    <div
      ref={question}
      tabIndex={-1}
      className="rg-notice rg-notice-bad"
      role="group"
      aria-labelledby="rg-send-question"
    >
      <p id="rg-send-question">
        <strong>{t('form.unreachable')}</strong>
      </p>
      <div className="row">
        <button type="button" className="rg-button rg-button-outlined" onClick={onAnswer}>
          {t('form.answer')}
        </button>
        <button type="button" className="rg-button rg-button-quiet" onClick={onSend}>
          {t('form.sendAnyway')}
        </button>
      </div>
    </div>
  );
}

/** Shows the progress of sending, also to screen readers. */
function SendStatus({ flow }: { flow: Flow }) {
  const t = useTranslate();
  const { phase, failed, progress, isUnstored } = useStore(flow.store);
  return (
    <div className="rg-send-status" role="status">
      {phase === 'sending' && (
        <>
          <p>{t('form.sending')}</p>
          <progress
            className="rg-send-progress"
            aria-label={t('form.sending')}
            max={1}
            {...(progress > 0 && { value: progress })}
          />
        </>
      )}
      {failed && (
        <div className="rg-notice rg-notice-bad">
          <p>
            <strong>{t('form.notSent')}</strong>
          </p>
          {!isUnstored && <p>{t(failed === 'line' ? 'form.notSentLine' : 'form.notSentServer')}</p>}
        </div>
      )}
    </div>
  );
}

interface MissingAnswersProps {
  readonly flow: Flow;
  readonly service: Service<string>;
  readonly values: Values;
}

/**
 * Asks once more for expected answers (docs/requirements.md, P27), about unusual e-mail addresses
 * and phone numbers, and about dates that were not changed; the form may still be sent.
 */
function MissingAnswers({ flow, service, values }: MissingAnswersProps) {
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
