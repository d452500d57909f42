import { useTranslation } from 'react-i18next';

/** What stands in the place of a part that failed. */
export function Broken() {
  const { t } = useTranslation();
  return (
    <section className="message" role="alert">
      <h2>{t('shell.broken')}</h2>
      <p>{t('shell.brokenText')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('shell.reload')}
      </button>
    </section>
  );
}
