import { Link } from 'wouter';
import { useSession } from '../../platform/api/sessionStore';
import { panelHref } from '../base/panelHref';
import { sayDone } from '../layout/notices';
import { confirmedCall } from '../session/confirmStore';
import { NewPassword } from './NewPassword';
import type { User } from '../../contract/accounts';
import { SavingForm } from '../data/SavingForm';
import { useSavingUser } from '../data/useSavingUser';
import { t } from '../language/t';
import { Words } from '../language/Words';

/** Sets a new password for another user; for one's own account, links to the profile page. */
export function ResetCard({ user }: { readonly user: User }) {
  const isMine = useSession((session) => session.user?.id) === user.id;
  const saving = useSavingUser('password');

  if (isMine) {
    const profile = <Link href={panelHref('home/profile')}>{t('your profile')}</Link>;
    return (
      <section className="pn-card" aria-labelledby="pe-own">
        <h2 id="pe-own">{t('Password')}</h2>
        <p>
          <Words
            text="This is your own account. You change your password on {{profile}}."
            values={{ profile }}
          />
        </p>
      </section>
    );
  }

  const save = async () => {
    const { password = '' } = saving.typed;
    const body = { id: user.id, password };
    if (!(await saving.run(() => confirmedCall('PUT', 'reset_password/', body)))) return;
    saving.clear();
    sayDone(t('The new password is set, and all open sessions of this user have ended.'));
  };

  return (
    <SavingForm
      saving={saving}
      onSave={save}
      title={t('Reset password')}
      button={t('Set new password')}
    >
      <p>
        {t(
          'Give the user the new password in person or by phone. All their open sessions will end.',
        )}
      </p>
      <NewPassword saving={saving} />
    </SavingForm>
  );
}
