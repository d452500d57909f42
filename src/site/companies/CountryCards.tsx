import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import type { ServiceEntry } from '../service/loaders';
import type { CompanyCountry } from './companyCountry';
import { CountryName } from './CountryName';
import { subPageHref } from '../service/subPageHref';

interface CountryCardsProps {
  readonly entry: ServiceEntry;
  readonly countries: readonly CompanyCountry[];
}

/** Renders a card for each country, with a link to its page. */
export function CountryCards({ entry, countries }: CountryCardsProps) {
  const say = useWords();
  return (
    <ul className="cards companies-cards">
      {countries.map(({ id, name, flag, photo }) => (
        <li key={id}>
          <Link className="card companies-card" href={subPageHref(entry, id)}>
            {photo !== undefined && (
              <img className="photo" src={photo} alt="" width="640" height="480" />
            )}
            <CountryName name={say(name)} flag={flag} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
