import './tours.css';
import { useTranslation } from 'react-i18next';
import type { ServicePageProps } from '../customPages';
import { Loaded } from '../../platform/content/Loaded';
import { Introduction } from '../service/Introduction';
import { useServicePage } from '../service/useServicePage';
import { GrowingList } from '../lists/GrowingList';
import { subPageHref } from '../service/subPageHref';
import { TourCard } from './TourCard';
import { TourFilters } from './TourFilters';
import { useTourList } from './useTourList';

/** Renders tour groups: introduction, and the list with search and order. */
export function ToursPage({ entry }: ServicePageProps) {
  const { t } = useTranslation();
  const { page, overview } = useServicePage(entry);
  const { content, hasMore, more, ...filters } = useTourList();
  return (
    <>
      <Introduction page={page} overview={overview} />
      <TourFilters {...filters} />
      <Loaded content={content}>
        {({ tours, total }) => (
          <GrowingList
            status={
              tours.length === 0
                ? t('tours.none')
                : t('tours.shown', { shown: tours.length, total })
            }
            count={tours.length}
            hasMore={hasMore(total)}
            more={t('tours.more')}
            onMore={more}
          >
            {(cards) => (
              <ul className="cards tours-cards" ref={cards}>
                {tours.map((tour) => (
                  <TourCard key={tour.id} tour={tour} href={subPageHref(entry, tour.id)} />
                ))}
              </ul>
            )}
          </GrowingList>
        )}
      </Loaded>
    </>
  );
}
