import { Suspense, use, useMemo } from 'react';
import { localise } from '../../definition/localise';
import type { ServiceModule } from '../../definition/serviceModule';
import { useLanguage } from '../../platform/language/languageStore';
import { FormLoading } from './FormLoading';
import { loadEngine, moduleOf, type ServiceEntry } from './loaders';
import { OverviewSection } from './OverviewSection';
import { portsFor } from './ports';
import { Preparation } from './Preparation';
import { useOverview, useThemesAhead } from './useOverview';

/** A service once its file is loaded. */
export function OpenService({ entry }: { readonly entry: ServiceEntry }) {
  const module = use(moduleOf(entry));
  const language = useLanguage();
  const { page } = useMemo(() => localise(module.service, language), [module, language]);
  const overview = useOverview(page.content);
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <div className="service-body">
        <Preparation page={page} />
        <section className="service-form">
          <Suspense fallback={<FormLoading />}>
            <Form module={module} />
          </Suspense>
        </section>
        {overview && <OverviewSection overview={overview} />}
      </div>
    </>
  );
}

function Form({ module }: { readonly module: ServiceModule }) {
  const { ServiceForm } = use(loadEngine());
  useThemesAhead();
  const language = useLanguage();
  const ports = useMemo(() => portsFor(module.service), [module]);
  return <ServiceForm module={module} language={language} ports={ports} />;
}
