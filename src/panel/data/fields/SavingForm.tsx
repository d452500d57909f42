import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface SavingFormProps {
  readonly saving: { readonly busy: boolean };
  readonly onSave: () => Promise<unknown>;
  readonly button: string;
  readonly disabled?: boolean;
  readonly color?: 'error';
  /** Default: a coloured button is only text. */
  readonly variant?: 'outlined' | 'contained';
  /** The class of a form inside a card; default: the form is a card itself. */
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
  const { saving, onSave, button, disabled, color, variant, title, label, other } = props;
  const id = useId();
  const Form = props.className === undefined ? FormCard : 'form';
  return (
    <Form
      className={props.className}
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
      <div className="row">
        <Button
          type="submit"
          color={color ?? 'primary'}
          variant={variant ?? (color ? 'text' : 'contained')}
          disabled={disabled}
          aria-disabled={saving.busy}
        >
          {button}
        </Button>
        {other}
      </div>
    </Form>
  );
}

const FormCard = (props: ComponentProps<'form'>) => <Card component="form" {...props} />;
