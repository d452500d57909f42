import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../useTranslate';
import { useStore } from 'zustand';
import { prune } from '../../definition/validate/prune';
import { reachesOf } from '../../definition/model/reach';
import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import type { Flow } from '../flow/flow';
import { LazyPart } from '../inputs/LazyPart';
import { useScope } from '../scope/ScopeContext';
import { AnswerSteps } from '../review/Answers';
import { EndHeading } from './EndHeading';
import { goToAnswer } from './goToAnswer';
import { MissingAnswers } from './MissingAnswers';

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
      <EndHeading title={t('form.checkAnswers')} />
      <MissingAnswers flow={flow} service={service} values={values} />
      <AnswerSteps service={service} values={values} photoStore={photoStore} onChange={change} />
      <SendStatus flow={flow} />
      {asking && missingReach && (
        <SendQuestion onAnswer={() => change(missingReach)} onSend={onSend} />
      )}
      {ports.loadTrustNote && (
        <LazyPart load={ports.loadTrustNote} isQuiet>
          {({ TrustNote }) => <TrustNote at="send" />}
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
