import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { sendForm } from '../flow/sendForm';
import { useResend } from '../flow/useResend';
import { useInvalidWords } from '../invalidWords';
import { useScope } from '../scope/ScopeContext';
import { Review } from './Review';
import { useTranslate } from '../useTranslate';
import { dayText } from '../../definition/model/days';
import { reachesOf } from '../../definition/model/reach';
import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import type { Flow } from '../flow/flow';
import { LazyPart } from '../inputs/LazyPart';
import { AnswerSteps } from '../review/Answers';
import { PartHeading } from './PartHeading';

/** Milliseconds in which nobody opens a page, fills in a form and sends it. */
const QUICKEST = 4000;

/** Renders what follows the last step: review, sending, confirmation. */
export function Ending({ flow, service, onAgain }: ComponentProps<typeof Confirmation>) {
  const { ports, photoStore, language } = useScope().environment;
  const isSent = useStore(flow.store, ({ phase }) => phase === 'sent');
  const trap = useRef<HTMLInputElement>(null);
  const { success, invalid } = service.submit;
  const invalidWords = useInvalidWords(invalid.text);

  const submit = async () => {
    const { restoredFrom } = flow.store.getState();
    const isQuick = restoredFrom === undefined && performance.now() < QUICKEST;
    const isDoubtful = isQuick || Boolean(trap.current?.value);
    const result = await sendForm(flow, ports, photoStore, language, isDoubtful);
    if (result === 'sent') ports.notify({ kind: 'success', ...success });
    // Rejections by the server and connection failures were reported by the client already.
    else if (result === 'invalid') {
      const text = invalidWords(flow.scope.store.getState().issues);
      ports.notify({ kind: 'error', text, timeout: invalid.timeout });
    }
  };
  useResend(flow, submit);

  return isSent ? (
    <Confirmation flow={flow} service={service} onAgain={onAgain} />
  ) : (
    <>
      <Review flow={flow} service={service} onSend={() => void submit()} />
      <Trap field={trap} />
    </>
  );
}

/**
 * A field that people neither see nor reach, and programs that fill in everything do. It has no name that a browser
 * would fill in by itself. What is in it is never sent.
 */
function Trap({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  return (
    // Not display: none, which programs look for.
    <div className="rg-trap visually-hidden" aria-hidden="true">
      <input ref={field} name="rg-extra" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

interface ConfirmationProps {
  readonly flow: Flow;
  readonly service: Service<string>;
  readonly onAgain: () => void;
}

/** Shows the reference number, what happens next, and a copy to print. Stays until it is dismissed. */
function Confirmation({ flow, service, onAgain }: ConfirmationProps) {
  const t = useTranslate();
  const { ports, language } = useScope().environment;
  const sent = useStore(flow.store, (state) => state.sent);
  if (!sent) return null;
  const { link } = sent;
  return (
    <div className="rg-confirmation">
      <PartHeading title={t('form.sent')} />
      {sent.reference !== undefined && (
        <p className="rg-reference row">
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
    <span className="rg-reference-copy row">
      <button type="button" className="rg-button rg-button-outlined" onClick={copy}>
        {t('form.copy')}
      </button>{' '}
      <span role="status">{done && t('form.copied')}</span>
    </span>
  );
}
