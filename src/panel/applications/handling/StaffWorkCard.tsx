import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import { useSession } from '../../../platform/api/sessionStore';
import { ConflictNotice } from '../../data/edits/ConflictNotice';
import { DayField } from '../../data/fields/DayField';
import { SelectField } from '../../data/fields/SelectField';
import type { StaffApplication } from '../application';
import { currentStatuses, statusOptions } from '../statusBook';
import { StatusMenu } from '../StatusMenu';
import { useId, useState } from 'react';
import type { ActivityEntry } from '../../../contract/activity';
import type { Colleagues } from '../useColleagues';
import { type HandlingConflict, useHandling } from './useHandling';
import { dayText } from '../../base/moment';
import { useCommandKeys } from '../list/useInboxKeys';
import { savingWords } from '../applicationWords';
import { t } from '../../language/t';
import { panelLanguage } from '../../language/panelLanguage';

interface StaffWorkCardProps {
  readonly application: StaffApplication;
  readonly colleagues: Colleagues;
  /** Is called with the application as it is stored now. */
  readonly onAnswer: (response: unknown) => void;
  /** What has happened to it, the last first. */
  readonly activity?: readonly ActivityEntry[];
  /** Whether the keys of the list work here, too. */
  readonly hasKeys?: boolean;
}

/** Renders whose application it is, its status and its date, separate from what the visitor sent. */
export function StaffWorkCard({
  application,
  colleagues,
  onAnswer,
  activity = [],
  hasKeys = false,
}: StaffWorkCardProps) {
  const me = useSession(({ user }) => user?.id);
  const { handled, saving, conflict, save, takeTheirs } = useHandling(application, onAnswer);
  const { status, assignee, due } = handled;
  const { active, nameOf } = colleagues;
  const { id: service } = application.definition;
  const statuses = currentStatuses().of(service);
  // Of an earlier version of the service's file.
  const unknown = statuses.some(({ id }) => id === status) ? [] : [status];
  const gone = assignee === null || active.some(({ id }) => id === assignee) ? [] : [assignee];
  const before = statusBefore(activity, status);
  const statusId = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  useCommandKeys((code) => {
    if (!hasKeys) return false;
    if (code === 'KeyS') setAnchor(document.getElementById(statusId) ?? undefined);
    else if (code === 'KeyA' && me !== undefined) void save({ assignee: me });
    else return false;
    return true;
  });
  return (
    <Card component="section" aria-labelledby="ap-work-title">
      <div className="ap-head line">
        <h2 id="ap-work-title">{t('Handling')}</h2>
        <p role="status" className="muted">
          {savingWords(saving)}
        </p>
      </div>
      <SelectField
        menu
        fullWidth
        id={statusId}
        label={t('Status')}
        value={status}
        helperText={t('The applicant sees a text for this status on their status page.')}
        options={[
          ...unknown.map(
            (id) => [id, currentStatuses().nameOf(service, id, panelLanguage())] as const,
          ),
          ...statusOptions(service),
        ]}
        onChoose={(chosen) => void save({ status: chosen })}
      />
      {before !== undefined && (
        <p className="line">
          {t('Set by itself: the applicant has sent all that was missing.')}
          <Button size="small" onClick={() => void save({ status: before })}>
            {t('Undo')}
          </Button>
        </p>
      )}
      <StatusMenu
        anchor={anchor}
        service={service}
        current={status}
        onChoose={(chosen) => void save({ status: chosen })}
        onClose={() => setAnchor(undefined)}
      />
      <Box
        className="line"
        sx={{ alignItems: 'stretch', gap: 1, '& > .MuiButton-root': { flex: 'none' } }}
      >
        <SelectField
          menu
          fullWidth
          label={t('Assigned to')}
          value={assignee ?? ''}
          options={[
            ['', t('Nobody')],
            ...[...gone, ...active.map(({ id }) => id)].map((id) => [id, nameOf(id)] as const),
          ]}
          onChoose={(chosen) => void save({ assignee: chosen || null })}
        />
        {me !== undefined && assignee !== me && (
          <Button variant="outlined" onClick={() => void save({ assignee: me })}>
            {t('Assign to me')}
          </Button>
        )}
      </Box>
      <DayField
        label={t('Due')}
        value={due ?? ''}
        helperText={t('Staff only. From the next day on it is shown as overdue.')}
        onChoose={(day) => void save({ due: day || null })}
      />
      {hasKeys && (
        <p className="pn-keys pn-small">
          {t('Keys: j and k next and previous, s status, a assign to me, Ctrl+Z undo')}
        </p>
      )}
      {conflict && (
        <ConflictNotice
          name={colleagues.nameAt(conflict.savedBy)}
          savedAt={conflict.savedAt}
          changes={[changeOf(conflict, service, nameOf)]}
          onTakeTheirs={takeTheirs}
          onKeepMine={() => void save(conflict.mine)}
        />
      )}
    </Card>
  );
}

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
