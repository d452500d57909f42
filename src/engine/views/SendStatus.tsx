import { useTranslate } from '../useTranslate';
import { useStore } from 'zustand';
import type { Flow } from '../flow/flow';

/** Shows the progress of sending, also to screen readers. */
export function SendStatus({ flow }: { flow: Flow }) {
  const t = useTranslate();
  const { phase, failed, progress } = useStore(flow.store);
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
          <p>{t(failed === 'line' ? 'form.notSentLine' : 'form.notSentServer')}</p>
        </div>
      )}
    </div>
  );
}
