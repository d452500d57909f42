import TextField from '@mui/material/TextField';
import { type SavedInput, useSavedInput } from './useSavedInput';

interface EntryFieldProps extends SavedInput {
  readonly name: 'email' | 'name';
}

/** Renders a text input of an account form. */
export function EntryField({ name, ...input }: EntryFieldProps) {
  const isEmail = name === 'email';
  return (
    <TextField
      {...useSavedInput(name, input)}
      required={isEmail}
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
