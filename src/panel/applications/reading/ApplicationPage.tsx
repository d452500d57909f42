import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Card from '@mui/material/Card';
import { backendHas } from '../../../platform/api/capabilities';
import { answersVersion } from '../../../contract/requests';
import { type Fetching, useFetched } from '../../../platform/api/useFetched';
import { Waiting } from '../../data/Waiting';
import { PanelFrame } from '../../layout/PanelFrame';
import { type StaffApplication, applicationIn } from '../application';
import './application.css';
import { BackRow } from './BackRow';
import { t } from '../../language/t';
import './print.css';
import { Letterhead } from '../../../platform/Letterhead';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { withFormWords } from '../../data/fields/DayField';
import { recordHref } from '../../base/recordHref';
import { inList, ownText, panelLanguage } from '../../language/panelLanguage';
import { kindCalled } from '../../pages';
import { useSent } from '../../arrivals/arrivalStore';
import { MissingNotice } from './MissingNotice';
import { SentNotice } from './SentNotice';
import { useMay } from '../../session/may';
import { ActivityCard, useActivity } from '../handling/ActivityCard';
import { AnswerSheet } from './AnswerSheet';
import { ApplicationActions } from './ApplicationActions';
import { ApplicationFacts } from './ApplicationFacts';
import { LinkCard } from '../handling/LinkCard';
import { DocumentsCard, hasToCheck } from '../documents/DocumentsCard';
import { GivenCard } from '../documents/GivenCard';
import { MoneyCard } from '../money/MoneyCard';
import { CorrectCard } from '../asking/CorrectCard';
import { ReplyCard } from '../handling/reply/ReplyCard';
import { RequestCard } from '../asking/RequestCard';
import { StaffWorkCard } from '../handling/StaffWorkCard';
import { Photos } from '../photos/photoCache';
import { type Colleagues, useColleagues } from '../useColleagues';
import { usePresence } from './usePresence';
import { useReading } from './useReading';
import { useShownAnswers } from './useShownAnswers';
import type { ActivityEntry } from '../../../contract/activity';
import { momentText } from '../../base/moment';
import type { Values } from '../../../definition/model/values';
import { Loading } from '../../../platform/loading/Loading';

export interface ApplicationPageProps {
  readonly id: string;
  /** The URL of the list that contains the application. */
  readonly back: string;
}

/** Renders one application. Its key is the id, so that nothing of the previous one is shown while it loads. */
export function ApplicationPage({ id, back }: ApplicationPageProps) {
  const read = useFetched(`application/${encodeURIComponent(id)}/`, applicationIn);
  return <ShownApplication read={read} id={id} back={back} />;
}

interface ShownApplicationProps extends ApplicationPageProps {
  readonly read: Fetching<StaffApplication | undefined>;
}

/** Renders an application from either of the two read calls. */
export function ShownApplication({ read, id, back }: ShownApplicationProps) {
  useSent((ids) => {
    if (ids.includes(id)) read.reload();
  });
  // While it is read again it stays, and with it what is typed there.
  const shown =
    read.state === 'ready' ? read.value : read.state === 'loading' ? read.before : undefined;
  if (shown) {
    return <LoadedApplication application={shown} back={back} onReload={read.reload} />;
  }
  return (
    <PanelFrame title={t('Application')} back={<BackRow id={id} back={back} />}>
      <Waiting of={read}>{() => <p>{t('This application cannot be read here.')}</p>}</Waiting>
    </PanelFrame>
  );
}

const VisitorForm = withFormWords(async () => (await import('./VisitorForm')).VisitorForm);

/** Returns the URL of a content record's editor, if the panel has one. */
function editorOf(record: { readonly kind: string; readonly id: string }): string | undefined {
  const kind = kindCalled(record.kind);
  return kind && recordHref(kind, record.id);
}

/** Links to the parts of the page, which is long on a phone. */
const JUMP = {
  component: 'a',
  clickable: true,
  size: 'medium',
  variant: 'outlined',
  sx: { flex: 'none', height: 36, background: 'var(--rega-paper)', color: 'var(--rega-action)' },
} as const;

interface OpenApplicationProps {
  readonly application: StaffApplication;
  readonly back: string;
  readonly onReload: () => void;
}

/** Renders a loaded application: its answers in English, or the form as the visitor saw it. */
function LoadedApplication({ application, back, onReload }: OpenApplicationProps) {
  const { id, reference, definition } = application;
  const may = useMay();
  const isHandler = may('handleApplications');
  useReading(application);
  const present = usePresence(id);
  const { activity, show, refresh } = useActivity(application);
  const colleagues = useColleagues(definition.id);
  // What a passport says of answers that have changed since is not proposed any more.
  const version = answersVersion(application.requests);
  const [proposal, setProposal] = useState<{ readonly values: Values; readonly version: number }>();
  const proposed = proposal?.version === version ? proposal.values : undefined;
  const setProposed = (values: Values) => setProposal({ values, version });
  const canCorrect = backendHas('corrections') && isHandler;
  const [asVisitor, setAsVisitor] = useState(false);
  const notes = activity.filter(({ kind }) => kind === 'note');
  // Where it was when the page was opened: nothing moves under the pointer.
  const [isDocumentsFirst] = useState(() => hasToCheck(application));
  const [printsNotes, setPrintsNotes] = useState(false);
  const print = (withNotes: boolean) => {
    flushSync(() => setPrintsNotes(withNotes));
    window.print();
  };
  const shown = useShownAnswers(application);
  const { who, source } = shown;
  const { photoStore } = source;
  // A printout would lack a photo that is loading.
  const isComplete = useSyncExternalStore(photoStore.subscribe, photoStore.isSettled);
  const service = ownText(definition.tile.title);
  // What the applicant sends changes these cards.
  const at = `${version} ${application.sentAt ?? ''}`;
  const hasDocuments = backendHas('documents');
  const filesOf = { application, nameAt: colleagues.nameAt, onDone: onReload };
  const documents = hasDocuments && (
    <>
      <DocumentsCard key={at} {...filesOf} />
      <GivenCard {...filesOf} />
    </>
  );
  const name = `⁨${who.name || service}⁩ · ${reference}`;
  return (
    <PanelFrame
      title={name}
      back={
        <>
          <BackRow id={id} back={back} />
          <Letterhead language={panelLanguage()} isNamed />
        </>
      }
      actions={
        <ApplicationActions
          id={id}
          name={`${service}: ${name}`}
          back={back}
          canPrint={isComplete}
          hasNotes={notes.length > 0}
          onPrint={print}
        />
      }
    >
      <p role="status" className="ap-present">
        {present.length > 0 &&
          t('Open now by: {{names}}', { names: inList(present.map(colleagues.nameOf)) })}
      </p>
      <SentNotice application={application} />
      <MissingNotice application={application} onComplete={canCorrect ? setProposed : undefined} />
      <ApplicationFacts application={application} who={who} />
      {backendHas('readMarks') && (
        <Box
          component="nav"
          className="ap-jump"
          sx={{
            display: 'none',
            '@media (max-width: 999.95px)': {
              // The answers are some screens long.
              zIndex: 5,
              display: 'flex',
              gap: 0.5,
              overflowX: 'auto',
              paddingBlock: 0.5,
              background: 'var(--rega-mist)',
              '@media screen': { position: 'sticky', insetBlockStart: '56px' },
            },
          }}
          aria-label={t('On this page')}
        >
          {isHandler && <Chip {...JUMP} href="#ap-work-title" label={t('Handling')} />}
          {isHandler && <Chip {...JUMP} href="#ap-reply-title" label={t('Reply')} />}
          {application.money && <Chip {...JUMP} href="#ap-money-title" label={t('Money')} />}
          {hasDocuments && <Chip {...JUMP} href="#ap-documents-title" label={t('Documents')} />}
          <Chip {...JUMP} href="#ap-activity-title" label={t('Activity')} />
          <Chip {...JUMP} href="#ap-answers" label={t('Answers')} />
        </Box>
      )}
      <Photos value={{ ...source, onCorrect: canCorrect ? setProposed : undefined }}>
        <div className="ap-page stack">
          {backendHas('handling') && (
            <div className="ap-side stack-20">
              {isHandler && (
                <StaffWorkCard {...{ application, activity, colleagues }} onAnswer={show} hasKeys />
              )}
              {isHandler && <ReplyCard {...{ application, activity }} onReplied={refresh} />}
              {application.money && (
                <MoneyCard {...{ application, colleagues }} name={who.name} onDone={onReload} />
              )}
              <ActivityCard
                {...{ application, activity, colleagues }}
                canAdd={isHandler}
                onAnswer={show}
              />
              {isHandler && (
                <>
                  <LinkCard application={application} onDone={refresh} />
                  <RequestCard key={at} application={application} onDone={onReload} />
                </>
              )}
            </div>
          )}
          <div className="ap-reading stack-16" id="ap-answers">
            <Box
              className="ap-reading-tools spread"
              sx={{
                alignItems: 'start',
                gap: 'var(--rega-space-8) var(--rega-space-16)',
                '& > section': { flexBasis: '100%' },
              }}
            >
              <FormControlLabel
                label={t('As the visitor saw it')}
                checked={asVisitor}
                onChange={(_, checked) => setAsVisitor(checked)}
                control={<Switch />}
              />
              {canCorrect && <CorrectCard key={version} {...{ application, proposed, onReload }} />}
            </Box>
            {isDocumentsFirst && documents}
            <AnswerSheet
              shown={shown}
              {...(may('readContent') && { hrefOf: editorOf })}
              printOnly={asVisitor}
            />
            {printsNotes && <PrintedNotes notes={notes} colleagues={colleagues} />}
            {!isDocumentsFirst && documents}
            {asVisitor && (
              <Loading fallback={<p role="status">{t('Loading…')}</p>}>
                <VisitorForm application={application} photoStore={photoStore} />
              </Loading>
            )}
          </div>
        </div>
      </Photos>
    </PanelFrame>
  );
}

interface PrintedNotesProps {
  /** The last first. */
  readonly notes: readonly ActivityEntry[];
  readonly colleagues: Colleagues;
}

/** Renders the notes of staff on paper, in the order in which they were written. */
function PrintedNotes({ notes, colleagues }: PrintedNotesProps) {
  return (
    <Card component="section" className="ap-step ap-print-only">
      <h2>{t('Staff notes')}</h2>
      {[...notes].reverse().map(({ id, at, who, text }) => (
        <div key={id} className="ap-block">
          <p className="pn-small">
            <bdi>{colleagues.nameAt(who)}</bdi> · <time dateTime={at}>{momentText(at)}</time>
          </p>
          <p className="ap-text" dir="auto">
            {text}
          </p>
        </div>
      ))}
    </Card>
  );
}
