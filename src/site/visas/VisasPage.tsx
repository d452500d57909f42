import './visas.css';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { Introduction } from '../service/Introduction';
import { useServicePage } from '../service/useServicePage';
import type { ServicePageProps } from '../customPages';
import { Loaded } from '../../platform/content/Loaded';
import { contentCall } from '../../platform/content/contentCalls';
import { useContent } from '../../platform/content/useContent';
import { toCountries, type VisaCountry } from './country';
import { Chevron } from '../../skeleton/Chevron';
import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import { subPageHref } from '../service/subPageHref';

/** Renders the visa hub: introduction, and the countries of both kinds. */
export function VisasPage({ entry }: ServicePageProps) {
  const { t } = useTranslation();
  const { page, overview } = useServicePage(entry);
  return (
    <>
      <Introduction page={page} overview={overview} />
      <CountrySection
        entry={entry}
        kind="top_country_visa"
        component="topCountryVisa"
        look="pictures"
        title={t('visas.top')}
        lead={t('visas.topLead')}
      />
      <CountrySection
        entry={entry}
        kind="normal_visa"
        component="normalVisa"
        look="flags"
        title={t('visas.normal')}
        lead={t('visas.normalLead')}
      />
    </>
  );
}

interface CountrySectionProps {
  readonly entry: ServiceEntry;
  /** The content type of the countries. */
  readonly kind: string;
  /** The name of the page component of these countries. */
  readonly component: string;
  /** pictures: large, with the picture above the name. flags: small, side by side. */
  readonly look: 'pictures' | 'flags';
  readonly title: string;
  readonly lead: string;
}

function CountrySection({ entry, kind, component, look, title, lead }: CountrySectionProps) {
  const { t } = useTranslation();
  const heading = useId();
  const parse = useMemo(() => toCountries(kind), [kind]);
  const content = useContent(contentCall(kind), parse);
  return (
    <section className="service-section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className="service-lead">{lead}</p>
      <Loaded content={content}>
        {(countries) =>
          countries.length > 0 ? (
            <CountryGrid entry={entry} countries={countries} component={component} look={look} />
          ) : (
            <p>{t('visas.noCountries')}</p>
          )
        }
      </Loaded>
    </section>
  );
}

interface CountryGridProps extends Pick<CountrySectionProps, 'entry' | 'component' | 'look'> {
  readonly countries: readonly VisaCountry[];
}

/** Renders a tile for each country, with a link to its page. */
function CountryGrid({ entry, countries, component, look }: CountryGridProps) {
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
