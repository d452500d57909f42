import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState, useId } from 'react';
import { useMay } from '../../../session/may';
import { statusOptions } from '../../statusBook';
import { EXPORT_FORMATS } from '../../inboxQuery';
import { ActionMenu } from '../../ActionMenu';
import { AT_ONCE, type Bulk } from './useBulk';
import { useRun } from '../../../data/useRun';
import type { Colleagues } from '../../useColleagues';
import { PanelIcon } from '../../../base/PanelIcon';
import type { Action } from '../../../layout/actions';
import { useSnackbar } from '../../../../platform/snackbar/snackbarStore';
import { t } from '../../../language/t';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { asciiDigits } from '../../../../definition/model/digits';
import { askIn, type AskedProps } from '../../../data/Dialogs';
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

/** Renders what the account may do with the chosen applications, at the end of the screen. */
export function BulkBar({ ids, service, colleagues, bulk, total, onAll, onNone }: BulkBarProps) {
  const may = useMay();
  const { busy, change, mark, erase, save } = bulk;
  const reading = useRun();
  const isOneCall = ids.length <= AT_ONCE;
  const undo = useSnackbar(({ open, action }) => (open ? action : undefined));
  const all = {
    title: t('Choose all {{total}} that match', { total }),
    act: () => void reading.run(onAll),
  };
  const ask = async () => {
    const isSure = await askIn<true>((asked) => <EraseDialog count={ids.length} {...asked} />);
    if (isSure) await erase(ids);
  };
  const more: readonly Action[] = [
    ...(ids.length < total && total <= MOST_CHOSEN ? [all] : []),
    { title: t('Mark as read'), act: () => void mark(ids, true) },
    { title: t('Mark as unread'), act: () => void mark(ids, false) },
    ...(isOneCall && may('exportApplications')
      ? EXPORT_FORMATS.map(([format, word]) => ({
          title: t(word),
          act: () => void save(ids, format),
        }))
      : []),
  ];
  return (
    <section
      className="row pn-frame ap-bulk"
      aria-label={t('Chosen applications')}
      aria-busy={busy || reading.busy}
    >
      <IconButton size="small" aria-label={t('Choose none')} onClick={onNone}>
        <PanelIcon shape="close" />
      </IconButton>
      <p role="status">{t('{{count}} chosen', { count: ids.length })}</p>
      {may('handleApplications') && (
        <>
          <ActionMenu
            label={t('Set status')}
            actions={statusOptions(service).map(([status, title]) => ({
              title,
              act: () => void change(ids, { status }),
            }))}
          />
          <ActionMenu
            label={t('Assign')}
            actions={[...colleagues.active.map(({ id }) => id), null].map((assignee) => ({
              title: assignee === null ? t('Nobody') : colleagues.nameOf(assignee),
              act: () => void change(ids, { assignee }),
            }))}
          />
        </>
      )}
      <ActionMenu label={t('More')} actions={more} />
      {undo && <Button onClick={undo.act}>{undo.label}</Button>}
      {isOneCall && may('eraseApplications') && (
        <Button color="error" className="ap-erase" onClick={() => void ask()}>
          {t('Erase')}
        </Button>
      )}
    </section>
  );
}

interface EraseDialogProps extends AskedProps<true> {
  readonly count: number;
}

/** Asks for the number of applications before they are erased, so that nobody erases a page by a slip. */
function EraseDialog({ count, open, settle }: EraseDialogProps) {
  const text = useId();
  const [typed, setTyped] = useState('');
  const isRight = asciiDigits(typed.trim()) === String(count);
  return (
    <PanelDialog
      isForm
      open={open}
      onClose={() => settle()}
      aria-describedby={text}
      title={t('Erase {{count}} applications?', { count })}
      answers={[{ label: t('Erase'), act: () => settle(true), color: 'error', disabled: !isRight }]}
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
