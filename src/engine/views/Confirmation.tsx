import { useState } from 'react';
import { useTranslate } from '../useTranslate';
import { useStore } from 'zustand';
import { dayText } from '../../definition/model/days';
import { reachesOf } from '../../definition/model/reach';
import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import type { Flow } from '../flow/flow';
import { LazyPart } from '../inputs/LazyPart';
import { AnswerSteps } from '../review/Answers';
import { useScope } from '../scope/ScopeContext';
import { EndHeading } from './EndHeading';

interface ConfirmationProps {
  readonly flow: Flow;
  readonly service: Service<string>;
  readonly onAgain: () => void;
}

/** Shows the reference number, what happens next, and a copy to print. Stays until it is dismissed. */
export function Confirmation({ flow, service, onAgain }: ConfirmationProps) {
  const t = useTranslate();
  const { ports, language } = useScope().environment;
  const sent = useStore(flow.store, (state) => state.sent);
  if (!sent) return null;
  const { link } = sent;
  return (
    <div className="rg-confirmation">
      <EndHeading title={t('form.sent')} />
      {sent.reference !== undefined && (
        <p className="rg-reference">
          <span>{t('form.reference')}</span>{' '}
          <bdi dir="ltr" className="rg-reference-number">
            {sent.reference}
          </bdi>
          <CopyButton text={sent.reference} />
        </p>
      )}
      {sent.day !== '' && (
        <p className="rg-sent-day">
          {`${t('form.sentOn')} `}
          <bdi>{dayText(sent.day, language)}</bdi>
        </p>
      )}
      <p>{t(`form.whatNext.${replyBy(service, sent.values)}`)}</p>
      {link !== undefined && ports.loadLinkOffer && (
        <LazyPart load={ports.loadLinkOffer}>
          {(part) => (
            <part.LinkOffer
              link={link}
              reference={sent.reference ?? ''}
              receipt={sent.receipt === true}
            />
          )}
        </LazyPart>
      )}
      <details className="rg-copy">
        <summary>{t('form.yourAnswers')}</summary>
        <AnswerSteps service={service} values={sent.values} />
      </details>
      <div className="rg-actions spread">
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

/** Returns the channels by which staff can reply. */
function replyBy({ form }: Service<string>, values: Values): 'both' | 'phone' | 'email' | 'none' {
  const given = reachesOf(form, values).filter(({ isGiven }) => isGiven);
  const has = (format: string) => given.some((reach) => reach.format === format);
  if (has('phone')) return has('email') ? 'both' : 'phone';
  return has('email') ? 'email' : 'none';
}

/** Copies a text; not rendered if the browser has no clipboard API, as without https. */
function CopyButton({ text }: { readonly text: string }) {
  const t = useTranslate();
  const [done, setDone] = useState(false);
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) return null;
  const copy = () => {
    clipboard.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    );
  };
  return (
    <span className="rg-reference-copy">
      <button type="button" className="rg-button rg-button-outlined" onClick={copy}>
        {t('form.copy')}
      </button>{' '}
      <span role="status">{done && t('form.copied')}</span>
    </span>
  );
}
