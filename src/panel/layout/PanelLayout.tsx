import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef, useState } from 'react';
import { PanelIcon } from './PanelIcon';
import { PanelNav } from './PanelNav';
import { useArrivedPage } from './useArrivedPage';
import { UserMenu } from './UserMenu';
import './shell.css';

/** Renders the panel's layout: skip link, navigation and user menu. */
export function PanelLayout({
  email,
  children,
}: {
  readonly email: string;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useArrivedPage(main);
  const close = () => setOpen(false);
  return (
    <div className="pn-shell">
      <a className="skip" href="#panel-main">
        Skip to the page
      </a>
      <header className="pn-bar">
        <span className="pn-bar-menu">
          <IconButton aria-label="Pages" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            <PanelIcon shape="menu" />
          </IconButton>
        </span>
        <p className="pn-bar-name">Control panel</p>
        <UserMenu email={email} />
      </header>
      <div className="pn-aside">
        <PanelNav />
      </div>
      <Drawer open={isOpen} onClose={close} slotProps={{ paper: { 'aria-label': 'Pages' } }}>
        <PanelNav onChosen={close} />
      </Drawer>
      <main id="panel-main" className="pn-main" ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
