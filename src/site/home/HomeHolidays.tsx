import { useTranslation } from '../../platform/language/useTranslation';
import { toHolidays } from '../offers/offer';
import { OfferCards } from '../offers/OfferCards';
import type { SectionHead } from './homeRecords';
import { HomeSection } from './HomeSection';

export function HomeHolidays({ head }: { readonly head: SectionHead | undefined }) {
  const { t } = useTranslation();
  return (
    <HomeSection
      path="client/get_perfect_holiday/"
      parse={toHolidays}
      head={head}
      title={t('home.holidays')}
    >
      {(holidays) => <OfferCards offers={holidays} heading="h3" isStrip />}
    </HomeSection>
  );
}
