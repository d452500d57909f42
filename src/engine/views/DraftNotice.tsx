import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Flow } from '../flow/flow';

/** Says that the answers of last time are back, and offers to begin anew. */
export function DraftNotice({ flow, onDiscard }: { flow: Flow; onDiscard: () => void }) {
  const { t } = useTranslation();
  const restored = useStore(flow.store, (state) => state.restoredFrom !== undefined);
  const [closed, setClosed] = useState(false);
  if (!restored || closed) return null;
  return (
    <div className="rg-notice rg-draft" role="status">
      <p>{t('form.draftRestored')}</p>
      <div className="rg-draft-actions">
        <button type="button" className="rg-button rg-button-quiet" onClick={() => setClosed(true)}>
          {t('form.keepDraft')}
        </button>
        <button type="button" className="rg-button rg-button-quiet" onClick={onDiscard}>
          {t('form.discardDraft')}
        </button>
      </div>
    </div>
  );
}
