import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/ServiceFrame';
import type { RecordPageProps } from '../customPages';
import {
  COUNTRIES_CALL,
  toCompanyCountry,
  type CompanyCountry,
  toCompanyCountries,
} from './companyCountry';
import { Loaded } from '../../platform/content/Loaded';
import type { LoadState } from '../../platform/api/useFetched';
import { ServiceApplication } from '../service/ServiceApplication';
import { useState } from 'react';
import type { Handed } from '../../definition/model/prefill';
import { neutralName } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { BriefFacts } from '../cards/BriefFacts';
import { CountryCover, CountryName } from '../cards/CountryCards';
import { TickList } from '../base/TickList';
import { Link } from 'wouter';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { Others } from '../lists/Others';
import { subPageHref } from '../service/subPageHref';
import './companies.css';

/**
 * Renders a country's requirements, links to the other countries, and the form, which is shown even if the content
 * cannot be loaded.
 */
export function CompanyCountryPage({ entry, params }: RecordPageProps) {
  const { id = '' } = params;
  const content = useContent(`${COUNTRIES_CALL}${encodeURIComponent(id)}/`, toCompanyCountry);
  const handed = useHandedCountry(content);
  const isMissing = content.state === 'failed' && content.isMissing;
  return (
    <CountryFrame {...{ entry, content }} title="companies.titleOf" back="companies.back">
      <div className="with-aside profile companies-profile">
        <Loaded content={content}>{(country) => <Requirements country={country} />}</Loaded>
        {content.state !== 'loading' && !isMissing && (
          <ServiceApplication entry={entry} handed={handed} subject={id} />
        )}
        <OtherCountries entry={entry} than={id} />
      </div>
    </CountryFrame>
  );
}

const NOTHING: Handed = {};

/** Returns the country for the form. It is set only once, because the visitor may choose another. */
function useHandedCountry(content: LoadState<CompanyCountry>): Handed {
  const [handed, setHanded] = useState<Handed>(NOTHING);
  if (content.state === 'ready' && handed === NOTHING) {
    setHanded({ countryName: neutralName(content.value.name) });
  }
  return handed;
}

function Requirements({ country }: { readonly country: CompanyCountry }) {
  const { t, textOf } = useTexts();
  const { photo, flag, facts, requirements } = country;
  return (
    <section className="companies-requirements">
      <CountryCover photo={photo} flag={flag} />
      <BriefFacts facts={facts} />
      {requirements.length > 0 && <h2>{t('companies.requirements')}</h2>}
      <div className="companies-groups stack-16">
        {requirements.map(({ title, items }, number) => (
          <section key={number} className="tinted">
            <h3 dir="auto">{textOf(title)}</h3>
            <TickList points={items.map(textOf)} />
          </section>
        ))}
      </div>
    </section>
  );
}

interface OtherCountriesProps {
  readonly entry: ServiceEntry;
  /** The id of the current country. */
  readonly than: string;
}

export function OtherCountries({ entry, than }: OtherCountriesProps) {
  const { t, textOf } = useTexts();
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
            <CountryName name={textOf(name)} flag={flag} />
          </Link>
        </li>
      )}
    </Others>
  );
}
