import { useTranslation } from '../../platform/language/useTranslation';
import './visas.css';
import { useMemo } from 'react';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { CountryCards } from '../cards/CountryCards';
import { ListSection } from '../lists/ListSection';
import { Introduction } from '../service/Introduction';
import { useServicePage } from '../service/useServicePage';
import type { ServicePageProps } from '../customPages';
import { contentCall } from '../../definition/content/contentCalls';
import { useContent } from '../../platform/content/useContent';
import { toCountries } from './country';
import { subPageHref } from '../service/subPageHref';

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
        picture="photo"
        title={t('visas.top')}
        lead={t('visas.topLead')}
      />
      <CountrySection
        entry={entry}
        kind="normal_visa"
        component="normalVisa"
        picture="flag"
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
  /** photo: large, with the picture above the name. flag: small, side by side. */
  readonly picture: 'photo' | 'flag';
  readonly title: string;
  readonly lead: string;
}

function CountrySection({ entry, kind, component, picture, ...head }: CountrySectionProps) {
  const { t } = useTranslation();
  const parse = useMemo(() => toCountries(kind), [kind]);
  const content = useContent(contentCall(kind), parse);
  return (
    <ListSection {...head} content={content} none={t('visas.noCountries')}>
      {(countries) => (
        <CountryCards
          className={`visa-${picture}s`}
          countries={countries.map((country) => ({ ...country, [picture]: country.image }))}
          hrefOf={(id) => subPageHref(entry, id, component)}
        />
      )}
    </ListSection>
  );
}
