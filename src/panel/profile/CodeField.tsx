import TextField from '@mui/material/TextField';
import { t } from '../language/t';
import { fieldName } from '../users/fieldNames';
import { useIssueFocus } from '../users/useIssueFocus';
import type { Saving } from '../users/useSavingUser';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly saving: Saving;
  /** Whether a recovery code counts, too. */
  readonly takesRecovery?: boolean;
}

/** Renders the input for a code of the authenticator app. It takes the focus when it has an error. */
export function CodeField({ value, onChange, saving, takesRecovery = false }: CodeFieldProps) {
  const issue = saving.issues.code;
  const input = useIssueFocus(issue);
  return (
    <TextField
      label={fieldName('code')}
      name="code"
      value={value}
      onChange={({ target }) => {
        saving.fix('code');
        onChange(target.value);
      }}
      error={Boolean(issue)}
      helperText={
        issue ||
        (takesRecovery
          ? t('Six digits from your app, or one of your recovery codes.')
          : t('Six digits, new every 30 seconds.'))
      }
      required
      fullWidth
      inputRef={input}
      slotProps={{
        htmlInput: {
          dir: 'ltr',
          spellCheck: false,
          autoCapitalize: 'none',
          autoComplete: 'one-time-code',
          inputMode: takesRecovery ? 'text' : 'numeric',
        },
      }}
    />
  );
}
