import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Flow } from '../flow/flow';

/** Says that the answers of last time are back, and offers to begin anew. */
export function DraftNotice({ flow, onDiscard }: { flow: Flow; onDiscard: () => void }) {
  const { t } = useTranslation();
  const restored = useStore(flow.store, (state) => state.restoredFrom !== undefined);
  const [closed, setClosed] = useState(false);
  if (!restored || closed) return null;
  const keep = (event: MouseEvent<HTMLElement>) => {
    // The button goes, and would take the focus along.
    const form = event.currentTarget.closest('.rg-form');
    form?.querySelector<HTMLElement>('.rg-step-title')?.focus({ preventScroll: true });
    setClosed(true);
  };
  return (
    <div className="rg-notice rg-draft" role="status">
      <p>{t('form.draftRestored')}</p>
      <div className="rg-draft-actions">
        <button type="button" className="rg-button rg-button-quiet" onClick={keep}>
          {t('form.keepDraft')}
        </button>
        <button type="button" className="rg-button rg-button-quiet" onClick={onDiscard}>
          {t('form.discardDraft')}
        </button>
      </div>
    </div>
  );
}
