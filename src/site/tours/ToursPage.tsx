import './tours.css';
import type { ServicePageProps } from '../customPages';
import { Loaded } from '../../platform/content/Loaded';
import { Introduction } from '../service/Introduction';
import { useServicePage } from '../service/useServicePage';
import { TourFilters } from './TourFilters';
import { TourResults } from './TourResults';
import { useTourList } from './useTourList';

/** Renders tour groups: introduction, and the list with search and order. */
export function ToursPage({ entry }: ServicePageProps) {
  const { page, overview } = useServicePage(entry);
  const { content, hasMore, more, ...filters } = useTourList();
  return (
    <>
      <Introduction page={page} overview={overview} />
      <TourFilters {...filters} />
      <Loaded content={content}>
        {(list) => (
          <TourResults entry={entry} list={list} hasMore={hasMore(list.total)} onMore={more} />
        )}
      </Loaded>
    </>
  );
}
