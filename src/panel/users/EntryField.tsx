import TextField from '@mui/material/TextField';
import { fieldName } from './fieldNames';
import { useIssueFocus } from './useIssueFocus';
import type { Saving } from './useSavingUser';

interface EntryFieldProps {
  readonly name: 'email' | 'name';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly saving: Saving;
  readonly help?: string;
}

/** Renders a text input of an account form. It takes the focus when it has an error. */
export function EntryField({ name, value, onChange, saving, help }: EntryFieldProps) {
  const issue = saving.issues[name];
  const input = useIssueFocus(issue);
  const isEmail = name === 'email';
  return (
    <TextField
      label={fieldName(name)}
      name={name}
      value={value}
      onChange={({ target }) => {
        saving.fix(name);
        onChange(target.value);
      }}
      error={Boolean(issue)}
      helperText={issue || help}
      required={isEmail}
      fullWidth
      inputRef={input}
      slotProps={{
        htmlInput: {
          dir: isEmail ? 'ltr' : 'auto',
          inputMode: isEmail ? 'email' : 'text',
          // The account is as often another user's as one's own.
          autoComplete: 'off',
          maxLength: isEmail ? 320 : 100,
        },
      }}
    />
  );
}
