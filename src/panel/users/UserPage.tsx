import { PanelCard } from '../base/PanelCard';
import type { User } from '../../contract/accounts';
import { Link, useLocation } from 'wouter';
import { momentText } from '../base/moment';
import { backendHas } from '../../platform/api/capabilities';
import { useFetched } from '../../platform/api/useFetched';
import { Waiting } from '../data/Waiting';
import { Fact } from '../layout/Fact';
import { panelHref } from '../base/panelHref';
import { BackLink, PanelFrame } from '../layout/PanelFrame';
import { AccessCard } from './AccessCard';
import { DetailsCard } from './DetailsCard';
import { RightsCard, useNoService } from './RightsCard';
import { UserState } from './UserState';
import { userCall, userIn, type UserCardProps } from './user';
import { t } from '../language/t';
import type { Rights } from '../../contract/rights';
import { useKeptState } from '../data/edits/useKeptState';
import { sayDone } from '../layout/notices';
import { confirmedCall } from '../session/confirmStore';
import { NewPassword } from './NewPassword';
import { RightsFields } from './RightsFields';
import { SavedField } from '../data/fields/SavedField';
import { SavingForm } from '../data/fields/SavingForm';
import { useSavingUser } from '../data/fields/useSavingUser';
import { useSession } from '../../platform/api/sessionStore';
import { Words } from '../language/Words';

/** Renders one account, or the form for a new one if the id is "new". */
export function UserPage({ id }: { readonly id: string }) {
  return id === 'new' ? (
    <PanelFrame title={t('New user')} back={<BackToUsers />}>
      <NewUserForm />
    </PanelFrame>
  ) : (
    <OneUser id={id} />
  );
}

function OneUser({ id }: { readonly id: string }) {
  const user = useFetched(userCall(id), userIn);
  const known = user.state === 'ready' ? user.value : undefined;
  return (
    <PanelFrame title={known ? known.name || known.email : t('User')} back={<BackToUsers />}>
      <Waiting of={user}>
        {(shown) => (
          <>
            <UserFacts user={shown} />
            <div className="pn-cards stack-20">
              <div className="pn-column stack-20">
                <DetailsCard user={shown} onChanged={user.reload} />
                {backendHas('roles') && <RightsCard user={shown} onChanged={user.reload} />}
                <AccessCard user={shown} onChanged={user.reload} />
              </div>
              <div className="pn-column stack-20">
                <ResetCard user={shown} />
                {backendHas('secondFactor') && (
                  <ResetFactorCard user={shown} onChanged={user.reload} />
                )}
              </div>
            </div>
          </>
        )}
      </Waiting>
    </PanelFrame>
  );
}

function BackToUsers() {
  return <BackLink href={panelHref('home/users')}>{t('Users')}</BackLink>;
}

function UserFacts({ user }: { readonly user: User }) {
  const { disabled, secondFactor, createdAt, lastLoginAt } = user;
  return (
    <dl className="row" style={{ gap: 'var(--rega-space-8) var(--rega-space-40)' }}>
      <Fact name={t('State')}>
        <UserState disabled={disabled} />
      </Fact>
      {backendHas('secondFactor') && (
        <Fact name={t('Second step at login')}>{secondFactor ? t('on') : t('off')}</Fact>
      )}
      <Fact name={t('Last login')}>
        {lastLoginAt === null ? t('never') : momentText(lastLoginAt)}
      </Fact>
      <Fact name={t('Created')}>{momentText(createdAt)}</Fact>
    </dl>
  );
}

/** Most who join work on applications; whatever they may do beside that is chosen. */
const RIGHTS: Rights = { role: 'caseWorker', granted: [], services: null };
const AT_FIRST = { name: '', email: '', ...RIGHTS };

export function NewUserForm() {
  const [account, setAccount, finish] = useKeptState('user/new', AT_FIRST);
  const change = (part: Partial<typeof AT_FIRST>) => setAccount((last) => ({ ...last, ...part }));
  const noService = useNoService(account);
  const [, navigate] = useLocation();
  const saving = useSavingUser('name', 'email', 'password');

  const save = async () => {
    if (!noService.isGood()) return;
    const { name, email, ...rights } = account;
    const { password = '' } = saving.typed;
    const body = { name, email, password, ...(backendHas('roles') && rights) };
    if (!(await saving.run(() => confirmedCall('POST', 'user/', body)))) return;
    finish();
    sayDone(t('The user was created.'));
    navigate(panelHref('home/users'));
  };

  return (
    <div style={{ maxWidth: 560 }}>
      <SavingForm saving={saving} onSave={save} label={t('New user')} button={t('Create user')}>
        <SavedField name="name" of={account} onChange={change} saving={saving} />
        <SavedField name="email" of={account} onChange={change} saving={saving} />
        <NewPassword saving={saving} />
        {backendHas('roles') && (
          <RightsFields value={account} onChange={change} issue={noService.issue} />
        )}
        <p>
          {t(
            'Give the user the password in person or by phone. They can change it on their profile page.',
          )}
        </p>
      </SavingForm>
    </div>
  );
}

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

/** Sets a new password for another user; for one's own account, links to the profile page. */
export function ResetCard({ user }: { readonly user: User }) {
  const isMine = useSession((session) => session.user?.id) === user.id;
  const saving = useSavingUser('password');

  if (isMine) {
    const profile = <Link href={panelHref('home/profile')}>{t('your profile')}</Link>;
    return (
      <PanelCard title={t('Password')}>
        <p>
          <Words
            text="This is your own account. You change your password on {{profile}}."
            values={{ profile }}
          />
        </p>
      </PanelCard>
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
