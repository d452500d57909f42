import { clearSession, useSession } from '../../platform/session/sessionStore';
import { staffUpdate } from '../data/staffCall';
import { KeptNotice } from '../data/KeptNotice';
import { useEditOf } from '../data/useEditOf';
import { sayDone } from '../layout/notices';
import TextField from '@mui/material/TextField';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { isLanguage, LANGUAGES } from '../../definition/language/text';
import { hasOwnCalls } from '../../platform/readPageSettings';
import { showOwnLanguage } from '../language/usePanelLanguage';
import { t } from '../language/t';
import { EntryField } from './EntryField';
import { fieldName } from './fieldNames';
import type { User } from '../../contract/accounts';
import { userCall } from './user';
import { SavingForm } from './SavingForm';
import { useSavingUser } from './useSavingUser';

const FIELDS = ['name', 'email'];

interface DetailsCardProps {
  readonly user: User;
  readonly onSaved: () => void;
}

/** Edits the e-mail address and name of an account. A change of address ends all its sessions. */
export function DetailsCard({ user, onSaved }: DetailsCardProps) {
  const isMine = useSession((session) => session.user?.id) === user.id;
  const stored = { email: user.email, name: user.name, language: user.language };
  const { shown, changed, change, saved, kept } = useEditOf(`user/${user.id}`, stored);
  const { email, language } = shown;
  const saving = useSavingUser(FIELDS);

  const save = async () => {
    const write = async () => changed && staffUpdate(userCall(user.id), changed, fieldName);
    if (!(await saving.run(write))) return;
    saved();
    if (isMine && email.trim().toLowerCase() !== user.email) {
      clearSession();
      sayDone(t('Your e-mail address was changed. Log in with the new one.'));
      return;
    }
    if (isMine && hasOwnCalls) await showOwnLanguage(language);
    sayDone(t('Saved'));
    onSaved();
  };

  return (
    <SavingForm saving={saving} onSave={save} title={t('Details')} button={t('Save')}>
      <KeptNotice kept={kept} onRestore={change} />
      <EntryField name="name" of={shown} onChange={change} saving={saving} />
      <EntryField
        name="email"
        of={shown}
        onChange={change}
        saving={saving}
        help={
          isMine
            ? t('You log in with it. A new address ends your open sessions.')
            : t('Logs in with it. A new address ends all open sessions.')
        }
      />
      {hasOwnCalls && (
        <TextField
          select
          fullWidth
          label={t('Language of the control panel')}
          value={language}
          onChange={({ target: { value } }) => {
            if (isLanguage(value)) change({ language: value });
          }}
          slotProps={{ select: { native: true } }}
        >
          {LANGUAGES.toReversed().map((one) => (
            <option key={one} value={one} lang={LANGUAGE_FACTS[one].tag}>
              {LANGUAGE_FACTS[one].name}
            </option>
          ))}
        </TextField>
      )}
    </SavingForm>
  );
}
