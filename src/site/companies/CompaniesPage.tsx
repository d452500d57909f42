import './companies.css';
import type { ServicePageProps } from '../customPages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { Introduction } from '../service/Introduction';
import { Preparation } from '../service/Preparation';
import { useServicePage } from '../service/useServicePage';
import { Photo } from '../cards/Photo';
import { CompanyForm, FORM_ANCHOR } from './CompanyForm';
import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import { type CompanyCountry, COUNTRIES_CALL, toCompanyCountries } from './companyCountry';
import { useContent } from '../../platform/content/useContent';
import { CountryName } from './CountryName';
import { subPageHref } from '../service/subPageHref';

/** Renders company formation: a card for each country, and the form with no country chosen. */
export function CompaniesPage({ entry }: ServicePageProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { page, form, overview } = useServicePage(entry);
  const countries = useContent(COUNTRIES_CALL, toCompanyCountries);
  return (
    <>
      <Introduction page={page} overview={overview} />
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

interface CountryCardsProps {
  readonly entry: ServiceEntry;
  readonly countries: readonly CompanyCountry[];
}

function CountryCards({ entry, countries }: CountryCardsProps) {
  const say = useWords();
  return (
    <ul className="cards companies-cards">
      {countries.map(({ id, name, flag, photo }) => (
        <li key={id}>
          <Link className="card companies-card" href={subPageHref(entry, id)}>
            <Photo src={photo} />
            <CountryName name={say(name)} flag={flag} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
