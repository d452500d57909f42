import {
  tourPreset,
  toTour,
  indexOfRow,
  type PriceRow,
  textsOf,
  type Tour,
  toRowTexts,
  toTours,
} from './tour';
import { Loaded } from '../../platform/content/Loaded';
import { useContent, withQuery } from '../../platform/content/useContent';
import { useTexts } from '../../platform/content/useTexts';
import { ServiceFrame } from '../service/ServiceFrame';
import type { RecordPageProps } from '../customPages';
import { RecordMissing } from '../lists/RecordMissing';
import { useMemo } from 'react';
import { ServiceApplication } from '../service/ServiceApplication';
import { goToForm } from '../service/goToForm';
import { withHandedLabels } from '../service/handedLabels';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { useStoredChoice } from '../service/useStoredChoice';
import { Carousel } from '../carousel/Carousel';
import { PriceList } from './PriceList';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { RichText } from '../../platform/embed/RichText';
import { hasText } from '../../platform/content/translatedText';
import { PriceFrom, Recommended, useRoute } from '../cards/CardParts';
import { useTourDates } from './useTourDates';
import { Link } from 'wouter';
import { OtherItem, Others } from '../lists/Others';
import { subPageHref } from '../service/subPageHref';
import './tours.css';

export function TourPage({ entry, params }: RecordPageProps) {
  const { t } = useTexts();
  const { id = '' } = params;
  const content = useContent(`client/show_tour_group/${encodeURIComponent(id)}/`, toTour);
  const tour = content.state === 'ready' ? content.value : undefined;
  const route = useRoute();
  const title = tour ? route(tour) : '';
  return (
    <ServiceFrame entry={entry} title={title} back={t('tours.back')}>
      {content.state === 'failed' ? (
        <RecordMissing
          text={t('tours.missing')}
          all={{ href: entry.route, text: t('tours.all') }}
          content={content}
        />
      ) : (
        <Loaded content={content}>
          {(loaded) => <TourProfile entry={entry} id={id} tour={loaded} />}
        </Loaded>
      )}
    </ServiceFrame>
  );
}

interface TourProfileProps {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly tour: Tour;
}

/** Renders a tour: text, prices, and the form that asks for availability. */
function TourProfile({ entry, id, tour }: TourProfileProps) {
  const { t, textOf } = useTexts();
  const dates = useTourDates()(tour);
  const [remembered, remember] = useStoredChoice(`tour-${id}`, toRowTexts);
  const chosen = indexOfRow(tour.prices, remembered);
  const row = tour.prices[chosen];
  const own = useServiceModule(entry);
  const module = useMemo(
    () => withHandedLabels(own, { hotelName: tour.prices.map(({ hotel }) => hotel) }),
    [own, tour],
  );
  const handed = useMemo(() => tourPreset(id, tour, row), [id, tour, row]);
  const choose = (next: PriceRow) => {
    remember(textsOf(next));
    goToForm();
  };
  return (
    <div className="tour stack">
      <div className="tour-facts row">
        {tour.isBest && <Recommended />}
        {dates !== '' && <p className="card-dates">{dates}</p>}
        <PriceFrom price={tour.price} text="tours.priceFrom" />
      </div>
      <div className="tour-main stack">
        <Carousel photos={tour.photos} name={textOf(tour.to)} />
        <TourAbout tour={tour} />
        <PriceList rows={tour.prices} chosen={chosen} onChoose={choose} />
        <div className="tour-bar spread">
          <PriceFrom price={tour.price} text="tours.priceFrom" />
          <button type="button" className="button" onClick={goToForm}>
            {t('tours.ask')}
          </button>
        </div>
        <ServiceApplication entry={entry} module={module} handed={handed} subject={id} />
      </div>
      <OtherTours entry={entry} than={id} />
    </div>
  );
}

function TourAbout({ tour }: { readonly tour: Tour }) {
  const { t } = useTexts();
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

interface OtherToursProps {
  readonly entry: ServiceEntry;
  /** The id of the current tour. */
  readonly than: string;
}

/** Tours listed beside a tour (docs/requirements.md, P13). */
const MOST = 5;

const PATH = withQuery('client/get_tour_group/', {
  perPage: MOST + 1,
  orderColumn: '-recommendedRate',
});

/** Renders links to other tours, recommended ones first. */
export function OtherTours({ entry, than }: OtherToursProps) {
  const { t } = useTexts();
  const route = useRoute();
  const content = useContent(PATH, toTours);
  return (
    <Others {...{ content, than }} title={t('tours.others')} className="tour-others" most={MOST}>
      {({ id, from, to, photos, price }) => (
        <OtherItem key={id} photo={photos[0]}>
          <Link className="card-link" href={subPageHref(entry, id)}>
            {route({ from, to })}
          </Link>
          <PriceFrom price={price} text="tours.priceFrom" />
        </OtherItem>
      )}
    </Others>
  );
}
