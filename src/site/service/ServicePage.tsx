import { CUSTOM_PAGES, type CustomPageProps } from '../customPages';
import { ServiceFrame } from './ServiceFrame';

import { Loading } from '../../platform/loading/Loading';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { ServiceApplication } from './ServiceApplication';
import { FormLoading } from './FormLoading';
import type { ServiceEntry } from './loaders';
import { OverviewSection } from './OverviewSection';
import { Preparation } from './Preparation';
import { useServicePage } from './useServicePage';

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

/** Loaded only for services with sections. */
const SectionedForm = lazyComponent(
  async () => (await import('../sections/SectionedForm')).SectionedForm,
);

/** Renders a service once its file is loaded, with its sections if they are the same for everybody. */
function LoadedServicePage({ entry }: { readonly entry: ServiceEntry }) {
  const { module, page, overview } = useServicePage(entry);
  const { sections } = module.service;
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <div className="with-aside service-body">
        <Preparation page={page} />
        {overview && <OverviewSection {...overview} />}
        {sections && sections.record === undefined ? (
          <Loading fallback={<FormLoading />}>
            <SectionedForm entry={entry} module={module} source={sections} />
          </Loading>
        ) : (
          <ServiceApplication entry={entry} />
        )}
      </div>
    </>
  );
}
