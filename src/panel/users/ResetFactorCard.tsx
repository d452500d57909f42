import { useSession } from '../../platform/api/sessionStore';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { confirmedCall } from '../session/confirmStore';
import { SavingForm } from '../data/SavingForm';
import type { UserCardProps } from './user';
import { useSavingUser } from '../data/useSavingUser';

/** Removes a colleague's second step at login; one's own is turned off in the profile. */
export function ResetFactorCard({ user, onChanged }: UserCardProps) {
  const isMine = useSession((session) => session.user?.id) === user.id;
  const saving = useSavingUser();
  if (isMine || !user.secondFactor) return null;

  const save = async () => {
    const write = () => confirmedCall('PUT', 'reset_second_factor/', { id: user.id });
    if (!(await saving.run(write))) return;
    sayDone(t('The second step is removed, and all open sessions of this user have ended.'));
    onChanged();
  };

  return (
    <SavingForm
      saving={saving}
      onSave={save}
      title={t('Second step at login')}
      button={t('Remove the second step')}
      color="error"
    >
      <p>
        {t(
          'This user enters a code from their phone. Remove this step if they have lost both their phone and their recovery codes. Make sure that it is really they who ask.',
        )}
      </p>
    </SavingForm>
  );
}
