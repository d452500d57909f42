import { useTranslation } from '../../platform/language/useTranslation';
import { PartnerCards, toPartners } from '../partners/PartnerCards';
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
      {(partners) => <PartnerCards partners={partners} isBrief />}
    </HomeSection>
  );
}
