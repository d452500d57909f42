import './partners.css';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { usePageTitle } from '../layout/usePageTitle';
import { PartnerLogos } from './PartnerLogos';
import { toPartners } from './partner';

/** Renders the agency's partners. */
export function PartnersPage() {
  const { t } = useTranslation();
  const content = useContent('client/get_partner/', toPartners);
  usePageTitle(t('shell.partners'));
  return (
    <div className="page plain-page">
      <h1>{t('shell.partners')}</h1>
      <p className="lead">{t('partners.lead')}</p>
      <Loaded content={content}>
        {(partners) =>
          partners.length === 0 ? <p>{t('partners.none')}</p> : <PartnerLogos partners={partners} />
        }
      </Loaded>
    </div>
  );
}
