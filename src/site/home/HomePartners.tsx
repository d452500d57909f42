import { useTranslation } from '../../platform/language/useTranslation';
import { toPartners, PartnerLogos } from '../partners/PartnerLogos';
import { HomeSection } from './HomeSection';
import '../partners/partners.css';

export function HomePartners() {
  const { t } = useTranslation();
  return (
    <HomeSection
      path="client/get_partner/"
      parse={toPartners}
      title={t('home.partners')}
      more={{ href: '/ourpartners', text: t('home.partnersMore') }}
    >
      {(partners) => <PartnerLogos partners={partners} />}
    </HomeSection>
  );
}
