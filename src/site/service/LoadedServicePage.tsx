import { lazy, Suspense, use, useMemo } from 'react';
import { localise } from '../../definition/language/localise';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceApplication } from './ServiceApplication';
import { FormLoading } from './FormLoading';
import { serviceModuleOf, type ServiceEntry } from './loaders';
import { OverviewSection } from './OverviewSection';
import { Preparation } from './Preparation';
import { useOverview } from './useOverview';

/** Loaded only for services with sections. */
const SectionedForm = lazy(async () => ({
  default: (await import('../sections/SectionedForm')).SectionedForm,
}));

/**
 * Renders a service once its file is loaded, with its sections if they are the same for everybody.
 */
export function LoadedServicePage({ entry }: { readonly entry: ServiceEntry }) {
  const module = use(serviceModuleOf(entry));
  const language = useLanguage();
  const { page } = useMemo(() => localise(module.service, language), [module, language]);
  const overview = useOverview(page.content);
  const { sections } = module.service;
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <div className="with-aside service-body">
        <Preparation page={page} />
        {overview && <OverviewSection {...overview} />}
        {sections && sections.record === undefined ? (
          <Suspense fallback={<FormLoading />}>
            <SectionedForm entry={entry} module={module} source={sections} />
          </Suspense>
        ) : (
          <ServiceApplication entry={entry} />
        )}
      </div>
    </>
  );
}
