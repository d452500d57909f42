import TextField from '@mui/material/TextField';
import { type SavedInput, useSavedInput } from './useSavedInput';

type Name = 'email' | 'name';

interface EntryFieldProps extends Pick<SavedInput, 'saving' | 'help'> {
  readonly name: Name;
  readonly of: Readonly<Record<Name, string>>;
  readonly onChange: (part: Partial<Record<Name, string>>) => void;
}

/** Renders a text input of an account form. */
export function EntryField({ name, of, onChange, ...input }: EntryFieldProps) {
  const isEmail = name === 'email';
  return (
    <TextField
      {...useSavedInput(name, {
        ...input,
        value: of[name],
        onChange: (typed) => onChange({ [name]: typed }),
      })}
      required={isEmail}
      slotProps={{
        htmlInput: {
          dir: isEmail ? 'ltr' : 'auto',
          inputMode: isEmail ? 'email' : 'text',
          // The account is as often another user's as one's own.
          autoComplete: 'off',
        },
      }}
    />
  );
}
