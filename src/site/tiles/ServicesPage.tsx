import { useTranslation } from '../../platform/language/useTranslation';
import { PlainPage } from '../base/PlainPage';
import { MyRequests } from './MyRequests';
import { SiteSearch } from '../search/SiteSearch';
import { TrustFigures } from '../trust/TrustFigures';
import { ServiceTiles } from './ServiceTiles';

/** Renders all services, with a search, what was begun or sent on this device, and the agency's figures. */
export function ServicesPage() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('shell.services')} className="services-page">
      <p className="lead">{t('shell.servicesLead')}</p>
      <SiteSearch />
      <MyRequests />
      <ServiceTiles />
      <TrustFigures />
    </PlainPage>
  );
}
