import { PanelCard } from '../base/PanelCard';
import Button from '@mui/material/Button';
import { useLocation } from 'wouter';
import { useSession } from '../../platform/api/sessionStore';
import { askDelete } from '../data/askDelete';
import { backendHas } from '../../platform/api/capabilities';
import { staffCall, staffUpdate } from '../data/staffCall';
import { panelHref } from '../base/panelHref';
import { sayDone } from '../layout/notices';
import { confirmed } from '../session/confirmStore';
import { fieldName } from '../data/fields/fieldNames';
import { type UserCardProps, userCall } from './user';
import { useSavingUser } from '../data/fields/useSavingUser';
import { t } from '../language/t';

/** Disables, enables or deletes an account. Users cannot do this to their own account. */
export function AccessCard({ user, onChanged }: UserCardProps) {
  const isMine = useSession((session) => session.user?.id) === user.id;
  const { disabled } = user;
  const [, navigate] = useLocation();
  const { busy, run } = useSavingUser();
  const path = userCall(user.id);

  const turn = async () => {
    const write = () =>
      confirmed((own) => staffUpdate(path, { disabled: !disabled, ...own }, fieldName));
    if (!(await run(write))) return;
    sayDone(disabled ? t('This user can log in again.') : t('This user can no longer log in.'));
    onChanged();
  };
  const remove = async () => {
    if (!(await askDelete({ name: t('User: {{email}}', { email: user.email }) }))) return;
    if (!(await run(() => staffCall('DELETE', path)))) return;
    sayDone(t('The user was deleted.'));
    navigate(panelHref('home/users'));
  };

  return (
    <PanelCard title={t('Access')}>
      {isMine ? (
        <p>{t('A colleague can disable or delete your account; you cannot do it yourself.')}</p>
      ) : (
        <>
          <p>
            {disabled
              ? t('This user cannot log in. What they did stays in the audit log.')
              : t('A disabled user is logged out at once and cannot log in until enabled again.')}
          </p>
          <div className="row">
            <Button variant="outlined" aria-disabled={busy} onClick={() => void turn()}>
              {disabled ? t('Enable user') : t('Disable user')}
            </Button>
            {backendHas('accountDeletion') && (
              <Button color="error" aria-disabled={busy} onClick={() => void remove()}>
                {t('Delete user')}
              </Button>
            )}
          </div>
        </>
      )}
    </PanelCard>
  );
}
