import { useTexts } from '../../platform/content/useTexts';
import { hasText } from '../../platform/content/translatedText';
import { useRoute } from '../cards/CardParts';
import type { Offer } from './offer';

/** Renders the subject of an offer: a route, or the name of a visa (docs/requirements.md, P12). */
export function OfferSubject({ offer }: { readonly offer: Offer }) {
  const { textOf } = useTexts();
  const route = useRoute();
  const { kind, from, to, name } = offer;
  const isJourney = kind === 'Ticket' || kind === 'TourGroup';
  if (isJourney && hasText(from) && hasText(to)) {
    return <p className="card-dates">{route({ from, to })}</p>;
  }
  if (kind === undefined || isJourney || !hasText(name)) return null;
  return (
    <p className="card-dates" dir="auto">
      {textOf(name)}
    </p>
  );
}
