import { type RefObject, useState } from 'react';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { LoadingBoundary } from '../layout/LoadingBoundary';
import type { Offer } from './offer';
import { useTexts } from '../../platform/content/useTexts';
import { CardDays, CardPhoto, DetailsButton, PriceFrom, useRoute } from '../cards/CardParts';
import { useDays } from '../moments';
import { hasText } from '../../platform/content/translatedText';
import './offers.css';

const OfferDialog = lazyComponent(async () => (await import('./OfferDialog')).OfferDialog);

interface OfferCardsProps {
  readonly offers: readonly Offer[];
  /** The level of the cards' headings: one below the heading above them. */
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
        {offers.map((offer, index) => (
          <OfferCard key={index} offer={offer} heading={heading} onLook={() => setLooked(offer)} />
        ))}
      </ul>
      {looked && (
        <LoadingBoundary at={looked.id}>
          <OfferDialog offer={looked} onClose={() => setLooked(undefined)} />
        </LoadingBoundary>
      )}
    </>
  );
}

interface OfferCardProps extends Pick<OfferCardsProps, 'heading'> {
  readonly offer: Offer;
  readonly onLook: () => void;
}

function OfferCard({ offer, heading: Heading, onLook }: OfferCardProps) {
  const { t } = useTexts();
  const title = useOfferName()(offer);
  return (
    <li className="card offer-card">
      <CardPhoto src={offer.photos[0]}>
        {offer.kind && hasText(offer.title) && (
          <span className="offer-kind">{t(`offers.kinds.${offer.kind}`)}</span>
        )}
      </CardPhoto>
      <div className="card-words">
        <Heading dir="auto">{title}</Heading>
        <OfferSubject offer={offer} />
        {offer.kind === 'TourGroup' && <CardDays {...offer} />}
        <OfferEnd offer={offer} />
        <div className="card-foot spread">
          <PriceFrom price={priceOf(offer)} />
          <DetailsButton
            text={t('offers.look')}
            label={t('offers.lookAt', { title })}
            onLook={onLook}
          />
        </div>
      </div>
    </li>
  );
}

/** Returns a function that names an offer: by its title, or a holiday by its route. */
export function useOfferName(): (offer: Offer) => string {
  const { textOf } = useTexts();
  const route = useRoute();
  return (offer) => textOf(offer.title) || route(offer);
}

/** Returns the price that a card of an offer shows. */
export const priceOf = ({ prices }: Offer): number | undefined =>
  prices.find((price) => price !== undefined);

/** Renders the last day of an offer; nothing if it has none. */
export function OfferEnd({ offer: { until } }: { readonly offer: Offer }) {
  const { t } = useTexts();
  const { day } = useDays();
  return until === undefined ? null : (
    <p className="card-days">{t('offers.until', { day: day(until) })}</p>
  );
}

/** Renders the subject of an offer below its title: a route, or the name of a visa (docs/requirements.md, P12). */
export function OfferSubject({ offer }: { readonly offer: Offer }) {
  const { textOf } = useTexts();
  const route = useRoute();
  const { kind, title, from, to, name } = offer;
  const isJourney = kind === 'Ticket' || kind === 'TourGroup';
  const journey = hasText(from) && hasText(to) ? route(offer) : '';
  const subject = isJourney ? journey : textOf(name);
  return kind === undefined || !hasText(title) || subject === '' ? null : (
    <p className="card-dates" dir="auto">
      {subject}
    </p>
  );
}
