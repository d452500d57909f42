import { SmallButton } from '../SmallButton';
import { TextArea } from '../../base/TextArea';
import { partId, partOf } from '../caseParts';
import { Part } from '../Part';
import Chip from '@mui/material/Chip';
import Button from '@mui/material/Button';
import { useRef, useState, useReducer } from 'react';
import { type ActivityEntry, CHANNELS, ACTIVITIES } from '../../../contract/activity';
import { type StaffApplication, applicationIn } from '../application';
import { momentText, dayText } from '../../base/moment';
import type { Colleagues } from '../useColleagues';
import { useNotes } from './useNotes';
import { savingWords, CHANNEL_WORDS } from '../applicationWords';
import { t } from '../../language/t';
import './activity.css';
import { readAs } from '../../../contract/readAs';
import { oneOfThese } from '../../../contract/schema';
import { currentStatuses } from '../statusBook';
import { inWords } from '../../language/inWords';
import { panelLanguage } from '../../language/panelLanguage';
import { staffCall } from '../../data/staffCall';

interface ActivityProps {
  readonly application: StaffApplication;
  /** What has happened, the last first. */
  readonly activity: readonly ActivityEntry[];
  readonly colleagues: Colleagues;
  readonly canAdd: boolean;
  /** Is called with the application as it is stored now. */
  readonly onAnswer: (response: unknown) => void;
  readonly isOpen?: boolean;
}

/** Entries that are shown at first. */
const FIRST = 12;

/** Renders what has happened to an application, and adds notes of staff to it. */
export function Activity(props: ActivityProps) {
  const { application, activity, colleagues, canAdd, onAnswer, isOpen } = props;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? activity : activity.slice(0, FIRST);
  return (
    <Part
      {...partOf('activity')}
      about={t(
        'The applicant never sees it. It cannot be changed later. @ and a name tell a colleague.',
      )}
      isOpen={isOpen}
    >
      {canAdd && <NewNote colleagues={colleagues} application={application} onAnswer={onAnswer} />}
      <ol aria-labelledby={partId('activity')}>
        {shown.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            service={application.definition.id}
            colleagues={colleagues}
          />
        ))}
      </ol>
      {activity.length > shown.length && (
        <Button onClick={() => setWhole(true)}>
          {t('Show all {{number}}', { number: activity.length })}
        </Button>
      )}
    </Part>
  );
}

/** More of them are found by another letter. */
const MOST_NAMED = 5;

function NewNote({
  application,
  colleagues,
  onAnswer,
}: Pick<ActivityProps, 'application' | 'colleagues' | 'onAnswer'>) {
  const { text, error, saving, write, add } = useNotes(application, onAnswer);
  const isEmpty = text.trim() === '';
  const begun = /(?:^|\s)@([\p{L}\p{N}.]*)$/u.exec(text)?.[1]?.toLowerCase();
  const offered =
    begun === undefined
      ? []
      : colleagues.active
          .filter(({ name, email }) => (name || email).toLowerCase().startsWith(begun))
          .slice(0, MOST_NAMED);
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <TextArea ref={box} label={t('New note')} error={error} value={text} onText={write} />
      {offered.length > 0 && (
        <div className="row" role="group" aria-label={t('Colleagues')}>
          {offered.map(({ id, name, email }) => (
            <Chip
              key={id}
              label={name || email}
              onClick={() => {
                write(`${text.slice(0, text.length - (begun?.length ?? 0))}${name || email} `);
                box.current?.focus();
              }}
            />
          ))}
        </div>
      )}
      <div className="row">
        <SmallButton
          data-save
          disabled={isEmpty || error !== ''}
          aria-disabled={saving === 'busy'}
          onClick={() => void add()}
        >
          {t('Add note')}
        </SmallButton>
        <p role="status" className="muted">
          {isEmpty || error || saving !== 'idle' ? savingWords(saving) : t('Saved when you leave')}
        </p>
      </div>
    </>
  );
}

interface EntryProps {
  readonly entry: ActivityEntry;
  readonly service: string;
  readonly colleagues: Colleagues;
}

function Entry({ entry, service, colleagues }: EntryProps) {
  const { at, who } = entry;
  const { title, quoted } = activityText(entry, { service, nameAt: colleagues.nameAt });
  return (
    <li className={`ap-entry ap-entry-${entry.kind}`}>
      <p>
        <bdi dir="auto">{title}</bdi>
      </p>
      {quoted !== undefined && (
        <p className="ap-quoted" dir="auto">
          {quoted}
        </p>
      )}
      <p className="pn-small">
        {who !== '' && (
          <>
            <bdi>{colleagues.nameAt(who)}</bdi> ·{' '}
          </>
        )}
        <time dateTime={at}>{momentText(at)}</time>
      </p>
    </li>
  );
}

interface ActivityText {
  readonly title: string;
  /** What a person wrote. */
  readonly quoted?: string;
}

/** What has happened, where the kind of the entry says it all. */
const TITLES = {
  received: 'Received',
  entered: 'Entered by staff',
  note: 'Note',
  asked: 'Asked the applicant for more',
  withdrawn: 'Withdrew the request',
  answered: 'The applicant answered the request',
  corrected: 'Answers corrected',
  linkMade: 'Made a link for the applicant',
  linksRevoked: 'Ended all links of the applicant',
  given: 'Gave files to the applicant',
  givenOpened: 'The applicant opened what you gave',
} as const;

const mailName = inWords({
  receipt: 'confirmation of receipt',
  request: 'request for more',
  reminder: 'reminder of the request',
  document: 'document needed',
  given: 'files for the applicant',
});

function activityText(
  { kind, text, who }: ActivityEntry,
  { service, nameAt }: Pick<Colleagues, 'nameAt'> & { readonly service: string },
): ActivityText {
  switch (kind) {
    case 'status': {
      const status = currentStatuses().nameOf(service, text, panelLanguage());
      const title = t('Status: {{text}}', { text: status });
      return { title: who === '' ? `${title} (${t('by itself')})` : title };
    }
    case 'assigned':
      return text === ''
        ? { title: t('Assigned to nobody') }
        : { title: t('Assigned to {{text}}', { text: nameAt(text) }) };
    case 'due':
      return text === ''
        ? { title: t('Due date removed') }
        : { title: t('Due {{text}}', { text: dayText(text) }) };
    case 'mail':
      return { title: t('E-mail sent: {{text}}', { text: mailName(text) }) };
    case 'document':
      return { title: text };
    case 'documentSent':
      return { title: t('The applicant sent: {{text}}', { text }) };
    case 'reply': {
      const [channel = '', ...lines] = text.split('\n');
      const quoted = lines.join('\n').trim();
      const title = readAs(oneOfThese(CHANNELS), channel);
      return { title: t(CHANNEL_WORDS[title]), ...(quoted !== '' && { quoted }) };
    }
    case 'filePut':
      return { title: text ? t('Put a file on it: {{text}}', { text }) : t('Put a file on it') };
    case 'fileRemoved':
      return { title: text ? t('Removed a file: {{text}}', { text }) : t('Removed a file') };
    case 'given':
    case 'givenOpened':
    case 'note':
    case 'asked':
      return { title: t(TITLES[kind]), ...(text !== '' && { quoted: text }) };
    case 'received':
    case 'entered':
    case 'withdrawn':
    case 'answered':
    case 'corrected':
    case 'linkMade':
    case 'linksRevoked':
      return { title: t(TITLES[kind]) };
  }
}

/** Holds what has happened to an application, as of the last call. */
export function useActivity({ id, activity: read }: StaffApplication) {
  const [last, showNewest] = useReducer(newest, read);
  const activity = newest(last, read);
  /** Shows the activity of an application that a call has returned. */
  const show = (response: unknown) => {
    const application = applicationIn(response);
    if (application) showNewest(application.activity);
  };
  /** Reads the activity again, after a call that does not return it. */
  const refresh = () => {
    staffCall('GET', `application/${id}/activity/`).then(
      (response) => showNewest(readAs(ACTIVITIES, response).data),
      // Staff have been notified; the entries stay as they are.
      () => undefined,
    );
  };
  return { activity, show, refresh };
}

/** Entries are only added: the longer list is the newer one, whichever answer comes first. */
const newest = (before: readonly ActivityEntry[], now: readonly ActivityEntry[]) =>
  now.length < before.length ? before : now;
