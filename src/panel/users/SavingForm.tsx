import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import type { Saving } from './useSavingUser';

interface SavingFormProps {
  readonly saving: Pick<Saving, 'busy'>;
  readonly onSave: () => Promise<unknown>;
  readonly button: string;
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

/** Renders a form of account settings: heading, fields and the button that saves. The server validates. */
export function SavingForm(props: SavingFormProps) {
  const { saving, onSave, button, color, className = 'pn-card', title, label, other } = props;
  const id = useId();
  return (
    <form
      className={className}
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
          aria-disabled={saving.busy}
        >
          {button}
        </Button>
        {other}
      </div>
    </form>
  );
}
