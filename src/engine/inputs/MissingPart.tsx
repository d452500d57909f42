import { useTranslation } from 'react-i18next';

interface MissingPartProps {
  /** It cannot be had; else it is on its way. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Stands where a part of the form will be. */
export function MissingPart({ failed, onRetry }: MissingPartProps) {
  const { t } = useTranslation();
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
