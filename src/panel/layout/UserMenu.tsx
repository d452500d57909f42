import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { logOut } from '../../platform/session/session';
import { forgetEdits } from '../data/keptEdits';
import { t } from '../language/t';
import { panelHref } from './panelHref';
import { PanelIcon } from './PanelIcon';

/** Renders the logged-in user and the logout button. */
export function UserMenu({ email }: { readonly email: string }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [, navigate] = useLocation();
  const id = useId();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        id={id}
        className="pn-user"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        startIcon={<PanelIcon shape="person" />}
      >
        <bdi className="pn-user-email">{email}</bdi>
      </Button>
      <Menu
        anchorEl={anchor ?? null}
        open={anchor !== undefined}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem
          onClick={() => {
            close();
            navigate(panelHref('home/profile'));
          }}
        >
          {t('Profile')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            forgetEdits();
            // The browser is logged out in any case; a failed call has been reported.
            logOut().catch(() => undefined);
          }}
        >
          {t('Log out')}
        </MenuItem>
      </Menu>
    </>
  );
}
