import MenuItem from '@mui/material/MenuItem';
import { useLocation } from 'wouter';
import { t } from '../language/t';
import { leavePanel } from '../session/leavePanel';
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
        <MenuItem key="logOut" onClick={leavePanel}>
          {t('Log out')}
        </MenuItem>,
      ]}
    >
      <bdi className="pn-user-email">{email}</bdi>
    </MenuButton>
  );
}
