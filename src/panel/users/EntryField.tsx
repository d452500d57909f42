import TextField from '@mui/material/TextField';
import { fieldName } from './fieldNames';
import { useFaultFocus } from './useFaultFocus';
import type { Saving } from './useSaving';

interface EntryFieldProps {
  readonly name: 'email' | 'name';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly saving: Saving;
  readonly help?: string;
}

/** One line of a person's details. What is wrong with it takes the focus. */
export function EntryField({ name, value, onChange, saving, help }: EntryFieldProps) {
  const fault = saving.faults[name];
  const input = useFaultFocus(fault);
  const isEmail = name === 'email';
  return (
    <TextField
      label={fieldName(name)}
      name={name}
      value={value}
      onChange={({ target }) => {
        saving.mend(name);
        onChange(target.value);
      }}
      error={Boolean(fault)}
      helperText={fault || help}
      required={isEmail}
      fullWidth
      inputRef={input}
      slotProps={{
        htmlInput: {
          dir: isEmail ? 'ltr' : 'auto',
          inputMode: isEmail ? 'email' : 'text',
          // It is a colleague's as often as one's own.
          autoComplete: 'off',
          maxLength: isEmail ? 320 : 100,
        },
      }}
    />
  );
}
