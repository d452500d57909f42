import TextField from '@mui/material/TextField';
import { t } from '../language/t';
import { useSavedInput } from '../users/useSavedInput';
import type { Saving } from '../users/useSavingUser';

interface CodeFieldProps {
  readonly saving: Saving;
  /** Whether a recovery code counts, too. */
  readonly takesRecovery?: boolean;
}

/** Renders the input for a code of the authenticator app. */
export function CodeField({ saving, takesRecovery = false }: CodeFieldProps) {
  const help = takesRecovery
    ? t('Six digits from your app, or one of your recovery codes.')
    : t('Six digits, new every 30 seconds.');
  return (
    <TextField
      {...useSavedInput('code', { saving, help })}
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
