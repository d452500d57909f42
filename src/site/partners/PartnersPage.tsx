import { useTranslation } from '../../platform/language/useTranslation';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { PlainPage } from '../base/PlainPage';
import { SmallTiles } from '../tiles/ServiceTiles';
import { PartnerCards, toPartners } from './PartnerCards';
import './partners.css';

export function PartnersPage() {
  const { t } = useTranslation();
  const content = useContent('client/get_partner/', toPartners);
  return (
    <PlainPage title={t('shell.partners')}>
      <p className="lead">{t('partners.lead')}</p>
      <Loaded content={content}>
        {(partners) =>
          partners.length === 0 ? <p>{t('partners.none')}</p> : <PartnerCards partners={partners} />
        }
      </Loaded>
      <SmallTiles />
    </PlainPage>
  );
}
