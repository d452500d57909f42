import './visas.css';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localise } from '../../definition/language/localise';
import { useLanguage } from '../../platform/language/languageStore';
import { serviceModuleOf, type ServiceEntry } from '../service/loaders';
import { OverviewText } from '../service/OverviewText';
import { ServiceFrame } from '../service/ServiceFrame';
import { useOverview } from '../service/useOverview';
import type { CustomPageProps } from '../customPages';
import { CountrySection } from './CountrySection';

/** Renders the visa hub: introduction, and the countries of both kinds. */
export function VisasPage({ entry }: CustomPageProps) {
  const { t } = useTranslation();
  return (
    <ServiceFrame entry={entry}>
      <Introduction entry={entry} />
      <CountrySection
        entry={entry}
        kind="top_country_visa"
        component="topCountryVisa"
        look="pictures"
        title={t('visas.top')}
        lead={t('visas.topLead')}
      />
      <CountrySection
        entry={entry}
        kind="normal_visa"
        component="normalVisa"
        look="flags"
        title={t('visas.normal')}
        lead={t('visas.normalLead')}
      />
    </ServiceFrame>
  );
}

function Introduction({ entry }: { readonly entry: ServiceEntry }) {
  const module = use(serviceModuleOf(entry));
  const language = useLanguage();
  const { page } = useMemo(() => localise(module.service, language), [module, language]);
  const overview = useOverview(page.content);
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <OverviewText overview={overview} />
    </>
  );
}
