import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePageTitle } from './usePageTitle';

export function NotFound() {
  const { t } = useTranslation();
  usePageTitle(t('shell.missing'));
  return (
    <section className="message">
      <h1>{t('shell.missing')}</h1>
      <p>{t('shell.missingText')}</p>
      <Link className="button" href="/ourservices">
        {t('shell.services')}
      </Link>
    </section>
  );
}
