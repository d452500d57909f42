import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { toOffers } from '../offers/offer';
import { OfferCards } from '../offers/OfferCards';
import { HomeSection } from './HomeSection';
import type { SectionHead } from './sectionHead';

/** Offers on the home page (docs/requirements.md, P12). */
const SHOWN = 6;

/** Renders the latest special offers and a link to all of them; nothing if there are none. */
export function HomeOffers({ head }: { readonly head: SectionHead | undefined }) {
  const { t } = useTranslation();
  const content = useContent('client/special_offer/', toOffers);
  if (content.state === 'ready' && content.value.length === 0) return null;
  return (
    <HomeSection
      head={head}
      title={t('home.offers')}
      more={{ href: '/specialofferprofile', words: t('home.offersMore') }}
    >
      <Loaded content={content}>
        {(offers) => <OfferCards offers={offers.slice(0, SHOWN)} heading="h3" isStrip />}
      </Loaded>
    </HomeSection>
  );
}
