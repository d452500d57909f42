import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { filterByType } from '../../definition/sections/match';
import { textIn } from '../../platform/content/readResponse';
import { Photo } from '../cards/Photo';
import { SectionedApplication } from '../sections/SectionedApplication';
import { ChoiceCards } from '../service/ChoiceCards';
import { withHandedWords } from '../service/handedWords';
import { type ServiceEntry, serviceModuleOf } from '../service/loaders';
import { useSessionChoice } from '../service/useSessionChoice';
import { handing, TOP_COUNTRY } from './handing';
import { requiredFor, type Requirement, type TopCountry, typesOf } from './topCountryVisa';
import type { TopCountryContent } from './useTopCountry';
import { useWords } from '../../platform/content/useWords';
import { TickList } from '../../skeleton/TickList';

interface TopCountryProfileProps extends TopCountryContent {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly again: () => void;
}

/** Renders a top country's visa types, with the first preselected, its documents and its form. */
export function TopCountryProfile(props: TopCountryProfileProps) {
  const { entry, id, again, country, types, requirements } = props;
  const { t } = useTranslation();
  const own = use(serviceModuleOf(entry));
  const offered = useMemo(() => typesOf(country, types), [country, types]);
  const subject = `top-${id}`;
  const [kept, choose] = useSessionChoice(subject, textIn);
  const type = offered.find((each) => each.id === kept) ?? offered[0];
  const chosen = type?.id;
  const module = useMemo(
    () => withHandedWords(own, { visaTypeName: offered.map(({ name }) => name) }),
    [own, offered],
  );
  const sections = useMemo(() => filterByType(country.sections, chosen), [country, chosen]);
  return (
    <div className="with-aside visa-profile">
      <ChoiceCards
        legend={t('visas.chooseType')}
        options={offered}
        chosen={chosen}
        onChoose={choose}
      />
      <RequiredDocuments
        country={country}
        requirements={requiredFor(requirements, id, chosen ?? '')}
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
  readonly country: TopCountry;
  readonly requirements: readonly Requirement[];
}

/** Renders the documents that the chosen visa type requires. */
function RequiredDocuments({ country, requirements }: RequiredDocumentsProps) {
  const { t } = useTranslation();
  const say = useWords();
  return (
    <section className="tinted visa-documents">
      <Photo src={country.image} />
      <div aria-live="polite">
        <h2>{t('visas.documents')}</h2>
        {requirements.length > 0 ? (
          <TickList points={requirements.map(({ title }) => say(title))} />
        ) : (
          <p>{t('visas.noDocuments')}</p>
        )}
      </div>
    </section>
  );
}
