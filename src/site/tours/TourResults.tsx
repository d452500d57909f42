import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
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

/** The tours that were found, and the button for more of them. */
export function TourResults({ entry, list, hasMore, onMore }: TourResultsProps) {
  const { t } = useTranslation();
  const { tours, total } = list;
  const cards = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);

  useEffect(() => {
    if (before.current === undefined || tours.length <= before.current) return;
    // Keyboard and screen reader go on with the first that was not there.
    cards.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = undefined;
  }, [tours]);

  const more = () => {
    before.current = tours.length;
    onMore();
  };
  return (
    <>
      <p className="tours-shown" role="status">
        {tours.length === 0 ? t('tours.none') : t('tours.shown', { shown: tours.length, total })}
      </p>
      <ul className="tours-cards" ref={cards}>
        {tours.map((tour) => (
          <TourCard key={tour.id} tour={tour} href={subPageHref(entry, tour.id)} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="button tours-more" onClick={more}>
          {t('tours.more')}
        </button>
      )}
    </>
  );
}
