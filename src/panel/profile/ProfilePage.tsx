import { backendHas } from '../../platform/api/capabilities';
import { useSession } from '../../platform/api/sessionStore';
import { useFetched } from '../../platform/api/useFetched';
import { Waiting } from '../data/Waiting';
import { t } from '../language/t';
import { PanelFrame } from '../layout/PanelFrame';
import { DetailsCard } from '../users/DetailsCard';
import { userCall, userIn } from '../users/user';
import { ChangePassword } from './ChangePassword';
import { FactorCard } from './FactorCard';
import { NoticesCard } from './NoticesCard';
import { useMay } from '../session/may';
import '../users/users.css';

export function ProfilePage() {
  const may = useMay();
  const id = useSession(({ user }) => user?.id);
  const user = useFetched(id === undefined ? undefined : userCall(id), userIn);
  return (
    <PanelFrame title={t('Profile')}>
      <Waiting of={user}>
        {(shown) => (
          <div className="pn-cards pe-cards stack-20">
            <DetailsCard user={shown} onChanged={user.reload} />
            <ChangePassword user={shown} />
            {backendHas('secondFactor') && <FactorCard />}
            {backendHas('staffNotices') && may('readApplications') && <NoticesCard />}
          </div>
        )}
      </Waiting>
    </PanelFrame>
  );
}
