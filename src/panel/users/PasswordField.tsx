import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { fieldName } from './fieldNames';
import { useIssueFocus } from './useIssueFocus';
import type { Saving } from './useSavingUser';
import { t } from '../language/t';

interface PasswordFieldProps {
  readonly name: 'password' | 'oldPassword' | 'ownPassword';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly saving: Saving;
  readonly help?: ReactNode;
}

/**
 * Renders a password input with a button that shows it. It takes the focus when it has an error.
 */
export function PasswordField({ name, value, onChange, saving, help }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const issue = saving.issues[name];
  const input = useIssueFocus(issue);
  const label = fieldName(name);
  return (
    <TextField
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={({ target }) => {
        saving.fix(name);
        onChange(target.value);
      }}
      error={Boolean(issue)}
      helperText={issue || help}
      required
      fullWidth
      inputRef={input}
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
                <span className="visually-hidden">: {label}</span>
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
