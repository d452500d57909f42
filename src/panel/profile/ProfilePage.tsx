import { PanelCard } from '../base/PanelCard';
import { backendHas } from '../../platform/api/capabilities';
import { useSession, clearSession } from '../../platform/api/sessionStore';
import { useFetched } from '../../platform/api/useFetched';
import { useRead } from '../data/useRead';
import { Waiting } from '../data/Waiting';
import { t } from '../language/t';
import { PanelFrame } from '../layout/PanelFrame';
import { DetailsCard } from '../users/DetailsCard';
import { userCall, userIn } from '../users/user';
import { FactorCard } from './FactorCard';
import { useMay } from '../session/may';
import { logIn } from '../../platform/session/session';
import { staffUpdate, staffCall } from '../data/staffCall';
import { sayDone } from '../layout/notices';
import { fieldName } from '../data/fields/fieldNames';
import { NewPassword } from '../users/NewPassword';
import { SavedField } from '../data/fields/SavedField';
import type { User } from '../../contract/accounts';
import { SavingForm } from '../data/fields/SavingForm';
import { useSavingUser } from '../data/fields/useSavingUser';
import { NOTICE_MODES, type NoticeMode, NOTICES } from '../../contract/messages';
import type { TypeOf } from '../../contract/schema';
import { KeptNotice } from '../data/edits/KeptNotice';
import { SelectField } from '../data/fields/SelectField';
import { useEditOf } from '../data/edits/useEditOf';
import { ownText } from '../language/panelLanguage';
import type { PanelText } from '../language/panelText';
import { serviceEntries } from '../pages';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useRun } from '../data/useRun';

export function ProfilePage() {
  const may = useMay();
  const id = useSession(({ user }) => user?.id);
  const user = useFetched(id === undefined ? undefined : userCall(id), userIn);
  return (
    <PanelFrame title={t('Profile')}>
      <Waiting of={user}>
        {(shown) => (
          <div className="pn-cards stack-20">
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

/** Changes one's own password. The server ends all sessions, so a new one is opened at once. */
function ChangePassword({ user }: { readonly user: User }) {
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

type Notices = TypeOf<typeof NOTICES>;

const MODES: Readonly<Record<NoticeMode, PanelText>> = {
  off: 'No e-mail',
  once: 'At once',
  daily: 'Once a day, at 8 in the morning',
};

/** Renders the settings for e-mail notices about new applications. */
export function NoticesCard() {
  const notices = useRead('notices/', NOTICES);
  return (
    <PanelCard title={t('Notices by e-mail')}>
      <Waiting of={notices}>{(stored) => <Choices stored={stored} />}</Waiting>
    </PanelCard>
  );
}

function Choices({ stored }: { readonly stored: Notices }) {
  const may = useMay();
  const seen = serviceEntries().filter(({ id }) => may('readApplications', id));
  const { all, services, own: isOwn } = stored;
  const { shown, change, saved, kept, restore } = useEditOf('notices', {
    all,
    services,
    own: isOwn,
  });
  const own = new Map(shown.services.map(({ service, mode }) => [service, mode]));
  const modes = NOTICE_MODES.map((mode) => [mode, t(MODES[mode])] as const);
  const saving = useRun();
  const save = () =>
    saving.run(async () => {
      await staffCall('PUT', 'notices/', shown);
      saved();
      sayDone(t('Your choice of notices was saved.'));
    });
  const choose = (service: string, mode: NoticeMode | '') => {
    const others = shown.services.filter((one) => one.service !== service);
    change({ services: mode === '' ? others : [...others, { service, mode }] });
  };
  return (
    <SavingForm saving={saving} onSave={save} className="stack-16" button={t('Save notices')}>
      <KeptNotice kept={kept} onRestore={restore} />
      <p>
        {stored.available
          ? t('Choose when you hear of new applications. The e-mails contain no answers.')
          : t('This server is not set up to send e-mail yet. Your choice applies once it is.')}
      </p>
      <SelectField
        fullWidth
        label={t('All services')}
        value={shown.all}
        options={modes}
        onChoose={(mode) => change({ all: mode })}
      />
      <FormControlLabel
        label={t('Also what is assigned to me, notes that name me, and days that have come')}
        checked={shown.own}
        onChange={(_, checked) => change({ own: checked })}
        control={<Switch />}
      />
      <details>
        <summary>{t('Choose by service')}</summary>
        <div className="stack-16" style={{ paddingBlockStart: 'var(--rega-space-16)' }}>
          {seen.map(({ id, tile }) => (
            <SelectField<NoticeMode | ''>
              key={id}
              fullWidth
              label={ownText(tile.title)}
              value={own.get(id) ?? ''}
              options={[['', t('Same as for all services')], ...modes]}
              onChoose={(mode) => choose(id, mode)}
            />
          ))}
        </div>
      </details>
    </SavingForm>
  );
}
