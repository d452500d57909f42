import { t } from '../language/t';
export function UserState({ disabled }: { readonly disabled: boolean }) {
  return (
    <span className="pn-chip pe-state" data-disabled={disabled}>
      {disabled ? t('Disabled') : t('Active')}
    </span>
  );
}
