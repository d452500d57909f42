import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ActivityEntry } from '../../contract/activity';
import { activityText } from './activityText';
import type { StaffApplication } from './application';
import { momentText } from '../base/moment';
import type { Colleagues } from './useColleagues';
import { useNotes } from './useNotes';
import { savingWords } from './applicationWords';
import { t } from '../language/t';
import './activity.css';

interface ActivityCardProps {
  readonly application: StaffApplication;
  /** What has happened, the last first. */
  readonly activity: readonly ActivityEntry[];
  readonly colleagues: Colleagues;
  readonly canAdd: boolean;
  /** Is called with the application as it is stored now. */
  readonly onAnswer: (response: unknown) => void;
}

/** Entries that are shown at first. */
const FIRST = 12;

/** Renders what has happened to an application, and adds notes of staff to it. */
export function ActivityCard({
  application,
  activity,
  colleagues,
  canAdd,
  onAnswer,
}: ActivityCardProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? activity : activity.slice(0, FIRST);
  return (
    <section className="pn-card" aria-labelledby="ap-activity-title">
      <h2 id="ap-activity-title">{t('Activity')}</h2>
      {canAdd && <NewNote application={application} onAnswer={onAnswer} />}
      <ol aria-labelledby="ap-activity-title">
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
    </section>
  );
}

function NewNote({ application, onAnswer }: Pick<ActivityCardProps, 'application' | 'onAnswer'>) {
  const { text, error, saving, write, add } = useNotes(application, onAnswer);
  const isEmpty = text.trim() === '';
  return (
    <>
      <TextField
        multiline
        fullWidth
        size="small"
        minRows={2}
        label={t('New note')}
        error={error !== ''}
        helperText={error || t('The applicant never sees it. It cannot be changed later.')}
        value={text}
        onChange={({ target }) => write(target.value)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <div className="pn-tools">
        <Button
          variant="contained"
          data-save
          disabled={isEmpty || error !== ''}
          aria-disabled={saving === 'busy'}
          onClick={() => void add()}
        >
          {t('Add note')}
        </Button>
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
        <p className="ap-entry-text" dir="auto">
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
