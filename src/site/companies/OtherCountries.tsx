import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { CountryName } from '../cards/CountryCards';
import { Others } from '../lists/Others';
import { subPageHref } from '../service/subPageHref';
import { COUNTRIES_CALL, toCompanyCountries } from './companyCountry';
import { useContent } from '../../platform/content/useContent';

interface OtherCountriesProps {
  readonly entry: ServiceEntry;
  /** The id of the current country. */
  readonly than: string;
}

export function OtherCountries({ entry, than }: OtherCountriesProps) {
  const { t, say } = useWords();
  const content = useContent(COUNTRIES_CALL, toCompanyCountries);
  return (
    <Others
      {...{ content, than }}
      title={t('companies.others')}
      className="companies-others profile-beside"
    >
      {({ id, name, flag }) => (
        <li key={id} className="frame">
          <Link href={subPageHref(entry, id)}>
            <CountryName name={say(name)} flag={flag} />
          </Link>
        </li>
      )}
    </Others>
  );
}
