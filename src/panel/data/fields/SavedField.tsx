import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../language/t';
import { fieldName } from './fieldNames';
import type { Saving } from './useSavingUser';

const CODE = { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } as const;

/** The attributes of the inputs of accounts, by name. */
const INPUTS = {
  // The account is as often another user's as one's own.
  name: { dir: 'auto', autoComplete: 'off' },
  email: { dir: 'ltr', inputMode: 'email', autoComplete: 'off' },
  password: { ...CODE, autoComplete: 'new-password' },
  oldPassword: { ...CODE, autoComplete: 'current-password' },
  ownPassword: { ...CODE, autoComplete: 'current-password' },
  code: { ...CODE, autoComplete: 'one-time-code' },
} as const;

type Texts = Readonly<Partial<Record<keyof typeof INPUTS, string>>>;

interface SavedFieldProps {
  readonly name: keyof typeof INPUTS;
  readonly saving: Pick<Saving, 'issues' | 'fix' | 'typed' | 'type'>;
  /** What is edited; left out with onChange: what is typed again each time. */
  readonly of?: Texts;
  readonly onChange?: (part: Texts) => void;
  readonly help?: string;
  readonly inputMode?: 'numeric';
  readonly autoFocus?: boolean;
}

/** Renders an input of an account form. It takes the focus when it is the first with an error. */
export function SavedField(props: SavedFieldProps) {
  const { name, saving, help, inputMode, autoFocus, ...edited } = props;
  const { of = saving.typed, onChange = saving.type } = edited;
  const [isShown, setShown] = useState(false);
  const isSecret = name.toLowerCase().endsWith('password');
  const label = fieldName(name);
  const issue = saving.issues[name];
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = input;
    if (!issue || !current) return;
    if (current.form?.querySelector('[aria-invalid="true"]') === current) current.focus();
  }, [issue]);
  return (
    <TextField
      fullWidth
      autoFocus={autoFocus}
      required={name !== 'name'}
      label={label}
      name={name}
      type={isSecret && !isShown ? 'password' : 'text'}
      value={of[name] ?? ''}
      onChange={({ target }) => {
        saving.fix(name);
        onChange({ [name]: target.value });
      }}
      error={Boolean(issue)}
      helperText={issue || help}
      inputRef={input}
      slotProps={{
        htmlInput: { inputMode, ...INPUTS[name] },
        input: {
          endAdornment: isSecret && (
            <InputAdornment position="end">
              <Button onClick={() => setShown(!isShown)}>
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
