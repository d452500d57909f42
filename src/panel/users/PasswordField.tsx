import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type SavedInput, useSavedInput } from './useSavedInput';
import { t } from '../language/t';

interface PasswordFieldProps extends SavedInput {
  readonly name: 'password' | 'oldPassword' | 'ownPassword';
}

/** Renders a password input with a button that shows it. */
export function PasswordField({ name, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const props = useSavedInput(name, input);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      slotProps={{
        formHelperText: { component: 'div' },
        htmlInput: {
          dir: 'ltr',
          spellCheck: false,
          autoCapitalize: 'none',
          autoComplete: name === 'password' ? 'new-password' : 'current-password',
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Button size="small" onClick={() => setShown(!isShown)}>
                {isShown ? t('Hide') : t('Show')}
                <span className="visually-hidden">: {props.label}</span>
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** Renders the input for the password of whoever is logged in. */
export const OwnPassword = (props: SavedInput) => <PasswordField name="ownPassword" {...props} />;
