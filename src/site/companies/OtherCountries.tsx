import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Loaded } from '../../platform/content/Loaded';
import { useWords } from '../../platform/content/useWords';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { CountryName } from './CountryName';
import { subPageHref } from '../service/subPageHref';
import { COUNTRIES_CALL, toCompanyCountries } from './companyCountry';
import { useContent } from '../../platform/content/useContent';

interface OtherCountriesProps {
  readonly entry: ServiceEntry;
  /** The id of the current country. */
  readonly than: string;
}

/** Renders links to the pages of the other countries. */
export function OtherCountries({ entry, than }: OtherCountriesProps) {
  const { t } = useTranslation();
  const say = useWords();
  const heading = useId();
  const countries = useContent(COUNTRIES_CALL, toCompanyCountries);
  if (countries.state === 'ready' && countries.value.every(({ id }) => id === than)) return null;
  return (
    <nav className="companies-others" aria-labelledby={heading}>
      <h2 id={heading}>{t('companies.others')}</h2>
      <Loaded content={countries}>
        {(all) => (
          <ul className="frame">
            {all
              .filter(({ id }) => id !== than)
              .map(({ id, name, flag }) => (
                <li key={id}>
                  <Link href={subPageHref(entry, id)}>
                    <CountryName name={say(name)} flag={flag} />
                  </Link>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
    </nav>
  );
}
