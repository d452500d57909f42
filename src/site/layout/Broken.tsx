import { useTranslation } from 'react-i18next';

/** What stands in the place of a part that failed. */
export function Broken() {
  const { t } = useTranslation();
  const isOffline = !navigator.onLine;
  return (
    <section className="message" role="alert">
      <h2>{t(isOffline ? 'shell.offline' : 'shell.broken')}</h2>
      <p>{t(isOffline ? 'shell.offlineText' : 'shell.brokenText')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('shell.reload')}
      </button>
    </section>
  );
}
