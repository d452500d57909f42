import FormHelperText from '@mui/material/FormHelperText';
import { type TextareaHTMLAttributes, type Ref, useId } from 'react';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly error?: string;
  readonly helperText?: string | undefined;
  readonly onText: (text: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Renders an input for several lines, which grows by CSS: MUI's measures itself in JavaScript. */
export function TextArea({ label, error = '', helperText, onText, ...control }: TextAreaProps) {
  const id = useId();
  const help = error || helperText;
  return (
    <div className="pn-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        aria-invalid={error !== ''}
        aria-describedby={help && `${id}-help`}
        onChange={({ target }) => onText(target.value)}
        {...control}
      />
      {help && (
        <FormHelperText id={`${id}-help`} error={error !== ''}>
          {help}
        </FormHelperText>
      )}
    </div>
  );
}
