import './citizenship.css';
import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/CountryFrame';
import type { RecordPageProps } from '../customPages';
import { toCitizenshipType, type CitizenshipType } from './citizenshipType';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localise } from '../../definition/language/localise';
import { Loaded } from '../../platform/content/Loaded';
import type { LoadState } from '../../platform/api/useFetched';
import { useLanguage } from '../../platform/language/languageStore';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { Preparation } from '../service/Preparation';
import { ApplicationToggle, type FormState } from './ApplicationToggle';
import { useWords } from '../../platform/content/useWords';
import { BriefFacts } from './BriefFacts';
import { CountryCover } from '../cards/CountryCover';
import { SectionBody } from './SectionBody';

export function CitizenshipProfilePage({ entry, params }: RecordPageProps) {
  const { id = '' } = params;
  const content = useContent(
    `client/citizenship_type/${encodeURIComponent(id)}/`,
    toCitizenshipType,
  );
  return (
    <CountryFrame {...{ entry, content }} title="citizenship.titleOf" back="citizenship.back">
      <CitizenshipProfile entry={entry} id={id} content={content} />
    </CountryFrame>
  );
}

interface CitizenshipProfileProps {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly content: LoadState<CitizenshipType>;
}

/** Renders the overview, what the visitor needs, and the form, which does not wait for the content. */
function CitizenshipProfile({ entry, id, content }: CitizenshipProfileProps) {
  const module = useServiceModule(entry);
  const language = useLanguage();
  const { page } = useMemo(() => localise(module.service, language), [module, language]);
  const [state, setState] = useState<FormState>('unopened');
  const { t } = useTranslation();
  const isMissing = content.state === 'failed' && content.isMissing;
  return (
    <div className="with-aside citizenship-profile">
      {!isMissing && state !== 'open' && (
        <button type="button" className="button citizenship-ask" onClick={() => setState('open')}>
          {t('citizenship.openForm')}
        </button>
      )}
      <Loaded content={content}>{(type) => <ProfileOverview type={type} />}</Loaded>
      {!isMissing && (
        <>
          <Preparation page={page} />
          <ApplicationToggle entry={entry} type={id} state={state} onChange={setState} />
        </>
      )}
    </div>
  );
}

/** Renders the overview of a citizenship: cover and flag, key facts, sections. */
function ProfileOverview({ type }: { readonly type: CitizenshipType }) {
  const { cover, flag, facts, sections } = type;
  return (
    <div className="citizenship-overview">
      <CountryCover photo={cover} flag={flag} />
      <BriefFacts facts={facts} />
      {sections.map((section, number) => (
        <OverviewPart key={number} {...section} />
      ))}
    </div>
  );
}

function OverviewPart({ title, body }: CitizenshipType['sections'][number]) {
  const say = useWords();
  const heading = useId();
  return (
    <section>
      <h2 id={heading} dir="auto">
        {say(title)}
      </h2>
      <SectionBody body={body} heading={heading} />
    </section>
  );
}
