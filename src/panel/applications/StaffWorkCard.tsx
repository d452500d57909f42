import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useSession } from '../../platform/session/sessionStore';
import { DayField } from '../data/DayField';
import type { StaffApplication } from './application';
import { HandlingConflictNotice } from './HandlingConflictNotice';
import { STATUS_BOOK } from './statuses';
import type { Colleagues } from './useColleagues';
import { useHandling } from './useHandling';
import { WORDS } from './words';

interface StaffWorkCardProps {
  readonly application: StaffApplication;
  readonly colleagues: Colleagues;
  /** Is called with the application as it is stored now. */
  readonly onAnswer: (answer: unknown) => void;
}

/** Renders whose application it is, its status and its date, separate from what the visitor sent. */
export function StaffWorkCard({ application, colleagues, onAnswer }: StaffWorkCardProps) {
  const me = useSession(({ user }) => user?.id);
  const { handled, saving, conflict, save, takeTheirs } = useHandling(application, onAnswer);
  const { status, assignee, due } = handled;
  const { active, nameOf } = colleagues;
  const { id: service } = application.definition;
  const statuses = STATUS_BOOK.of(service);
  // Of an earlier version of the service's file.
  const isUnknown = statuses.every(({ id }) => id !== status);
  const isGone = assignee !== null && active.every(({ id }) => id !== assignee);
  return (
    <section className="pn-card" aria-labelledby="ap-work-title">
      <div className="ap-work-head">
        <h2 id="ap-work-title">{WORDS.handling}</h2>
        <p role="status">{WORDS.saving[saving]}</p>
      </div>
      <TextField
        select
        fullWidth
        size="small"
        label={WORDS.status}
        value={status}
        helperText={WORDS.statusHelp}
        onChange={({ target }) => void save({ status: target.value })}
        slotProps={{ select: { native: true } }}
      >
        {isUnknown && <option value={status}>{STATUS_BOOK.nameOf(service, status)}</option>}
        {statuses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[2]}
          </option>
        ))}
      </TextField>
      <div className="ap-assign">
        <TextField
          select
          fullWidth
          size="small"
          label={WORDS.assignee}
          value={assignee ?? ''}
          onChange={({ target }) => void save({ assignee: target.value || null })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{WORDS.nobody}</option>
          {isGone && <option value={assignee}>{nameOf(assignee)}</option>}
          {active.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </TextField>
        {me !== undefined && assignee !== me && (
          <Button variant="outlined" onClick={() => void save({ assignee: me })}>
            {WORDS.assignToMe}
          </Button>
        )}
      </div>
      <DayField
        label={WORDS.due}
        value={due ?? ''}
        helperText={WORDS.dueHelp}
        onChoose={(day) => void save({ due: day || null })}
      />
      {conflict && (
        <HandlingConflictNotice
          conflict={conflict}
          service={service}
          colleagues={colleagues}
          onTakeTheirs={takeTheirs}
          onKeepMine={() => void save(conflict.mine)}
        />
      )}
    </section>
  );
}
