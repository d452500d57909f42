import { Loaded } from '../../platform/content/Loaded';
import type { LoadState } from '../../platform/api/useFetched';
import type { ServiceEntry } from '../service/loaders';
import type { CompanyCountry } from './companyCountry';
import { CompanyForm } from './CompanyForm';
import { OtherCountries } from './OtherCountries';
import { Requirements } from './Requirements';
import { useState } from 'react';
import type { Handed } from '../../definition/model/prefill';
import { neutralName } from '../../platform/content/translatedText';

interface CountryProfileProps {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly content: LoadState<CompanyCountry>;
}

/** Renders a country's requirements, links to the other countries, and the form, which is shown even
 * if the content cannot be loaded. */
export function CountryProfile({ entry, id, content }: CountryProfileProps) {
  const handed = useHandedCountry(content);
  const isMissing = content.state === 'failed' && content.isMissing;
  return (
    <div className="with-aside companies-profile">
      <Loaded content={content}>{(country) => <Requirements country={country} />}</Loaded>
      {content.state !== 'loading' && !isMissing && (
        <CompanyForm entry={entry} handed={handed} subject={id} />
      )}
      <OtherCountries entry={entry} than={id} />
    </div>
  );
}

const NOTHING: Handed = {};

/**
 * Returns the country for the form. It is set only once, because the visitor may choose another.
 */
function useHandedCountry(content: LoadState<CompanyCountry>): Handed {
  const [handed, setHanded] = useState<Handed>(NOTHING);
  if (content.state === 'ready' && handed === NOTHING) {
    setHanded({ countryName: neutralName(content.value.name) });
  }
  return handed;
}
