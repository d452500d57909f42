import { Link } from 'wouter';
import type { TranslatedText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { Chevron } from '../../skeleton/Icon';
import { Photo } from './CardParts';
import './cards.css';

interface CountryCardsProps {
  readonly className: string;
  readonly countries: readonly {
    readonly id: string;
    readonly name: TranslatedText;
    readonly photo?: string | undefined;
    readonly flag?: string | undefined;
  }[];
  readonly hrefOf: (id: string) => string;
}

/** Renders a card for each country, with a link to its page. */
export function CountryCards({ className, countries, hrefOf }: CountryCardsProps) {
  const { textOf } = useTexts();
  return (
    <ul className={`cards country-cards ${className}`}>
      {countries.map(({ id, name, photo, flag }) => (
        <li key={id}>
          <Link className="card" href={hrefOf(id)}>
            <Photo src={photo} />
            <CountryName name={textOf(name)} flag={flag} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface CountryNameProps {
  readonly name: string;
  readonly flag: string | undefined;
}

export function CountryName({ name, flag }: CountryNameProps) {
  return (
    <span className="country-name line">
      {flag !== undefined && <img className="flag" src={flag} alt="" />}
      <span dir="auto">{name}</span>
      <Chevron to="next" />
    </span>
  );
}

interface CountryCoverProps {
  readonly photo: string | undefined;
  readonly flag: string | undefined;
}

/** Renders a country's photo with its flag at the lower edge. */
export function CountryCover({ photo, flag }: CountryCoverProps) {
  return (
    <div className="country-cover">
      <Photo src={photo} />
      {flag !== undefined && <img className="country-cover-flag" src={flag} alt="" />}
    </div>
  );
}
