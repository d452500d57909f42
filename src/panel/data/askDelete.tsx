import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useId } from 'react';
import './data.css';
import { t } from '../language/t';
import { askIn, type AskedProps } from './Dialogs';
import { PanelDialog } from './PanelDialog';

interface Removal {
  /** What would be deleted: "Erbil – Istanbul". */
  readonly name: string;
  /** What else staff should know: what stays, or that it can be put back. */
  readonly note?: string | undefined;
  /** Why it was refused. */
  readonly refused?: string | undefined;
  /** It may be archived, since applications name it. */
  readonly canArchive?: boolean;
}

/** Asks for confirmation before deleting, in the words of docs/requirements.md, P20. */
export const askDelete = (removal: Removal) =>
  askIn<'delete' | 'archive'>((asked) => <ConfirmDelete {...removal} {...asked} />);

function ConfirmDelete(props: Removal & AskedProps<'delete' | 'archive'>) {
  const { open, name, note, refused, canArchive = false, settle } = props;
  const text = useId();
  return (
    <PanelDialog
      open={open}
      onClose={() => settle()}
      role="alertdialog"
      aria-describedby={text}
      title={t('Warning')}
      closeLabel={refused === undefined ? t('Cancel') : t('Close')}
      answers={[
        canArchive && {
          label: t('Archive'),
          act: () => settle('archive'),
          variant: 'contained',
        },
        refused === undefined && {
          label: t('Delete'),
          act: () => settle('delete'),
          color: 'error',
        },
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
