import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LONGEST_NOTE, STATUSES } from '../../contract/applications';
import { readAs } from '../../contract/readAs';
import { oneOfThese } from '../../contract/schema';
import { STATUS_NAMES } from '../../contract/staffWords';
import { KeptNotice } from '../data/KeptNotice';
import type { StaffApplication } from './application';
import { type StaffWork, useStaffWork } from './useStaffWork';

const SAID: Readonly<Record<StaffWork['saving'], string>> = {
  idle: '',
  busy: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
};

/** No save is running and none has failed. */
const SETTLED: ReadonlySet<StaffWork['saving']> = new Set(['idle', 'saved']);

/** Renders the status and the note of staff, separate from what the visitor sent. */
export function StaffWorkCard({ application }: { readonly application: StaffApplication }) {
  const { edit, isUnsaved, saving, kept, change, save } = useStaffWork(application);
  const { found } = kept;
  return (
    <section className="pn-card ap-work" aria-labelledby="ap-work-title">
      <h2 id="ap-work-title">For staff only</h2>
      {found && (
        <KeptNotice
          onRestore={() => {
            change(found);
            kept.forget();
          }}
          onDiscard={kept.forget}
        />
      )}
      <TextField
        select
        fullWidth
        size="small"
        label="Status"
        value={edit.status}
        onChange={({ target }) => void save({ status: readAs(oneOfThese(STATUSES), target.value) })}
        slotProps={{ select: { native: true } }}
      >
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_NAMES[status]}
          </option>
        ))}
      </TextField>
      <TextField
        multiline
        fullWidth
        size="small"
        minRows={4}
        label="Note"
        helperText="The visitor never sees it. It is not printed."
        value={edit.note}
        onChange={({ target }) => change({ note: target.value })}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: LONGEST_NOTE } }}
      />
      <div className="ap-work-save">
        <Button
          variant="contained"
          disabled={!isUnsaved}
          aria-disabled={saving === 'busy'}
          onClick={() => {
            if (saving !== 'busy') void save();
          }}
        >
          Save
        </Button>
        <p role="status">{isUnsaved && SETTLED.has(saving) ? 'Not saved yet' : SAID[saving]}</p>
      </div>
    </section>
  );
}
