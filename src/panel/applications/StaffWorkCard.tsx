import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LONGEST_NOTE, type StaffNote } from '../../contract/applications';
import { STATUSES } from '../../contract/statuses';
import { readAs } from '../../contract/readAs';
import { oneOfThese } from '../../contract/schema';
import { STATUS_NAMES } from '../../contract/staffWords';
import { KeptNotice } from '../data/KeptNotice';
import type { StaffApplication } from './application';
import { momentText } from './moment';
import { useNotes } from './useNotes';
import { type StatusWork, useStatus } from './useStatus';

const SAID: Readonly<Record<StatusWork['saving'], string>> = {
  idle: '',
  busy: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
};

/** Renders the status and the notes of staff, separate from what the visitor sent. */
export function StaffWorkCard({ application }: { readonly application: StaffApplication }) {
  return (
    <section className="pn-card" aria-labelledby="ap-work-title">
      <h2 id="ap-work-title">Handling</h2>
      <StatusField application={application} />
      <Notes application={application} />
    </section>
  );
}

function StatusField({ application }: { readonly application: StaffApplication }) {
  const { status, saving, conflict, save, takeTheirs } = useStatus(application);
  return (
    <>
      <TextField
        select
        fullWidth
        size="small"
        label="Status"
        value={status}
        helperText={
          <>
            The applicant sees it on their status page, in words of its own.{' '}
            <span role="status">{SAID[saving]}</span>
          </>
        }
        onChange={({ target }) => void save(readAs(oneOfThese(STATUSES), target.value))}
        slotProps={{ select: { native: true } }}
      >
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {STATUS_NAMES[each]}
          </option>
        ))}
      </TextField>
      {conflict && (
        <Alert severity="warning">
          <p>
            <bdi>{conflict.savedBy || 'A colleague'}</bdi> set the status to “
            {STATUS_NAMES[conflict.theirs]}” ({momentText(conflict.savedAt)}). You chose “
            {STATUS_NAMES[conflict.mine]}”.
          </p>
          <div className="ap-work-save">
            <Button size="small" onClick={takeTheirs}>
              Take theirs
            </Button>
            <Button size="small" onClick={() => void save(conflict.mine)}>
              Keep mine
            </Button>
          </div>
        </Alert>
      )}
    </>
  );
}

function Notes({ application }: { readonly application: StaffApplication }) {
  const { notes, text, saving, kept, write, add } = useNotes(application);
  const { found } = kept;
  const isEmpty = text.trim() === '';
  return (
    <>
      {notes.length > 0 && (
        <ol className="ap-notes" aria-label="Notes">
          {notes.map((note) => (
            <NoteEntry key={note.id} note={note} />
          ))}
        </ol>
      )}
      {found !== undefined && (
        <KeptNotice
          onRestore={() => {
            write(found);
            kept.forget();
          }}
          onDiscard={kept.forget}
        />
      )}
      <TextField
        multiline
        fullWidth
        size="small"
        minRows={3}
        label="New note"
        helperText="The visitor never sees it. It is not printed, and cannot be changed later."
        value={text}
        onChange={({ target }) => write(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: LONGEST_NOTE } }}
      />
      <div className="ap-work-save">
        <Button
          variant="contained"
          disabled={isEmpty}
          aria-disabled={saving === 'busy'}
          onClick={() => void add()}
        >
          Add note
        </Button>
        <p role="status">{isEmpty || saving !== 'idle' ? SAID[saving] : 'Saved when you leave'}</p>
      </div>
    </>
  );
}

function NoteEntry({ note: { at, who, text } }: { readonly note: StaffNote }) {
  return (
    <li>
      <p className="ap-note-head">
        <bdi>{who || 'Unknown'}</bdi> · <time dateTime={at}>{momentText(at)}</time>
      </p>
      <p className="ap-note-text" dir="auto">
        {text}
      </p>
    </li>
  );
}
