import { useTranslation } from '../../platform/language/useTranslation';
import { usePageTitle } from '../base/usePageTitle';
import { SiteSearch } from '../search/SiteSearch';
import { ServiceTiles } from './ServiceTiles';

/** Renders what stands where there is no page: a search, and all services. */
export function MissingPage() {
  const { t } = useTranslation();
  usePageTitle(t('shell.missing'));
  return (
    <section className="page plain-page services-page">
      <h1>{t('shell.missing')}</h1>
      <p className="lead">{t('shell.missingText')}</p>
      <SiteSearch />
      <h2>{t('shell.services')}</h2>
      <ServiceTiles />
    </section>
  );
}
