import { useTranslation } from '../../platform/language/useTranslation';
import { toHolidays, toOffers } from '../offers/offer';
import { OfferCards } from '../offers/OfferCards';
import { HomeSection } from './HomeSection';
import type { SectionHead } from './homeRecords';

/** Offers on the home page (docs/requirements.md, P12). */
const SHOWN = 6;

export function HomeOffers({ head }: { readonly head: SectionHead | undefined }) {
  const { t } = useTranslation();
  return (
    <HomeSection
      path="client/special_offer/"
      parse={toOffers}
      head={head}
      title={t('home.offers')}
      more={{ href: '/specialofferprofile', text: t('home.offersMore') }}
    >
      {(offers) => <OfferCards offers={offers.slice(0, SHOWN)} heading="h3" isStrip />}
    </HomeSection>
  );
}

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
