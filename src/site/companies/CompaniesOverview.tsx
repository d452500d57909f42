import { use, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localise } from '../../definition/localise';
import { Loaded } from '../../platform/content/Loaded';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useLanguage } from '../../platform/language/languageStore';
import { Application } from '../service/Application';
import { moduleOf, type ServiceEntry } from '../service/loaders';
import { Preparation } from '../service/Preparation';
import { useOverview } from '../service/useOverview';
import { CountryCards } from './CountryCards';
import { useCompanyCountries } from './useCompanyCountries';

/** What the service is about, a card for each country, and the form without a country chosen. */
export function CompaniesOverview({ entry }: { readonly entry: ServiceEntry }) {
  const { t } = useTranslation();
  const heading = useId();
  const module = use(moduleOf(entry));
  const language = useLanguage();
  const { page } = useMemo(() => localise(module.service, language), [module, language]);
  const overview = useOverview(page.content);
  const countries = useCompanyCountries();
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      {overview && (
        <div className="companies-about">
          <Paragraphs text={overview.text} />
        </div>
      )}
      <section aria-labelledby={heading} className="companies-section">
        <h2 id={heading}>{t('companies.countries')}</h2>
        <Loaded content={countries}>
          {(all) =>
            all.length > 0 ? (
              <CountryCards entry={entry} countries={all} />
            ) : (
              <p>{t('companies.none')}</p>
            )
          }
        </Loaded>
      </section>
      <div className="service-body companies-section">
        <Preparation page={page} />
        <Application entry={entry} />
      </div>
    </>
  );
}
