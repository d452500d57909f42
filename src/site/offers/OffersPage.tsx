import { useTranslation } from '../../platform/language/useTranslation';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { PlainPage } from '../base/PlainPage';
import { type Offer, OFFERS_GROWTH, toOffers } from './offer';
import { GrowingList } from '../lists/GrowingList';
import { useSize } from '../lists/size';
import { OfferCards } from './OfferCards';

export function OffersPage() {
  const { t } = useTranslation();
  const content = useContent('client/special_offer/', toOffers);
  return (
    <PlainPage title={t('offers.title')}>
      <p className="lead list-lead">{t('offers.lead')}</p>
      <Loaded content={content}>{(offers) => <OffersShown offers={offers} />}</Loaded>
    </PlainPage>
  );
}

function OffersShown({ offers }: { readonly offers: readonly Offer[] }) {
  const { size, hasMore, more } = useSize(OFFERS_GROWTH);
  const shown = offers.slice(0, size);
  return (
    <GrowingList
      texts={{ none: 'offers.none', shown: 'offers.shown', more: 'offers.more' }}
      count={shown.length}
      total={offers.length}
      hasMore={hasMore(offers.length)}
      onMore={more}
    >
      {(list) => <OfferCards offers={shown} heading="h2" list={list} />}
    </GrowingList>
  );
}
