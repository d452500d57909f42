import { use, useMemo } from 'react';
import { localise } from '../../definition/localise';
import { pick } from '../../definition/text';
import { useLanguage } from '../../platform/language/languageStore';
import { SectionedForm } from '../sections/SectionedForm';
import { Application } from '../service/Application';
import { moduleOf, type ServiceEntry } from '../service/loaders';
import { OverviewSection } from '../service/OverviewSection';
import { Preparation } from '../service/Preparation';
import { ServiceFrame } from '../service/ServiceFrame';
import { useOverview } from '../service/useOverview';
import type { ShellProps } from '../shells';

/** The page of immigration: what to know, what to bring, and the form that the staff composed. */
export function ImmigrationPage({ entry }: ShellProps) {
  const title = pick(entry.tile.title, useLanguage());
  return (
    <ServiceFrame title={title} at={entry.id}>
      <OpenImmigration entry={entry} />
    </ServiceFrame>
  );
}

function OpenImmigration({ entry }: { readonly entry: ServiceEntry }) {
  const module = use(moduleOf(entry));
  const language = useLanguage();
  const { page } = useMemo(() => localise(module.service, language), [module, language]);
  const overview = useOverview(page.content);
  const { sections } = module.service;
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <div className="service-body">
        <Preparation page={page} />
        {sections ? (
          <SectionedForm entry={entry} module={module} source={sections} />
        ) : (
          <Application entry={entry} />
        )}
        {overview && <OverviewSection overview={overview} />}
      </div>
    </>
  );
}
