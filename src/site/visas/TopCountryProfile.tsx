import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { filterByType } from '../../definition/sections/match';
import { textIn } from '../../platform/content/readResponse';
import { Photo } from '../cards/Photo';
import { SectionedApplication } from '../sections/SectionedApplication';
import { ChoiceCards } from '../service/ChoiceCards';
import { withHandedWords } from '../service/handedWords';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { useSessionChoice } from '../service/useSessionChoice';
import { handing, TOP_COUNTRY } from './handing';
import { requiredFor, type Requirement } from './topCountryVisa';
import type { TopCountryContent } from './useTopCountry';
import { useWords } from '../../platform/content/useWords';
import { TickList } from '../../skeleton/TickList';

interface TopCountryProfileProps {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly country: TopCountryContent;
  readonly again: () => void;
}

/** Renders a top country's visa types, with the first preselected, its documents and its form. */
export function TopCountryProfile({ entry, id, country, again }: TopCountryProfileProps) {
  const { t } = useTranslation();
  const own = useServiceModule(entry);
  const { types } = country;
  const subject = `top-${id}`;
  const [kept, choose] = useSessionChoice(subject, textIn);
  const type = types.find((each) => each.id === kept) ?? types[0];
  const chosen = type?.id;
  const module = useMemo(
    () => withHandedWords(own, { visaTypeName: types.map(({ name }) => name) }),
    [own, types],
  );
  const sections = useMemo(() => filterByType(country.sections, chosen), [country, chosen]);
  return (
    <div className="with-aside visa-profile">
      <ChoiceCards
        legend={t('visas.chooseType')}
        options={types}
        chosen={chosen}
        onChoose={choose}
      />
      <RequiredDocuments
        image={country.image}
        documents={requiredFor(country.requirements, id, chosen ?? '')}
      />
      <SectionedApplication
        entry={entry}
        module={module}
        sections={sections}
        handed={handing(TOP_COUNTRY, id, type?.name)}
        subject={subject}
        onChanged={again}
      />
    </div>
  );
}

interface RequiredDocumentsProps {
  readonly image: string | undefined;
  readonly documents: readonly Requirement[];
}

/** Renders the documents that the chosen visa type requires. */
function RequiredDocuments({ image, documents }: RequiredDocumentsProps) {
  const { t } = useTranslation();
  const say = useWords();
  return (
    <section className="tinted visa-documents">
      <Photo src={image} />
      <div aria-live="polite">
        <h2>{t('visas.documents')}</h2>
        {documents.length > 0 ? (
          <TickList points={documents.map(({ title }) => say(title))} />
        ) : (
          <p>{t('visas.noDocuments')}</p>
        )}
      </div>
    </section>
  );
}
