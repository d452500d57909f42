import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnNew } from '../lists/useFocusOnNew';
import { useSize } from '../lists/useSize';
import { OFFERS_GROWTH } from './offer';
import type { Offer } from './offer';
import { OfferCards } from './OfferCards';

/** Renders the first offers and the button that shows more. */
export function OffersShown({ offers }: { readonly offers: readonly Offer[] }) {
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
