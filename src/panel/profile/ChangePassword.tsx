import { logIn } from '../../platform/session/session';
import { clearSession } from '../../platform/api/sessionStore';
import { staffUpdate } from '../data/staffCall';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { fieldName } from '../data/fieldNames';
import { NewPassword } from '../users/NewPassword';
import { SavedField } from '../data/SavedField';
import type { User } from '../../contract/accounts';
import { SavingForm } from '../data/SavingForm';
import { useSavingUser } from '../data/useSavingUser';

/** Changes one's own password. The server ends all sessions, so a new one is opened at once. */
export function ChangePassword({ user }: { readonly user: User }) {
  const saving = useSavingUser('oldPassword', 'password');

  const save = async () => {
    const { oldPassword = '', password = '' } = saving.typed;
    const body = { oldPassword, password };
    const path = `change_password/${encodeURIComponent(user.id)}/`;
    if (!(await saving.run(() => staffUpdate(path, body, fieldName)))) return;
    // If the login fails, the session has ended anyway and the user logs in again.
    await logIn(user.email, password).catch(clearSession);
    saving.clear();
    sayDone(t('Your password was changed. You are logged out everywhere else.'));
  };

  return (
    <SavingForm
      saving={saving}
      onSave={save}
      title={t('Change password')}
      button={t('Change password')}
    >
      <SavedField name="oldPassword" saving={saving} />
      <NewPassword saving={saving} />
    </SavingForm>
  );
}
