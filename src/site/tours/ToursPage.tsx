import './tours.css';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { Loaded } from '../../platform/content/Loaded';
import type { ServiceEntry } from '../service/loaders';
import { OverviewText } from '../service/OverviewText';
import { useServicePage } from '../service/useServicePage';
import { TourFilters } from './TourFilters';
import { TourResults } from './TourResults';
import { useTourList } from './useTourList';

/** Renders tour groups: introduction, and the list with search and order. */
export function ToursPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame entry={entry}>
      <LoadedToursPage entry={entry} />
    </ServiceFrame>
  );
}

/** Renders the list once the service's file is loaded. */
function LoadedToursPage({ entry }: { readonly entry: ServiceEntry }) {
  const { page, overview } = useServicePage(entry);
  const { content, hasMore, more, ...filters } = useTourList();
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <OverviewText overview={overview} />
      <TourFilters {...filters} />
      <Loaded content={content}>
        {(list) => (
          <TourResults entry={entry} list={list} hasMore={hasMore(list.total)} onMore={more} />
        )}
      </Loaded>
    </>
  );
}
