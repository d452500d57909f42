import TextField from '@mui/material/TextField';
import { t } from '../language/t';
import { type SavedInput, useSavedInput } from '../users/useSavedInput';

interface CodeFieldProps extends Omit<SavedInput, 'help'> {
  /** Whether a recovery code counts, too. */
  readonly takesRecovery?: boolean;
}

/** Renders the input for a code of the authenticator app. */
export function CodeField({ takesRecovery = false, ...input }: CodeFieldProps) {
  const help = takesRecovery
    ? t('Six digits from your app, or one of your recovery codes.')
    : t('Six digits, new every 30 seconds.');
  return (
    <TextField
      {...useSavedInput('code', { ...input, help })}
      required
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
