import '../partners/partners.css';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { toPartners } from '../partners/partner';
import { PartnerLogos } from '../partners/PartnerLogos';
import { HomeSection } from './HomeSection';

/** Renders the logos of the agency's partners; nothing if there are none. */
export function HomePartners() {
  const { t } = useTranslation();
  const content = useContent('client/get_partner/', toPartners);
  if (content.state === 'ready' && content.value.length === 0) return null;
  return (
    <HomeSection
      title={t('home.partners')}
      more={{ href: '/ourpartners', words: t('home.partnersMore') }}
    >
      <Loaded content={content}>{(partners) => <PartnerLogos partners={partners} />}</Loaded>
    </HomeSection>
  );
}
