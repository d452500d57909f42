import { type ComponentProps, type RefObject, useRef } from 'react';
import { useStore } from 'zustand';
import { sendForm } from '../flow/sendForm';
import { useResend } from '../flow/useResend';
import { useInvalidWords } from '../invalidWords';
import { useScope } from '../scope/ScopeContext';
import { Confirmation } from './Confirmation';
import { Review } from './Review';

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
