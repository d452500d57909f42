import Button from '@mui/material/Button';
import { useState, useId } from 'react';
import { useMay } from '../../../session/may';
import { statusOptions } from '../../statusBook';
import { MenuChoice } from '../../MenuChoice';
import { AT_ONCE, type Bulk } from './useBulk';
import { useRun } from '../../../data/useRun';
import type { Colleagues } from '../../useColleagues';
import { t } from '../../../language/t';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { asciiDigits } from '../../../../definition/model/digits';
import { PanelDialog } from '../../../data/PanelDialog';

interface BulkBarProps {
  readonly ids: readonly string[];
  /** The service of the list; undefined if it has several. */
  readonly service: string | undefined;
  readonly colleagues: Colleagues;
  readonly bulk: Bulk;
  /** The number of applications that match the filters. */
  readonly total: number;
  /** Chooses all that match. */
  readonly onAll: () => Promise<void>;
  readonly onNone: () => void;
}

/** Each hundred is a call, and another one to change them. */
const MOST_CHOSEN = 10_000;

/** Renders what the account may do with the chosen applications. */
export function BulkBar({ ids, service, colleagues, bulk, total, onAll, onNone }: BulkBarProps) {
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const { busy, change, mark, erase, save } = bulk;
  const reading = useRun();
  const isOneCall = ids.length <= AT_ONCE;
  return (
    <section
      className="row pn-frame ap-bulk"
      aria-label={t('Chosen applications')}
      aria-busy={busy || reading.busy}
    >
      <p role="status">
        {t('{{count}} chosen', { count: ids.length, defaultValue_one: '1 chosen' })}
      </p>
      {ids.length < total && total <= MOST_CHOSEN && (
        <Button size="small" disabled={reading.busy} onClick={() => void reading.run(onAll)}>
          {t('Choose all {{total}} that match', { total })}
        </Button>
      )}
      {may('handleApplications') && (
        <>
          <MenuChoice
            label={t('Set status')}
            options={statusOptions(service)}
            onChoose={(status) => void change(ids, { status })}
          />
          <MenuChoice
            label={t('Assign')}
            options={[
              ...colleagues.active.map(({ id }) => [id, colleagues.nameOf(id)] as const),
              ['none', t('Nobody')] as const,
            ]}
            onChoose={(id) => void change(ids, { assignee: id === 'none' ? null : id })}
          />
        </>
      )}
      <Button size="small" onClick={() => void mark(ids, true)}>
        {t('Mark as read')}
      </Button>
      <Button size="small" onClick={() => void mark(ids, false)}>
        {t('Mark as unread')}
      </Button>
      {isOneCall && may('exportApplications') && (
        <>
          <Button size="small" onClick={() => void save(ids, 'csv')}>
            {t('Export CSV')}
          </Button>
          <Button size="small" onClick={() => void save(ids, 'xlsx')}>
            {t('Export Excel')}
          </Button>
        </>
      )}
      {isOneCall && may('eraseApplications') && (
        <Button size="small" color="error" onClick={() => setAsks(true)}>
          {t('Erase')}
        </Button>
      )}
      <Button size="small" onClick={onNone}>
        {t('Choose none')}
      </Button>
      {asks && (
        <EraseDialog
          count={ids.length}
          onCancel={() => setAsks(false)}
          onErase={() => {
            setAsks(false);
            void erase(ids);
          }}
        />
      )}
    </section>
  );
}

interface EraseDialogProps {
  readonly count: number;
  readonly onCancel: () => void;
  readonly onErase: () => void;
}

/** Asks for the number of applications before they are erased, so that nobody erases a page by a slip. */
function EraseDialog({ count, onCancel, onErase }: EraseDialogProps) {
  const text = useId();
  const [typed, setTyped] = useState('');
  const isRight = asciiDigits(typed.trim()) === String(count);
  return (
    <PanelDialog
      open
      onClose={onCancel}
      onSubmit={() => isRight && onErase()}
      aria-describedby={text}
      title={t('Erase {{count}} applications?', {
        count,
        defaultValue_one: 'Erase 1 application?',
      })}
      actions={
        <>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button type="submit" color="error" variant="contained" disabled={!isRight}>
            {t('Erase')}
          </Button>
        </>
      }
    >
      <DialogContentText id={text}>
        {t('Answers, photos, notes and links are erased for good. This cannot be undone.')}
      </DialogContentText>
      <TextField
        autoFocus
        fullWidth
        margin="normal"
        label={t('To continue, type the number {{number}}', { number: count })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
    </PanelDialog>
  );
}
