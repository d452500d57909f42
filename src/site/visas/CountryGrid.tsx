import { Chevron } from '../../skeleton/Chevron';
import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import type { ServiceEntry } from '../service/loaders';
import { subPageHref } from '../service/subPageHref';
import type { VisaCountry } from './country';

interface CountryGridProps {
  readonly entry: ServiceEntry;
  readonly countries: readonly VisaCountry[];
  /** The name of the page component of these countries. */
  readonly component: string;
  /** pictures: large, with the picture above the name. flags: small, side by side. */
  readonly look: 'pictures' | 'flags';
}

/** Renders a tile for each country, with a link to its page. */
export function CountryGrid({ entry, countries, component, look }: CountryGridProps) {
  const say = useWords();
  return (
    <ul className={`cards visa-countries-${look}`}>
      {countries.map(({ id, name, image }) => (
        <li key={id}>
          <Link className="card visa-country" href={subPageHref(entry, id, component)}>
            {image !== undefined && (
              <img
                className={look === 'flags' ? 'photo flag' : 'photo'}
                src={image}
                alt=""
                width="640"
                height="480"
              />
            )}
            <span dir="auto">{say(name)}</span>
            <Chevron to="next" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
