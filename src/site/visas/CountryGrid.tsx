import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import type { Country } from './country';

interface CountryGridProps {
  readonly countries: readonly Country[];
  /** The address of the pages of these countries, up to the id. */
  readonly under: string;
  /** pictures: large, the picture over the name. flags: small, side by side. */
  readonly look: 'pictures' | 'flags';
}

/** A tile for each country, leading to its page. */
export function CountryGrid({ countries, under, look }: CountryGridProps) {
  const say = useWords();
  return (
    <ul className={`visa-countries visa-countries-${look}`}>
      {countries.map(({ id, name, image }) => (
        <li key={id}>
          <Link className="card visa-country" href={`${under}/${encodeURIComponent(id)}`}>
            {image !== undefined && <img src={image} alt="" width="640" height="480" />}
            <span dir="auto">{say(name)}</span>
            <svg viewBox="0 0 24 24" className="icon icon-directed" aria-hidden="true">
              <path d="M9 5l7 7-7 7" />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}
