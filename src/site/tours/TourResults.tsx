import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnNew } from '../lists/useFocusOnNew';
import type { ServiceEntry } from '../service/loaders';
import { subPageHref } from '../service/subPageHref';
import type { TourList } from './tour';
import { TourCard } from './TourCard';

interface TourResultsProps {
  readonly entry: ServiceEntry;
  readonly list: TourList;
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/** Renders the matching tours and the button that loads more. */
export function TourResults({ entry, list, hasMore, onMore }: TourResultsProps) {
  const { t } = useTranslation();
  const { tours, total } = list;
  const cards = useRef<HTMLUListElement>(null);
  const mark = useFocusOnNew(cards, tours.length);
  const more = () => {
    mark();
    onMore();
  };
  return (
    <>
      <p className="list-shown" role="status">
        {tours.length === 0 ? t('tours.none') : t('tours.shown', { shown: tours.length, total })}
      </p>
      <ul className="cards tours-cards" ref={cards}>
        {tours.map((tour) => (
          <TourCard key={tour.id} tour={tour} href={subPageHref(entry, tour.id)} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="button list-more" onClick={more}>
          {t('tours.more')}
        </button>
      )}
    </>
  );
}
