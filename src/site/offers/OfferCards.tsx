import './offers.css';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import type { Offer } from './offer';
import { OfferCard } from './OfferCard';

const OfferDialog = lazy(async () => ({ default: (await import('./OfferDialog')).OfferDialog }));

interface OfferCardsProps {
  readonly offers: readonly Offer[];
  /** The level of the cards' headings. */
  readonly heading: 'h2' | 'h3';
  /** Whether the cards are one row on a narrow screen. */
  readonly isStrip?: boolean;
  readonly list?: RefObject<HTMLUListElement | null>;
}

/** Renders a card for each offer, and a dialog, loaded on demand, for the chosen one. */
export function OfferCards({ offers, heading, isStrip = false, list }: OfferCardsProps) {
  const [looked, setLooked] = useState<Offer>();
  return (
    <>
      <ul className={isStrip ? 'cards strip' : 'cards'} ref={list}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            heading={heading}
            onLook={() => setLooked(offer)}
          />
        ))}
      </ul>
      {looked && (
        <ErrorBoundary at={looked.id}>
          <Suspense>
            <OfferDialog offer={looked} onClose={() => setLooked(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
