import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';

interface SavingFormProps {
  readonly saving: { readonly busy: boolean };
  readonly onSave: () => Promise<unknown>;
  readonly button: string;
  readonly disabled?: boolean;
  readonly color?: 'error';
  readonly className?: string;
  /** Renders a heading that names the form. */
  readonly title?: string;
  /** Names a form without a heading. */
  readonly label?: string;
  /** Beside the button. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a form: heading, fields and the button that saves. The server validates. */
export function SavingForm(props: SavingFormProps) {
  const { saving, onSave, button, disabled, color, title, label, other } = props;
  const id = useId();
  return (
    <form
      className={props.className ?? 'pn-card'}
      aria-labelledby={title && id}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSave();
      }}
    >
      {title && <h2 id={id}>{title}</h2>}
      {props.children}
      <div className="pn-tools">
        <Button
          type="submit"
          {...(color ? { color } : { variant: 'contained' })}
          disabled={disabled}
          aria-disabled={saving.busy}
        >
          {button}
        </Button>
        {other}
      </div>
    </form>
  );
}
