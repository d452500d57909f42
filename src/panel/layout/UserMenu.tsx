import MenuItem from '@mui/material/MenuItem';
import { useLocation } from 'wouter';
import { logOut } from '../../platform/session/session';
import { forgetEdits } from '../data/keptEdits';
import { t } from '../language/t';
import { MenuButton } from './MenuButton';
import { panelHref } from './panelHref';
import { PanelIcon } from './PanelIcon';

/** Renders the logged-in user and the logout button. */
export function UserMenu({ email }: { readonly email: string }) {
  const [, navigate] = useLocation();
  return (
    <MenuButton
      className="pn-user"
      startIcon={<PanelIcon shape="person" />}
      items={(close) => [
        <MenuItem
          key="profile"
          onClick={() => {
            close();
            navigate(panelHref('home/profile'));
          }}
        >
          {t('Profile')}
        </MenuItem>,
        <MenuItem
          key="logOut"
          onClick={() => {
            forgetEdits();
            // The browser is logged out in any case; a failed call has been reported.
            logOut().catch(() => undefined);
          }}
        >
          {t('Log out')}
        </MenuItem>,
      ]}
    >
      <bdi className="pn-user-email">{email}</bdi>
    </MenuButton>
  );
}
