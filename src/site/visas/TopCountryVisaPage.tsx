import './visas.css';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/CountryFrame';
import type { RecordPageProps } from '../customPages';
import { TopCountryProfile } from './TopCountryProfile';
import { toRequirements, toTopCountry, toVisaTypes } from './topCountryVisa';

/** Renders the page of a top country's visas once all of its content is there (docs/requirements.md, P18). */
export function TopCountryVisaPage({ entry, params }: RecordPageProps) {
  const { id = '' } = params;
  const content = useContent(`client/top_country_visa/${encodeURIComponent(id)}/`, toTopCountry);
  const types = useContent('client/top_country_visa_type/', toVisaTypes);
  const requirements = useContent('client/top_country_visa_requirements/', toRequirements);
  return (
    <CountryFrame {...{ entry, content }} title="visas.titleOf" back="visas.back">
      <Loaded content={content}>
        {(country) => (
          <Loaded content={types}>
            {(allTypes) => (
              <Loaded content={requirements}>
                {(documents) => (
                  <TopCountryProfile {...{ entry, id, country, allTypes, documents }} />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </CountryFrame>
  );
}
