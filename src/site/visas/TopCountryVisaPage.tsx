import * as read from '../../platform/content/read';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/ServiceFrame';
import type { RecordPageProps } from '../customPages';
import {
  toRequirements,
  toTopCountry,
  toVisaTypes,
  requiredFor,
  type Requirement,
  type TopCountry,
  typesOf,
} from './topCountryVisa';
import { useMemo } from 'react';
import { filterByType } from '../../definition/sections/match';
import { SectionedApplication } from '../service/sections/SectionedApplication';
import { withHandedLabels } from '../service/handedLabels';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { useStoredChoice } from '../service/useStoredChoice';
import { handing, TOP_COUNTRY } from './country';
import { useTexts } from '../../platform/content/useTexts';
import { VisaInfo, VisaTypes } from './VisaInfo';
import './visas.css';

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

interface TopCountryProfileProps {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly country: TopCountry;
  /** The visa types and the required documents of all countries. */
  readonly allTypes: ReturnType<typeof toVisaTypes>;
  readonly documents: readonly Requirement[];
}

/** Renders a top country's visa types, with the first preselected, its documents and its form. */
function TopCountryProfile(props: TopCountryProfileProps) {
  const { entry, id, country, allTypes, documents } = props;
  const { t, textOf } = useTexts();
  const own = useServiceModule(entry);
  const types = useMemo(() => typesOf(country, allTypes), [country, allTypes]);
  const subject = `top-${id}`;
  const [stored, choose] = useStoredChoice(subject, read.text);
  const type = types.find((each) => each.id === stored) ?? types[0];
  const chosen = type?.id;
  const needed = requiredFor(documents, id, chosen ?? '');
  const module = useMemo(
    () => withHandedLabels(own, { visaTypeName: types.map(({ name }) => name) }),
    [own, types],
  );
  const sections = useMemo(() => filterByType(country.sections, chosen), [country, chosen]);
  return (
    <div className="with-aside profile visa-profile">
      <VisaTypes
        types={types}
        chosen={chosen}
        onChoose={choose}
        documentsOf={(each) => requiredFor(documents, id, each).map(({ title }) => textOf(title))}
      />
      <VisaInfo
        image={country.image}
        facts={type}
        title={t('visas.documents')}
        name={subject}
        points={needed.map(({ title }) => title)}
      >
        {needed.length === 0 && <p>{t('visas.noDocuments')}</p>}
      </VisaInfo>
      <SectionedApplication
        entry={entry}
        module={module}
        sections={sections}
        handed={handing(TOP_COUNTRY, id, type?.name)}
        subject={subject}
      />
    </div>
  );
}
