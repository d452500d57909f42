import { settings } from '../../platform/readPageSettings';
import { PasswordField } from './PasswordField';
import { strengthOf } from './strength';
import type { SavedInput } from './useSavedInput';
import { t } from '../language/t';

/** Renders an input for a new password with its strength. */
export function NewPassword(props: Omit<SavedInput, 'help'>) {
  const { value } = props;
  return (
    <div className="pe-password">
      <PasswordField
        name="password"
        {...props}
        help={t('At least 12 characters. Three or four unrelated words make a good password.')}
      />
      <div className="pe-strength line" role="status">
        {value !== '' && <Strength password={value} />}
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
