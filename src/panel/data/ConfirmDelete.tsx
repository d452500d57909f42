import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useId } from 'react';
import './data.css';
import { t } from '../language/t';
import { PanelDialog } from './PanelDialog';

interface ConfirmDeleteProps {
  readonly open: boolean;
  /** What would be deleted: "Erbil – Istanbul". */
  readonly name: string;
  /** What else staff should know: what stays, or that it can be put back. */
  readonly note?: string | undefined;
  readonly refused?: string | undefined;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
  /** Set if it may be archived, since applications name it. */
  readonly onArchive?: (() => void) | undefined;
}

/** Asks for confirmation before deleting, in the words of docs/requirements.md, P20. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { open, name, note, refused, onCancel, onDelete, onArchive } = props;
  const text = useId();
  return (
    <PanelDialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      aria-describedby={text}
      title={t('Warning')}
      closeLabel={refused === undefined ? t('Cancel') : t('Close')}
      answers={[
        onArchive !== undefined && { label: t('Archive'), act: onArchive, variant: 'contained' },
        refused === undefined && { label: t('Delete'), act: onDelete, color: 'error' },
      ]}
    >
      <div id={text}>
        <Box component="p" sx={{ marginBlockEnd: 1, fontWeight: 600 }} dir="auto">
          {name}
        </Box>
        <DialogContentText dir="auto">
          {refused ?? t('This action delete the data permanently.')}
        </DialogContentText>
        {refused === undefined && note !== undefined && (
          <DialogContentText>{note}</DialogContentText>
        )}
      </div>
    </PanelDialog>
  );
}
