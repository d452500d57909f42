import type { PanelText } from '../../language/panelText';
import { t } from '../../language/t';

const NAMES: Readonly<Record<string, PanelText>> = {
  email: 'E-mail',
  name: 'Name',
  language: 'Language of the control panel',
  rights: 'Rights',
  password: 'New password',
  oldPassword: 'Current password',
  role: 'Role',
  services: 'Applications',
  code: 'Code',
  ownPassword: 'Your own password',
};

/** Returns the label of a field in the account forms; "" if it has none. */
export const fieldName = (name: string): string => (NAMES[name] ? t(NAMES[name]) : '');
