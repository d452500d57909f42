import { Loaded } from '../../platform/content/Loaded';
import type { LoadState } from '../../platform/api/useFetched';
import type { ServiceEntry } from '../service/loaders';
import type { CompanyCountry } from './companyCountry';
import { CompanyForm } from './CompanyForm';
import { OtherCountries } from './OtherCountries';
import { Requirements } from './Requirements';
import { useHandedCountry } from './useHandedCountry';

interface CountryProfileProps {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly content: LoadState<CompanyCountry>;
}

/** What a country asks for, the other countries, and the form, which outlives a read that failed. */
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
