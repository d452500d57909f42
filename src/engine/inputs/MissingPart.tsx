import { useTranslate } from '../useTranslate';

interface MissingPartProps {
  /** Loading failed; otherwise it is in progress. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Renders the placeholder of a part that is not loaded. */
export function MissingPart({ failed, onRetry }: MissingPartProps) {
  const t = useTranslate();
  return (
    <div className="rg-missing-part" role="status" aria-busy={!failed}>
      {failed && (
        <>
          <p>{t('form.partFailed')}</p>
          <button type="button" className="rg-button rg-button-outlined" onClick={onRetry}>
            {t('form.options.retry')}
          </button>
        </>
      )}
    </div>
  );
}
