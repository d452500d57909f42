import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';

type SelectFieldProps<T extends string> = Pick<
  TextFieldProps,
  'id' | 'className' | 'sx' | 'label' | 'fullWidth' | 'size' | 'error' | 'helperText'
> & {
  readonly value: T;
  readonly options: readonly (readonly [value: T, word: string, lang?: string])[];
  readonly onChoose: (value: T) => void;
  /** Attributes of the control itself. */
  readonly control?: InputHTMLAttributes<HTMLInputElement> | undefined;
};

/** Renders a select of the system, which phones show as large as their own. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { options, onChoose, control, ...field } = props;
  return (
    <TextField
      select
      size="small"
      {...field}
      onChange={({ target }) => {
        const [chosen] = options.find(([each]) => each === target.value) ?? [];
        if (chosen !== undefined) onChoose(chosen);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: control }}
    >
      {options.map(([each, word, lang]) => (
        <option key={each} value={each} lang={lang}>
          {word}
        </option>
      ))}
    </TextField>
  );
}
