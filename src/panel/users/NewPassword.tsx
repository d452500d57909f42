import { settings } from '../../platform/readPageSettings';
import { PasswordField } from './PasswordField';
import { strengthOf } from './strength';
import type { Saving } from './useSavingUser';
import { t } from '../language/t';

/** Renders an input for a new password with its strength. */
export function NewPassword({ saving }: { readonly saving: Saving }) {
  const { password = '' } = saving.typed;
  return (
    <div className="pe-password">
      <PasswordField
        name="password"
        saving={saving}
        help={t('At least 12 characters. Three or four unrelated words make a good password.')}
      />
      <div className="pe-strength line" role="status">
        {password !== '' && <Strength password={password} />}
      </div>
    </div>
  );
}

function Strength({ password }: { readonly password: string }) {
  const { level, words } = strengthOf(password, settings.brand.name);
  return (
    <>
      <span className="pe-meter" data-level={level} aria-hidden="true" />
      {words}
    </>
  );
}
