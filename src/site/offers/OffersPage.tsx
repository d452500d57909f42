import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { PlainPage } from '../layout/PlainPage';
import { type Offer, OFFERS_GROWTH, toOffers } from './offer';
import { useRef } from 'react';
import { useFocusOnNew } from '../lists/useFocusOnNew';
import { useSize } from '../lists/useSize';
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

/** Renders the first offers and the button that shows more. */
function OffersShown({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation();
  const { size, hasMore, more } = useSize(OFFERS_GROWTH);
  const shown = offers.slice(0, size);
  const list = useRef<HTMLUListElement>(null);
  const mark = useFocusOnNew(list, shown.length);
  if (offers.length === 0) return <p role="status">{t('offers.none')}</p>;
  return (
    <>
      <p className="list-shown" role="status">
        {t('offers.shown', { shown: shown.length, total: offers.length })}
      </p>
      <OfferCards offers={shown} heading="h2" list={list} />
      {hasMore(offers.length) && (
        <button
          type="button"
          className="button list-more"
          onClick={() => {
            mark();
            more();
          }}
        >
          {t('offers.more')}
        </button>
      )}
    </>
  );
}
