import { CUSTOM_PAGES, type CustomPageProps } from '../customPages';
import { LoadedServicePage } from './LoadedServicePage';
import { ServiceFrame } from './ServiceFrame';

interface ServicePageProps extends CustomPageProps {
  /** The name of a page component; the general page if there is none or it is unknown. */
  readonly component: string | undefined;
}

/** Renders the page of a service: its own component, or the general page. */
export function ServicePage({ entry, component, params }: ServicePageProps) {
  const Component = component === undefined ? undefined : CUSTOM_PAGES[component];
  if (Component) return <Component entry={entry} params={params} />;
  return (
    <ServiceFrame entry={entry}>
      <LoadedServicePage key={entry.id} entry={entry} />
    </ServiceFrame>
  );
}
