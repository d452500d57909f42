import { useTranslation } from 'react-i18next';

/** Holds the form's place while it is being loaded. */
export function FormLoading() {
  const { t } = useTranslation();
  return (
    <div className="form-loading" role="status">
      <span className="form-loading-mark" aria-hidden="true" />
      {t('shell.formLoading')}
    </div>
  );
}
