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
import { Fold } from '../../skeleton/Fold';
import { Photo } from '../cards/CardParts';
import { SectionedApplication } from '../service/sections/SectionedApplication';
import { Checklist } from '../service/Checklist';
import { withHandedLabels } from '../service/handedLabels';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { useStoredChoice } from '../service/useStoredChoice';
import { handing, TOP_COUNTRY } from './country';
import { useTexts } from '../../platform/content/useTexts';
import { VisaFactList, VisaTypes } from './VisaFactList';
import type { VisaFacts } from './visaFacts';
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
  const { textOf } = useTexts();
  const own = useServiceModule(entry);
  const types = useMemo(() => typesOf(country, allTypes), [country, allTypes]);
  const subject = `top-${id}`;
  const [stored, choose] = useStoredChoice(subject, read.text);
  const type = types.find((each) => each.id === stored) ?? types[0];
  const chosen = type?.id;
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
      <RequiredDocuments
        name={subject}
        image={country.image}
        facts={type}
        documents={requiredFor(documents, id, chosen ?? '')}
      />
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

interface RequiredDocumentsProps {
  /** What the ticks are stored for. */
  readonly name: string;
  readonly facts: VisaFacts | undefined;
  readonly image: string | undefined;
  readonly documents: readonly Requirement[];
}

function RequiredDocuments({ name, image, facts, documents }: RequiredDocumentsProps) {
  const { t } = useTexts();
  return (
    <section className="frame visa-info profile-beside stack-20">
      <Photo src={image} />
      <div className="stack-16" aria-live="polite">
        {facts && <VisaFactList {...facts} />}
        <Fold title={t('visas.documents')} count={documents.length}>
          {documents.length > 0 ? (
            <Checklist name={name} points={documents.map(({ title }) => title)} />
          ) : (
            <p>{t('visas.noDocuments')}</p>
          )}
        </Fold>
      </div>
    </section>
  );
}
