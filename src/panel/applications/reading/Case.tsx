import { useState } from 'react';
import type { ActivityEntry } from '../../../contract/activity';
import { answersVersion } from '../../../contract/requests';
import type { Values } from '../../../definition/model/values';
import { backendHas } from '../../../platform/api/capabilities';
import { Loading } from '../../../platform/loading/Loading';
import { momentText } from '../../base/moment';
import { recordHref } from '../../base/recordHref';
import { withFormWords } from '../../data/fields/DayField';
import { inList } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { kindCalled } from '../../pages';
import { useActions } from '../../layout/actions';
import { useMay } from '../../session/may';
import type { StaffApplication } from '../application';
import { CorrectCard } from '../asking/CorrectCard';
import { Requests } from '../asking/Requests';
import { Documents } from '../documents/Documents';
import { Activity, type useActivity } from '../handling/Activity';
import { Links } from '../handling/Links';
import { ReplyForm } from '../handling/reply/ReplyForm';
import { StaffWork } from '../handling/StaffWork';
import { Money } from '../money/Money';
import { goToPart, partOf } from '../caseParts';
import { Part } from '../Part';
import { Photos } from '../photos/photoCache';
import type { Colleagues } from '../useColleagues';
import { AnswerSheet, stepId } from './AnswerSheet';
import { ApplicationFacts } from './ApplicationFacts';
import { MissingNotice } from './MissingNotice';
import { SentNotice } from './SentNotice';
import { usePresence } from './usePresence';
import { useReading } from './useReading';
import type { ShownAnswers } from './useShownAnswers';
import './application.css';

const VisitorForm = withFormWords(async () => (await import('./VisitorForm')).VisitorForm);

/** Returns the URL of a content record's editor, if the panel has one. */
function editorOf(record: { readonly kind: string; readonly id: string }): string | undefined {
  const kind = kindCalled(record.kind);
  return kind && recordHref(kind, record.id);
}

interface CaseProps {
  readonly application: StaffApplication;
  readonly shown: ShownAnswers;
  readonly colleagues: Colleagues;
  readonly activity: ReturnType<typeof useActivity>;
  readonly onReload: () => void;
  /** Beside the list only the answers are open, and the keys are those of the list. */
  readonly isPane?: boolean;
  /** Shows the form as the visitor saw it in place of the answers. */
  readonly asVisitor?: boolean;
  /** The notes that are printed, the last first. */
  readonly printed?: readonly ActivityEntry[];
}

/** Renders all of an application below its name: documents, answers, what is written to the applicant, and what happened. */
export function Case(props: CaseProps) {
  const { application, shown, colleagues, onReload, isPane = false, asVisitor = false } = props;
  const { activity, show, refresh } = props.activity;
  const { id, requests, money, sentAt } = application;
  const { who, source, steps } = shown;
  const may = useMay();
  const isHandler = may('handleApplications');
  useReading(application);
  const present = usePresence(id);
  // What a passport says of answers that have changed since is not proposed any more.
  const version = answersVersion(requests);
  const [proposal, setProposal] = useState<{ readonly values: Values; readonly version: number }>();
  const proposed = proposal?.version === version ? proposal.values : undefined;
  const canCorrect = backendHas('corrections') && isHandler;
  const onCorrect = canCorrect ? (values: Values) => setProposal({ values, version }) : undefined;
  // What the applicant sends changes these.
  const at = `${version} ${sentAt ?? ''}`;
  const hasDocuments = backendHas('documents');
  const isWorked = backendHas('handling');
  const parts = [
    ...(hasDocuments ? [partOf('documents')] : []),
    ...steps.map(({ title }, index) => ({ id: stepId(index), title })),
    ...(isWorked && isHandler ? [partOf('reply')] : []),
    ...(isWorked && money ? [partOf('money')] : []),
    ...(isWorked ? [partOf('activity')] : []),
  ];
  useActions(parts.map(({ id: part, title }) => ({ title, act: () => goToPart(part) })));
  return (
    <Photos value={{ ...source, shown, onCorrect }}>
      <p role="status" className="ap-present">
        {present.length > 0 &&
          t('Open now by: {{names}}', { names: inList(present.map(colleagues.nameOf)) })}
      </p>
      <SentNotice application={application} />
      <MissingNotice application={application} onComplete={onCorrect} />
      <ApplicationFacts
        {...{ application, who }}
        {...(isWorked && isHandler && { onReplied: refresh })}
      />
      <div className="ap-bar spread">
        <nav className="ap-jump row" aria-label={t('On this page')}>
          {parts.map((part) => (
            <a key={part.id} href={`#${part.id}`}>
              {part.title}
            </a>
          ))}
        </nav>
        {isWorked && isHandler && (
          <StaffWork {...{ application, activity, colleagues }} onAnswer={show} hasKeys={!isPane} />
        )}
      </div>
      <div className="ap-page">
        <div className="ap-reading">
          {hasDocuments && (
            <Documents
              key={at}
              application={application}
              nameAt={colleagues.nameAt}
              onDone={onReload}
              isOpen={!isPane}
            />
          )}
          {canCorrect && <CorrectCard key={version} {...{ application, proposed, onReload }} />}
          <AnswerSheet
            isLinked
            shown={shown}
            shownAbove={[who.phone, who.email]}
            {...(may('readContent') && { hrefOf: editorOf })}
            printOnly={asVisitor}
          />
          {asVisitor && (
            <Loading fallback={<p role="status">{t('Loading…')}</p>}>
              <VisitorForm application={application} photoStore={source.photoStore} />
            </Loading>
          )}
          {props.printed && <PrintedNotes notes={props.printed} colleagues={colleagues} />}
        </div>
        {isWorked && (
          <div className="ap-side">
            {isHandler && (
              <Part
                {...partOf('reply')}
                about={t(
                  'It is noted under Activity as soon as you open it in WhatsApp or your e-mail program.',
                )}
                isOpen={!isPane}
              >
                <ReplyForm {...{ application, activity }} onReplied={refresh} />
                <Requests key={at} application={application} onDone={onReload} />
                <Links application={application} onDone={refresh} />
              </Part>
            )}
            {money && (
              <Money
                {...{ application, colleagues }}
                name={who.name}
                onDone={onReload}
                isOpen={!isPane}
              />
            )}
            <Activity
              {...{ application, activity, colleagues }}
              canAdd={isHandler}
              onAnswer={show}
              isOpen={!isPane}
            />
          </div>
        )}
      </div>
    </Photos>
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
    <section className="ap-step ap-print-only">
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
    </section>
  );
}
