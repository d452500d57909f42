import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { describe } from '../../definition/describe';
import type { Service } from '../../definition/service';
import { answerWords } from '../answerWords';
import type { Flow } from '../flow/flow';
import { Answers } from '../review/Answers';

interface ConfirmationProps {
  readonly flow: Flow;
  readonly service: Service<string>;
  readonly onAgain: () => void;
}

/** It was sent: the reference number, what happens next, and a copy to print. */
export function Confirmation({ flow, service, onAgain }: ConfirmationProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = useStore(flow.store, (state) => state.sent);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (!sent) return null;
  const steps = describe(service, sent.values, answerWords(t));
  return (
    <div className="rg-confirmation">
      <h2 ref={heading} tabIndex={-1} className="rg-step-title">
        {t('form.sent')}
      </h2>
      {sent.reference !== undefined && (
        <p className="rg-reference">
          <span>{t('form.reference')}</span>{' '}
          <bdi dir="ltr" className="rg-reference-number">
            {sent.reference}
          </bdi>
        </p>
      )}
      <p>{t('form.whatNext')}</p>
      <details className="rg-copy">
        <summary>{t('form.yourAnswers')}</summary>
        {steps.map((step, index) => (
          <div key={index}>
            <h3 className="rg-block-title">{step.title}</h3>
            {step.blocks.map((block) => (
              <Answers key={block.answers[0]?.path} answers={block.answers} />
            ))}
          </div>
        ))}
      </details>
      <div className="rg-actions">
        <button type="button" className="rg-button rg-button-quiet" onClick={onAgain}>
          {t('form.sendAnother')}
        </button>
        <button
          type="button"
          className="rg-button rg-button-outlined"
          onClick={() => window.print()}
        >
          {t('form.print')}
        </button>
      </div>
    </div>
  );
}
