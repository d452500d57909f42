import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { contentCall } from '../../platform/content/contentCalls';
import { useContent } from '../../platform/content/useContent';
import type { ServiceEntry } from '../service/loaders';
import { toCountries } from './country';
import { CountryGrid } from './CountryGrid';

interface CountrySectionProps {
  readonly entry: ServiceEntry;
  /** The content type of the countries. */
  readonly kind: string;
  /** The name of the page component of these countries. */
  readonly component: string;
  readonly look: 'pictures' | 'flags';
  readonly title: string;
  readonly lead: string;
}

/** Renders a grid of countries with its heading. */
export function CountrySection({ entry, kind, component, look, title, lead }: CountrySectionProps) {
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
