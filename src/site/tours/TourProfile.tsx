import { useMemo } from 'react';
import { useWords } from '../../platform/content/useWords';
import { ServiceApplication } from '../service/ServiceApplication';
import { goToForm } from '../service/goToForm';
import { withHandedWords } from '../service/handedWords';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { useSessionChoice } from '../service/useSessionChoice';
import { Carousel } from '../carousel/Carousel';
import { tourPreset } from './tourPreset';
import { OtherTours } from './OtherTours';
import { PriceList } from './PriceList';
import { indexOfRow, type PriceRow, textsOf, type Tour, toRowTexts } from './tour';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { RichText } from '../../platform/embed/RichText';
import { hasText } from '../../platform/content/translatedText';
import { Recommended } from '../cards/Recommended';
import { TourPrice } from './TourPrice';
import { useTourDates } from './useTourDates';

interface TourProfileProps {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly tour: Tour;
}

/** Renders a tour: text, prices, and the form that asks for availability. */
export function TourProfile({ entry, id, tour }: TourProfileProps) {
  const { say } = useWords();
  const [remembered, remember] = useSessionChoice(`tour-${id}`, toRowTexts);
  const chosen = indexOfRow(tour.prices, remembered);
  const row = tour.prices[chosen];
  const own = useServiceModule(entry);
  const module = useMemo(
    () => withHandedWords(own, { hotelName: tour.prices.map(({ hotel }) => hotel) }),
    [own, tour],
  );
  const handed = useMemo(() => tourPreset(id, tour, row), [id, tour, row]);
  const choose = (next: PriceRow) => {
    remember(textsOf(next));
    goToForm();
  };
  return (
    <div className="tour stack">
      <TourFacts tour={tour} onAsk={goToForm} />
      <div className="tour-main stack">
        <Carousel photos={tour.photos} name={say(tour.to)} />
        <TourAbout tour={tour} />
        <PriceList rows={tour.prices} chosen={chosen} onChoose={choose} />
        <ServiceApplication entry={entry} module={module} handed={handed} subject={id} />
      </div>
      <OtherTours entry={entry} than={id} />
    </div>
  );
}

function TourAbout({ tour }: { readonly tour: Tour }) {
  const { t } = useWords();
  if (!hasText(tour.overview) && !hasText(tour.body)) return null;
  return (
    <section className="tour-about stack">
      <h2>{t('tours.about')}</h2>
      <div className="tour-lead">
        <Paragraphs text={tour.overview} />
      </div>
      <RichText text={tour.body} />
    </section>
  );
}

interface TourFactsProps {
  readonly tour: Tour;
  readonly onAsk: () => void;
}

/** Renders dates, duration, price, and the button to the form. */
function TourFacts({ tour, onAsk }: TourFactsProps) {
  const { t } = useWords();
  const details = useTourDates()(tour);
  return (
    <div className="tour-facts row">
      <div className="row">
        {tour.isRecommended && <Recommended words={t('tours.recommended')} />}
        {details !== '' && <p className="card-dates">{details}</p>}
      </div>
      <TourPrice price={tour.price} />
      <button type="button" className="button" onClick={onAsk}>
        {t('tours.ask')}
      </button>
    </div>
  );
}
