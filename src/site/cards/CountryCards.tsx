import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { hasText, type TranslatedText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { Chevron } from '../base/Icon';
import type { BriefFact } from './briefFact';
import { Photo, PriceFrom } from './CardParts';

interface CountryCardsProps {
  readonly className: string;
  readonly countries: readonly {
    readonly id: string;
    readonly name: TranslatedText;
    readonly photo?: string | undefined;
    readonly flag?: string | undefined;
    readonly price?: number | undefined;
    /** How long it takes. */
    readonly time?: TranslatedText;
    readonly facts?: readonly BriefFact[];
  }[];
  readonly hrefOf: (id: string) => string;
}

const FACTS_ON_A_CARD = 2;

export function CountryCards({ className, countries, hrefOf }: CountryCardsProps) {
  const { textOf } = useTexts();
  return (
    <ul className={`cards country-cards ${className}`}>
      {countries.map(({ id, name, photo, flag, price, time, facts = [] }) => (
        <li key={id}>
          <Link className="card" href={hrefOf(id)}>
            <Photo src={photo} />
            <CountryName name={textOf(name)} flag={flag}>
              <PriceFrom price={price} />
              {time && hasText(time) && <small dir="auto">{textOf(time)}</small>}
              {facts.slice(0, FACTS_ON_A_CARD).map(({ minor, major }, number) => (
                <small key={number} dir="auto">
                  {[minor, major].filter(hasText).map(textOf).join(': ')}
                </small>
              ))}
            </CountryName>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface CountryNameProps {
  readonly name: string;
  readonly flag: string | undefined;
  /** What is below the name. */
  readonly children?: ReactNode;
}

export function CountryName({ name, flag, children }: CountryNameProps) {
  return (
    <span className="country-name line">
      {flag !== undefined && <img className="flag" src={flag} alt="" />}
      <span>
        <span dir="auto">{name}</span>
        {children}
      </span>
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
