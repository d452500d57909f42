import { clearSession, useSession } from '../../platform/api/sessionStore';
import { formDataOf } from '../data/formDataOf';
import { SelectField } from '../data/fields/SelectField';
import { useEditOf } from '../data/edits/useEditOf';
import { sayDone } from '../layout/notices';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { LANGUAGES } from '../../definition/model/text';
import { backendHas } from '../../platform/api/capabilities';
import { showOwnLanguage } from '../language/usePanelLanguage';
import { t } from '../language/t';
import { EditNotices } from './EditNotices';
import { SavedField } from '../data/fields/SavedField';
import type { User } from '../../contract/accounts';
import type { UserCardProps } from './user';
import { useUserChange } from './useUserChange';
import { SavingForm } from '../data/fields/SavingForm';
import { useSavingUser } from '../data/fields/useSavingUser';

type Details = Pick<User, 'name' | 'email' | 'language'>;

const wordsOf = ({ name, email, language }: Details) => ({
  name: name || '—',
  email,
  language: LANGUAGE_FACTS[language].name,
});

/** Edits the e-mail address and name of an account. A change of address ends all its sessions. */
export function DetailsCard({ user, onChanged }: UserCardProps) {
  const isMine = useSession((session) => session.user?.id) === user.id;
  const stored: Details = { email: user.email, name: user.name, language: user.language };
  const edit = useEditOf(`user/${user.id}`, stored);
  const { shown, changed, change, saved } = edit;
  const { email, language } = shown;
  const saving = useSavingUser('name', 'email');
  const changeUser = useUserChange(user, onChanged);

  const save = async () => {
    const write = async () =>
      changed && changeUser(changed, (own) => formDataOf({ ...changed, ...own }));
    if (!(await saving.run(write))) return;
    saved();
    if (isMine && email.trim().toLowerCase() !== user.email) {
      clearSession();
      sayDone(t('Your e-mail address was changed. Log in with the new one.'));
      return;
    }
    if (isMine && backendHas('accountLanguage')) await showOwnLanguage(language);
    sayDone(t('Saved'));
    onChanged();
  };

  return (
    <SavingForm saving={saving} onSave={save} title={t('Details')} button={t('Save')}>
      <EditNotices user={user} edit={edit} wordsOf={wordsOf} onKeepMine={() => void save()} />
      <SavedField name="name" of={shown} onChange={change} saving={saving} />
      <SavedField
        name="email"
        of={shown}
        onChange={change}
        saving={saving}
        help={
          isMine
            ? t('You log in with it. A new address ends your open sessions.')
            : t('Logs in with it. A new address ends all open sessions.')
        }
      />
      {backendHas('accountLanguage') && (
        <SelectField
          fullWidth
          label={t('Language of the control panel')}
          value={language}
          options={[...LANGUAGES].reverse().map((one) => {
            const { name, tag } = LANGUAGE_FACTS[one];
            return [one, name, tag] as const;
          })}
          onChoose={(chosen) => change({ language: chosen })}
        />
      )}
    </SavingForm>
  );
}
