import { t } from '../language/t';
/** Renders whether an account can log in. */
export function UserState({ disabled }: { readonly disabled: boolean }) {
  return (
    <span className="pn-chip pe-state" data-disabled={disabled}>
      {disabled ? t('Disabled') : t('Active')}
    </span>
  );
}
