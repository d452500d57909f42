import './tours.css';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { use } from 'react';
import { pick } from '../../definition/language/text';
import { Loaded } from '../../platform/content/Loaded';
import { useLanguage } from '../../platform/language/languageStore';
import { type ServiceEntry, serviceModuleOf } from '../service/loaders';
import { OverviewText } from '../service/OverviewText';
import { useOverview } from '../service/useOverview';
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
  const { page } = use(serviceModuleOf(entry)).service;
  const language = useLanguage();
  const overview = useOverview(page.content);
  const { content, hasMore, more, ...filters } = useTourList();
  return (
    <>
      {page.intro && <p className="service-intro">{pick(page.intro, language)}</p>}
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
