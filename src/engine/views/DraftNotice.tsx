import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from '../useTranslate';
import { useStore } from 'zustand';
import type { Flow } from '../flow/flow';

/** Tells that answers were restored, and offers to start again, until the visitor moves on. */
export function DraftNotice({ flow, onDiscard }: { flow: Flow; onDiscard: () => void }) {
  const t = useTranslate();
  const { restoredFrom, wasUnsent, wasBrought, moves } = useStore(flow.store);
  const [opened] = useState(moves);
  const [state, setState] = useState<'shown' | 'confirming' | 'closed'>('shown');
  const question = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (state === 'confirming') question.current?.focus();
  }, [state]);
  if (restoredFrom === undefined || state === 'closed' || moves !== opened) return null;
  const keep = (event: MouseEvent<HTMLElement>) => {
    // The button is removed, and the focus with it.
    const form = event.currentTarget.closest('.rg-form');
    form?.querySelector<HTMLElement>('.rg-step-title')?.focus({ preventScroll: true });
    setState('closed');
  };
  const isAsking = state === 'confirming';
  return (
    <div className="rg-notice rg-draft" role="status">
      {isAsking ? (
        <p ref={question} tabIndex={-1}>
          <strong>{t('form.discardQuestion')}</strong>
        </p>
      ) : (
        <p>
          {t(
            wasUnsent
              ? 'form.unsentRestored'
              : wasBrought
                ? 'form.draftBrought'
                : 'form.draftRestored',
          )}
        </p>
      )}
      <div className="row">
        <button type="button" className="rg-button rg-button-outlined" onClick={keep}>
          {t('form.keepDraft')}
        </button>
        <button
          type="button"
          className="rg-button rg-button-quiet"
          onClick={isAsking ? onDiscard : () => setState('confirming')}
        >
          {t(isAsking ? 'form.discardNow' : 'form.discardDraft')}
        </button>
      </div>
    </div>
  );
}
