import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface PanelDialogProps extends Omit<DialogProps, 'title' | 'onSubmit'> {
  readonly title: ReactNode;
  readonly actions: ReactNode;
  /** Set if the dialog is a form. */
  readonly onSubmit?: () => void;
}

/** Renders a dialog with its title, what it says or asks for, and its buttons. */
export function PanelDialog(props: PanelDialogProps) {
  const { title, actions, onSubmit, children, ...dialog } = props;
  const id = useId();
  const inside = (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog aria-labelledby={id} {...dialog}>
      {onSubmit ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {inside}
        </form>
      ) : (
        inside
      )}
    </Dialog>
  );
}
