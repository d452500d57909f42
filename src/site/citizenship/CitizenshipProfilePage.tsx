import { useTranslation } from '../../platform/language/useTranslation';
import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/ServiceFrame';
import type { RecordPageProps } from '../customPages';
import { toCitizenshipType, type CitizenshipType, type SectionContent } from './citizenshipType';
import { useId, useMemo, useState, useLayoutEffect, useRef } from 'react';
import { localise } from '../../definition/language/localise';
import { Loaded } from '../../platform/content/Loaded';
import type { LoadState } from '../../platform/api/useFetched';
import { useLanguage } from '../../platform/language/languageStore';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { Preparation } from '../service/Introduction';
import { useTexts } from '../../platform/content/useTexts';
import { BriefFacts } from '../cards/BriefFacts';
import { CountryCover } from '../cards/CountryCards';
import { Paragraphs } from '../../platform/content/Paragraphs';
import type { TranslatedText } from '../../platform/content/translatedText';
import { Checklist } from '../service/Checklist';
import { TickList } from '../base/TickList';
import { ServiceApplication } from '../service/ServiceApplication';
import { DraftLine } from '../service/DraftLine';
import { scrollBehavior } from '../service/goToForm';
import './citizenship.css';

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
  const { t } = useTexts();
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

function ProfileOverview({ type }: { readonly type: CitizenshipType }) {
  const { cover, flag, facts, sections } = type;
  return (
    <div className="citizenship-overview">
      <CountryCover photo={cover} flag={flag} />
      <BriefFacts facts={facts} />
      {sections.map((section, number) => (
        <OverviewPart key={number} citizenship={type.id} {...section} />
      ))}
    </div>
  );
}

type OverviewPartProps = CitizenshipType['sections'][number] & {
  readonly citizenship: string;
};

function OverviewPart({ citizenship, title, body, isToPrepare }: OverviewPartProps) {
  const { textOf } = useTexts();
  const heading = useId();
  return (
    <section className="stack">
      <h2 id={heading} dir="auto">
        {textOf(title)}
      </h2>
      {isToPrepare && body.kind === 'list' ? (
        <Checklist name={`citizenship-${citizenship}`} points={body.points} />
      ) : (
        <SectionBody body={body} heading={heading} />
      )}
    </section>
  );
}

interface SectionBodyProps {
  readonly body: SectionContent;
  /** The id of the section's heading, which also labels the table. */
  readonly heading: string;
}

function SectionBody({ body, heading }: SectionBodyProps) {
  if (body.kind === 'text') return <Paragraphs text={body.text} />;
  if (body.kind === 'list') return <Points points={body.points} />;
  return <Table rows={body.rows} heading={heading} />;
}

/** Renders points with ticks; if staff have numbered them, as numbered steps. */
function Points({ points }: { readonly points: readonly TranslatedText[] }) {
  const { textOf } = useTexts();
  const texts = points.map(textOf);
  if (!texts.every((text) => NUMBER.test(text))) return <TickList points={texts} />;
  return (
    <ol className="citizenship-steps stack-8">
      {texts.map((text) => (
        <li key={text}>
          <span dir="auto">{text.replace(NUMBER, '')}</span>
        </li>
      ))}
    </ol>
  );
}

const NUMBER = /^\s*\d+[.)]\s*/u;

interface TableProps {
  readonly rows: readonly (readonly TranslatedText[])[];
  readonly heading: string;
}

/** Renders a table; a wide one scrolls inside its frame, also by keyboard. */
function Table({ rows, heading }: TableProps) {
  const { textOf } = useTexts();
  const [head = [], ...body] = rows.map((row) => row.map(textOf));
  return (
    <div className="frame citizenship-table" role="region" aria-labelledby={heading} tabIndex={0}>
      <table className="data-table">
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" dir="auto">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, number) => (
            <tr key={number}>
              {row.map((cell, column) => (
                <td key={column} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A form that has been opened is only hidden, so that it keeps its answers. */
type FormState = 'unopened' | 'open' | 'hidden';

interface ApplicationToggleProps {
  readonly entry: ServiceEntry;
  /** The id of the citizenship. */
  readonly type: string;
  readonly state: FormState;
  readonly onChange: (state: FormState) => void;
}

function ApplicationToggle({ entry, type, state, onChange }: ApplicationToggleProps) {
  const { t } = useTranslation();
  const panel = useId();
  const form = useRef<HTMLDivElement>(null);
  const isOpen = state === 'open';
  const handed = useMemo(() => ({ citizenshipType: type }), [type]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ behavior: scrollBehavior() });
  }, [isOpen]);

  return (
    <>
      {state === 'unopened' && (
        <DraftLine service={entry.id} subject={type} onContinue={() => onChange('open')} />
      )}
      <div className="citizenship-apply">
        <button
          type="button"
          className={isOpen ? 'button-quiet' : 'button'}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => onChange(isOpen ? 'hidden' : 'open')}
        >
          {t(isOpen ? 'citizenship.closeForm' : 'citizenship.openForm')}
        </button>
      </div>
      <div
        ref={form}
        id={panel}
        className="citizenship-form"
        role="region"
        aria-label={t('citizenship.form')}
        tabIndex={-1}
        hidden={!isOpen}
      >
        {state !== 'unopened' && (
          <ServiceApplication entry={entry} handed={handed} subject={type} isDraftTold />
        )}
      </div>
    </>
  );
}
