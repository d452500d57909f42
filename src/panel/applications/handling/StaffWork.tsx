import { SmallButton } from '../SmallButton';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import type { ActivityEntry } from '../../../contract/activity';
import { useSession } from '../../../platform/api/sessionStore';
import { dayText } from '../../base/moment';
import { ConflictNotice } from '../../data/edits/ConflictNotice';
import { DayField } from '../../data/fields/DayField';
import { panelLanguage } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { useActions } from '../../layout/actions';
import type { StaffApplication } from '../application';
import { savingWords } from '../applicationWords';
import { Info } from '../Part';
import { Property, PropertyButton } from '../Property';
import { currentStatuses, statusOptions } from '../statusBook';
import type { Colleagues } from '../useColleagues';
import { type HandlingConflict, useHandling } from './useHandling';

interface StaffWorkProps {
  readonly application: StaffApplication;
  readonly colleagues: Colleagues;
  /** Is called with the application as it is stored now. */
  readonly onAnswer: (response: unknown) => void;
  /** What has happened to it, the last first. */
  readonly activity?: readonly ActivityEntry[];
  /** Whether the keys of the list work here, too. */
  readonly hasKeys?: boolean;
}

/** Renders in one row whose application it is, its status and its date, separate from what the visitor sent. */
export function StaffWork(props: StaffWorkProps) {
  const { application, colleagues, onAnswer, activity = [], hasKeys = false } = props;
  const me = useSession(({ user }) => user?.id);
  const { handled, saving, conflict, save, takeTheirs } = useHandling(application, onAnswer);
  const { status, assignee, due } = handled;
  const { active, nameOf } = colleagues;
  const { id: service } = application.definition;
  const before = statusBefore(activity, status);
  const statusId = useId();
  const work = useRef<HTMLElement>(null);
  /** The button that was pressed goes. */
  const focus = () => work.current?.focus();
  const [isDating, setDating] = useState(false);
  const keyOf = (code: string) => (hasKeys ? code : undefined);
  const statuses = statusOptions(service);
  const assign = () => me !== undefined && void save({ assignee: me });
  useActions([
    {
      title: t('Status'),
      code: keyOf('KeyS'),
      act: () => document.getElementById(statusId)?.click(),
    },
    { title: t('Assign to me'), code: keyOf('KeyA'), act: assign },
    ...statuses.map(([next, text]) => ({
      title: t('Status: {{text}}', { text }),
      act: () => void save({ status: next }),
    })),
  ]);
  return (
    <section
      className="ap-work row"
      id="ap-work"
      aria-label={t('Handling')}
      ref={work}
      tabIndex={-1}
    >
      <div className="ap-properties row">
        <Property
          id={statusId}
          label={t('Status')}
          value={currentStatuses().nameOf(service, status, panelLanguage())}
          current={status}
          options={statuses}
          onChoose={(chosen) => void save({ status: chosen })}
        />
        <Property
          label={t('Assigned to')}
          value={assignee === null ? t('Nobody') : nameOf(assignee)}
          current={assignee ?? ''}
          options={[['', t('Nobody')], ...active.map(({ id }) => [id, nameOf(id)] as const)]}
          onChoose={(chosen) => void save({ assignee: chosen || null })}
        />
        {me !== undefined && assignee !== me && (
          <SmallButton
            onClick={() => {
              focus();
              assign();
            }}
          >
            {t('Assign to me')}
          </SmallButton>
        )}
        <PropertyButton
          label={t('Due')}
          value={due === null ? '—' : dayText(due)}
          isOpen={isDating}
          onPress={() => setDating(!isDating)}
        />
        <Info name={t('Handling')} text={aboutHandling(hasKeys)} />
        <p role="status" className="pn-small">
          {savingWords(saving)}
        </p>
      </div>
      {isDating && (
        <DayField
          label={t('Due')}
          value={due ?? ''}
          onChoose={(day) => void save({ due: day || null })}
        />
      )}
      {before !== undefined && (
        <p className="line">
          {t('Set by itself: the applicant has sent all that was missing.')}
          <Button onClick={() => void save({ status: before })}>{t('Undo')}</Button>
        </p>
      )}
      {conflict && (
        <ConflictNotice
          name={colleagues.nameAt(conflict.savedBy)}
          savedAt={conflict.savedAt}
          changes={[changeOf(conflict, service, nameOf)]}
          onTakeTheirs={() => {
            focus();
            takeTheirs();
          }}
          onKeepMine={() => {
            focus();
            void save(conflict.mine);
          }}
        />
      )}
    </section>
  );
}

const aboutHandling = (hasKeys: boolean): string =>
  [
    t('The applicant sees a text for this status on their status page.'),
    `${t('Due')}: ${t('Staff only. From the next day on it is shown as overdue.')}`,
    ...(hasKeys
      ? [t('Keys: j and k next and previous, s status, a assign to me, Ctrl+Z undo')]
      : []),
  ].join('\n');

/** Returns the status before the present one if nobody has set that: it followed by itself. */
function statusBefore(activity: readonly ActivityEntry[], status: string): string | undefined {
  const [last, earlier] = activity.filter(({ kind }) => kind === 'status');
  return last?.who === '' && last.text === status ? (earlier?.text ?? 'new') : undefined;
}

/** Returns what a colleague has set meanwhile, beside what was chosen here. */
function changeOf(
  { mine, theirs }: HandlingConflict,
  service: string,
  nameOf: Colleagues['nameOf'],
) {
  if (mine.status !== undefined) {
    const word = (status: string) => currentStatuses().nameOf(service, status, panelLanguage());
    return { what: t('Status'), theirs: word(theirs.status), mine: word(mine.status) };
  }
  if (mine.assignee !== undefined) {
    const word = (id: string | null) => (id === null ? t('Nobody') : nameOf(id));
    return { what: t('Assigned to'), theirs: word(theirs.assignee), mine: word(mine.assignee) };
  }
  const word = (day: string | null | undefined) => (day ? dayText(day) : '—');
  return { what: t('Due'), theirs: word(theirs.due), mine: word(mine.due) };
}
