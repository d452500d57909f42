import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';

type SelectFieldProps<T extends string> = Pick<
  TextFieldProps,
  'id' | 'className' | 'sx' | 'label' | 'fullWidth' | 'error' | 'helperText'
> & {
  readonly value: T;
  readonly options: readonly (readonly [value: T, word: string, lang?: string])[];
  readonly onChoose: (value: T) => void;
  /** Attributes of the control itself. */
  readonly control?: InputHTMLAttributes<HTMLInputElement> | undefined;
  /**
   * Opens a menu of our own. Once it is closed, letters are keys of the page again; in a select of the system they choose
   * another option.
   */
  readonly menu?: boolean;
};

/** Renders a select: that of the system, which phones show as large as their own, or a menu. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { options, onChoose, control, menu = false, ...field } = props;
  return (
    <TextField
      select
      {...field}
      onChange={({ target }) => {
        const [chosen] = options.find(([each]) => each === target.value) ?? [];
        if (chosen !== undefined) onChoose(chosen);
      }}
      slotProps={{
        select: menu ? { displayEmpty: true } : { native: true },
        htmlInput: control,
      }}
    >
      {options.map(([each, word, lang]) =>
        menu ? (
          <MenuItem key={each} value={each} lang={lang}>
            {word}
          </MenuItem>
        ) : (
          <option key={each} value={each} lang={lang}>
            {word}
          </option>
        ),
      )}
    </TextField>
  );
}
