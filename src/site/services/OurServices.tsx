import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../layout/usePageTitle';
import { ServiceTiles } from '../tiles/ServiceTiles';

/** Renders the list of services. */
export function OurServices() {
  const { t } = useTranslation();
  usePageTitle(t('shell.services'));
  return (
    <div className="page plain-page">
      <h1>{t('shell.services')}</h1>
      <p className="lead">{t('shell.servicesLead')}</p>
      <ServiceTiles />
    </div>
  );
}
