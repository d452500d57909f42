import { use, useMemo } from 'react';
import { localise } from '../../definition/localise';
import { useLanguage } from '../../platform/language/languageStore';
import { Application } from './Application';
import { moduleOf, type ServiceEntry } from './loaders';
import { OverviewSection } from './OverviewSection';
import { Preparation } from './Preparation';
import { useOverview } from './useOverview';

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
        <Application entry={entry} />
        {overview && <OverviewSection overview={overview} />}
      </div>
    </>
  );
}
