import { CUSTOM_PAGES, type RecordPageProps, type ServicePageProps } from '../customPages';
import { framed } from './ServiceFrame';
import { Loading } from '../../platform/loading/Loading';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { ServiceApplication, FormLoading } from './ServiceApplication';
import { Introduction, Preparation } from './Introduction';
import { useServicePage } from './useServicePage';

interface ServiceRouteProps extends RecordPageProps {
  /** The name of a page component; the general page if there is none or it is unknown. */
  readonly component: string | undefined;
}

/** Renders the page of a service: its own component, or the general page. */
export function ServicePage({ component = '', ...page }: ServiceRouteProps) {
  const Component = CUSTOM_PAGES[component] ?? GeneralPage;
  return <Component {...page} />;
}

/** Loaded only for services with sections. */
const SectionedForm = lazyComponent(
  async () => (await import('./sections/SectionedForm')).SectionedForm,
);

/** Renders a service once its file is loaded, with its sections if they are the same for everybody. */
function LoadedServicePage({ entry }: ServicePageProps) {
  const { module, page, overview } = useServicePage(entry);
  const { sections } = module.service;
  return (
    <>
      <Introduction page={page} />
      <div className="with-aside service-body">
        <Preparation page={page} overview={overview} />
        {sections && sections.record === undefined ? (
          <Loading fallback={<FormLoading />}>
            <SectionedForm entry={entry} module={module} source={sections} />
          </Loading>
        ) : (
          <ServiceApplication entry={entry} isDraftTold />
        )}
      </div>
    </>
  );
}

const GeneralPage = framed(LoadedServicePage);
