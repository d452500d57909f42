import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { t } from '../language/t';

interface Answer extends Pick<ButtonProps, 'color' | 'variant' | 'disabled' | 'aria-disabled'> {
  readonly label: string;
  readonly act: () => unknown;
}

interface PanelDialogProps extends Omit<DialogProps, 'open' | 'title' | 'onClose'> {
  readonly open?: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** On the button that closes it; default: "Cancel". */
  readonly closeLabel?: string;
  /** What can be answered, the usual answer last. */
  readonly answers?: readonly (Answer | false)[];
  /** Further buttons, before the one that closes it. */
  readonly actions?: ReactNode;
  /** Enter in a field gives the last answer. */
  readonly isForm?: boolean;
}

/** Renders a dialog with its title, what it says or asks for, and its buttons. */
export function PanelDialog(props: PanelDialogProps) {
  const {
    open = true,
    title,
    onClose,
    closeLabel,
    answers = [],
    actions,
    isForm,
    ...others
  } = props;
  const { children, ...dialog } = others;
  const id = useId();
  const given = answers.filter((answer) => answer !== false);
  const isWarning = dialog.role === 'alertdialog' || (!isForm && given.at(-1)?.color === 'error');
  // A dialog that fades out still has its buttons: the second click of a double click presses nothing.
  const press = (answer: Answer | undefined) => open && void answer?.act();
  const inside = (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {actions}
        <Button onClick={onClose} autoFocus={isWarning}>
          {closeLabel ?? t('Cancel')}
        </Button>
        {given.map((answer) => {
          const { label, act: _, ...button } = answer;
          const isUsual = answer === given.at(-1);
          return (
            <Button
              key={label}
              variant={isUsual ? 'contained' : 'text'}
              {...button}
              {...(isForm && isUsual ? { type: 'submit' } : { onClick: () => press(answer) })}
            >
              {label}
            </Button>
          );
        })}
      </DialogActions>
    </>
  );
  return (
    <Dialog open={open} aria-labelledby={id} onClose={onClose} {...dialog}>
      {isForm ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            press(given.at(-1));
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
