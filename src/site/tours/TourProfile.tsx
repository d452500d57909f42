import { use, useMemo, useRef } from 'react';
import { numberIn } from '../../platform/content/reading';
import { useWords } from '../../platform/content/useWords';
import { Application } from '../service/Application';
import { goToForm } from '../service/goToForm';
import { withHandedWords } from '../service/handedWords';
import { moduleOf, type ServiceEntry } from '../service/loaders';
import { useKept } from '../service/useKept';
import { Carousel } from '../carousel/Carousel';
import { handedOver } from './handedOver';
import { OtherTours } from './OtherTours';
import { PriceList } from './PriceList';
import type { Tour } from './tour';
import { TourAbout } from './TourAbout';
import { TourFacts } from './TourFacts';

interface TourProfileProps {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly tour: Tour;
}

/** One tour: what it is, what it costs, and the form that asks whether there are places. */
export function TourProfile({ entry, id, tour }: TourProfileProps) {
  const say = useWords();
  const page = useRef<HTMLDivElement>(null);
  const [kept, keep] = useKept(`tour-${id}`, numberIn);
  const chosen = kept ?? 0;
  const row = tour.prices[chosen];
  const own = use(moduleOf(entry));
  const module = useMemo(
    () => withHandedWords(own, { hotelName: tour.prices.map(({ hotel }) => hotel) }),
    [own, tour],
  );
  const handed = useMemo(() => handedOver(id, tour, row), [id, tour, row]);
  const ask = () => goToForm(page.current);
  const choose = (index: number) => {
    keep(index);
    ask();
  };
  return (
    <div className="tour" ref={page}>
      <TourFacts tour={tour} onAsk={ask} />
      <div className="tour-main">
        <Carousel photos={tour.photos} name={say(tour.to)} />
        <TourAbout tour={tour} />
        <PriceList rows={tour.prices} chosen={chosen} onChoose={choose} />
        <Application entry={entry} module={module} handed={handed} subject={id} />
      </div>
      <OtherTours entry={entry} than={id} />
    </div>
  );
}
