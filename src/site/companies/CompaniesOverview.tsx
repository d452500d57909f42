import { use, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localise } from '../../definition/language/localise';
import { Loaded } from '../../platform/content/Loaded';
import { useLanguage } from '../../platform/language/languageStore';
import { serviceModuleOf, type ServiceEntry } from '../service/loaders';
import { OverviewText } from '../service/OverviewText';
import { Preparation } from '../service/Preparation';
import { useOverview } from '../service/useOverview';
import { CompanyForm, FORM_ANCHOR } from './CompanyForm';
import { CountryCards } from './CountryCards';
import { useCompanyCountries } from './useCompanyCountries';

/** Renders the introduction, a card for each country, and the form with no country chosen. */
export function CompaniesOverview({ entry }: { readonly entry: ServiceEntry }) {
  const { t } = useTranslation();
  const heading = useId();
  const module = use(serviceModuleOf(entry));
  const language = useLanguage();
  const { page, form } = useMemo(() => localise(module.service, language), [module, language]);
  const overview = useOverview(page.content);
  const countries = useCompanyCountries();
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <OverviewText overview={overview} />
      <a className="button companies-ask" href={`#${FORM_ANCHOR}`}>
        {form.title}
      </a>
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
      <CompanyForm entry={entry}>
        <Preparation page={page} />
      </CompanyForm>
    </>
  );
}
