import type { User } from '../../contract/accounts';
import { Link } from 'wouter';
import { momentText } from '../base/moment';
import { backendHas } from '../../platform/api/capabilities';
import { useFetched } from '../../platform/api/useFetched';
import { Waiting } from '../data/Waiting';
import { Fact } from '../layout/Fact';
import { panelHref } from '../base/panelHref';
import { PanelFrame } from '../layout/PanelFrame';
import { PanelIcon } from '../base/PanelIcon';
import { AccessCard } from './AccessCard';
import { DetailsCard } from './DetailsCard';
import { NewUserForm } from './NewUserForm';
import { RightsCard } from './RightsCard';
import { ResetCard } from './ResetCard';
import { ResetFactorCard } from './ResetFactorCard';
import { UserState } from './UserState';
import { userCall, userIn } from './user';
import { t } from '../language/t';
import './users.css';

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
            <Facts user={shown} />
            <div className="pn-cards pe-cards stack-20">
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
  return (
    <Link href={panelHref('home/users')} className="pn-back">
      <PanelIcon shape="back" />
      {t('Users')}
    </Link>
  );
}

function Facts({ user }: { readonly user: User }) {
  const { disabled, secondFactor, createdAt, lastLoginAt } = user;
  return (
    <dl className="pn-card pn-facts">
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
