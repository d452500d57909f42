import { useTranslation } from 'react-i18next';
import { Recommended } from '../cards/Recommended';
import type { Tour } from './tour';
import { TourPrice } from './TourPrice';
import { useTourDates } from './useTourDates';

interface TourFactsProps {
  readonly tour: Tour;
  readonly onAsk: () => void;
}

/** Renders dates, duration, price, and the button to the form. */
export function TourFacts({ tour, onAsk }: TourFactsProps) {
  const { t } = useTranslation();
  const dates = useTourDates();
  const details = [dates.span(tour), dates.length(tour)].filter((part) => part !== undefined);
  return (
    <div className="tour-facts">
      <div>
        {tour.isRecommended && <Recommended words={t('tours.recommended')} />}
        {details.length > 0 && <p className="tour-dates">{details.join(' · ')}</p>}
      </div>
      <TourPrice price={tour.price} />
      <button type="button" className="button" onClick={onAsk}>
        {t('tours.ask')}
      </button>
    </div>
  );
}
