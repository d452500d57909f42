import { useTranslation } from 'react-i18next';

export function FormLoading() {
  const { t } = useTranslation();
  return (
    <div className="form-loading line muted" role="status">
      <span className="form-loading-mark" aria-hidden="true" />
      {t('shell.formLoading')}
    </div>
  );
}
