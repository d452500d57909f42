import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { describe } from '../../definition/describe';
import { prune } from '../../definition/prune';
import type { Service } from '../../definition/service';
import { answerWords } from '../answerWords';
import type { Flow } from '../flow/flow';
import { useScope } from '../scope/ScopeContext';
import { Answers } from '../review/Answers';
import { goToAnswer } from './goToAnswer';
import { MissingAnswers } from './MissingAnswers';
import { SendStatus } from './SendStatus';

interface ReviewProps {
  readonly flow: Flow;
  readonly service: Service<string>;
  readonly onSend: () => void;
}

/** Check your answers: all that was asked, with a way to change it, before anything is sent. */
export function Review({ flow, service, onSend }: ReviewProps) {
  const { t } = useTranslation();
  const { ports, shelf } = useScope().environment;
  const { setTitle } = ports;
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = useStore(flow.scope.store, (state) => state.values);
  const sending = useStore(flow.store, (state) => state.phase === 'sending');
  // As they would be sent: a row left empty is no answer.
  const values = useMemo(() => prune(service.form, answers), [service, answers]);
  const steps = useMemo(() => describe(service, values, answerWords(t)), [service, values, t]);
  const title = t('form.checkAnswers');
  const change = (path: string) => {
    if (!sending) goToAnswer(flow, path);
  };

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);

  return (
    <div className="rg-review">
      <h2 ref={heading} tabIndex={-1} className="rg-step-title">
        {title}
      </h2>
      <MissingAnswers flow={flow} service={service} values={values} />
      {steps.map((step, index) => (
        <section key={index} className="rg-review-step" aria-label={step.title}>
          <h3 className="rg-block-title">{step.title}</h3>
          {step.blocks.map((block) => (
            <Answers
              key={block.answers[0]?.path}
              answers={block.answers}
              shelf={shelf}
              onChange={change}
            />
          ))}
        </section>
      ))}
      <SendStatus flow={flow} />
      <div className="rg-actions">
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
          onClick={onSend}
        >
          {t('form.send')}
        </button>
      </div>
    </div>
  );
}
