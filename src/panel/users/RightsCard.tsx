import { PanelCard } from '../base/PanelCard';
import { useState } from 'react';
import type { Rights } from '../../contract/rights';
import { useSession } from '../../platform/api/sessionStore';
import { useEditOf } from '../data/edits/useEditOf';
import { sayDone } from '../layout/notices';
import { EditNotices } from './EditNotices';
import { RightsFields } from './RightsFields';
import { rightsText, ROLE_HELP, ROLE_NAMES } from './rightsWords';
import type { UserCardProps } from './user';
import { useUserChange } from './useUserChange';
import { SavingForm } from '../data/fields/SavingForm';
import { useSavingUser } from '../data/fields/useSavingUser';
import { t } from '../language/t';

/** Sets what an account may do; nobody does this for their own account. */
export function RightsCard({ user, onChanged }: UserCardProps) {
  const isMine = useSession((session) => session.user?.id) === user.id;
  return isMine ? (
    <PanelCard title={t('Rights')}>
      <p>
        {t(ROLE_NAMES[user.role])}: {t(ROLE_HELP[user.role])}
      </p>
      <p>{t('Another owner can change your rights; you cannot do it yourself.')}</p>
    </PanelCard>
  ) : (
    <RightsForm user={user} onChanged={onChanged} />
  );
}

/** Rights collide as a whole: half of a colleague's and half of one's own may be what nobody wants. */
interface Edited {
  readonly rights: Rights;
}

const wordsOf = ({ rights }: Edited) => ({ rights: rightsText(rights) });

function RightsForm({ user, onChanged }: UserCardProps) {
  const { role, granted, services } = user;
  const stored: Edited = { rights: { role, granted, services } };
  const edit = useEditOf(`user/${user.id}/rights`, stored);
  const { shown, changed, change, saved } = edit;
  const saving = useSavingUser();
  const noService = useNoService(shown.rights);
  const changeUser = useUserChange(user, onChanged);

  const save = async () => {
    if (!noService.isGood()) return;
    const write = async () => changed?.rights && changeUser(changed.rights);
    if (!(await saving.run(write))) return;
    saved();
    sayDone(t('Saved. If something changed, this user has to log in again.'));
    onChanged();
  };

  return (
    <SavingForm saving={saving} onSave={save} title={t('Rights')} button={t('Save rights')}>
      <EditNotices user={user} edit={edit} wordsOf={wordsOf} onKeepMine={() => void save()} />
      <RightsFields
        value={shown.rights}
        onChange={(rights) => change({ rights })}
        issue={noService.issue}
      />
    </SavingForm>
  );
}

/** Asks for a service where the applications are limited to chosen ones, once that is saved. */
export function useNoService({ services }: Rights) {
  const [submitted, setSubmitted] = useState(false);
  const isMissing = services?.length === 0;
  return {
    issue: submitted && isMissing ? t('Choose at least one service') : undefined,
    isGood: (): boolean => {
      setSubmitted(true);
      return !isMissing;
    },
  };
}
