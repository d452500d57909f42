import { useTranslation } from 'react-i18next';
import { PlainPage } from '../layout/PlainPage';
import { ServiceTiles } from '../tiles/ServiceTiles';

export function OurServices() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('shell.services')}>
      <p className="lead">{t('shell.servicesLead')}</p>
      <ServiceTiles />
    </PlainPage>
  );
}
