import { useLocation } from 'wouter';
import type { Rights } from '../../contract/rights';
import { backendHas } from '../../platform/api/capabilities';
import { useKeptState } from '../data/useKeptState';
import { panelHref } from '../base/panelHref';
import { sayDone } from '../layout/notices';
import { confirmedCall } from '../session/confirmStore';
import { NewPassword } from './NewPassword';
import { useNoService } from './RightsCard';
import { RightsFields } from './RightsFields';
import { SavedField } from '../data/SavedField';
import { SavingForm } from '../data/SavingForm';
import { useSavingUser } from '../data/useSavingUser';
import { t } from '../language/t';

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
    <SavingForm
      saving={saving}
      onSave={save}
      label={t('New user')}
      className="pn-card pe-narrow"
      button={t('Create user')}
    >
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
  );
}
