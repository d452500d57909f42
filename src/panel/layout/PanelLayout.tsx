import Toolbar from '@mui/material/Toolbar';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import './panelLayout.css';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useRef, useState, type RefObject, useLayoutEffect } from 'react';
import { useArrivals } from '../arrivals/useArrivals';
import { brandName } from '../../definition/brand/brand';
import { settings } from '../../platform/readPageSettings';
import { panelLanguage } from '../language/panelLanguage';
import { t } from '../language/t';
import { leavePanel } from '../session/leavePanel';
import { BackClosesLayers } from './BackClosesLayers';
import { MenuButton } from '../data/MenuButton';
import { panelHref } from '../base/panelHref';
import { PanelIcon } from '../base/PanelIcon';
import { PHONE } from '../base/theme';
import { PanelNav } from './PanelNav';
import { useMay } from '../session/may';
import { ownItems } from './navigation';
import { useUndoKey } from './notices';
import { useSaveKey } from './useCommandKey';
import { useLocation } from 'wouter';

/** Renders the panel's layout: skip link, navigation and user menu. */
export function PanelLayout({
  name,
  search,
  tool,
  children,
}: {
  /** The name of the account that is logged in, or its address. */
  readonly name: string;
  readonly search: ReactNode;
  /** Before the menu of the account. */
  readonly tool: ReactNode;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const main = useRef<HTMLElement>(null);
  useArrivedPage(main);
  useArrivals();
  useSaveKey();
  useUndoKey();
  const close = () => setOpen(false);
  return (
    <Box
      className="pn-shell"
      sx={{
        display: 'grid',
        gridTemplate: 'auto 1fr / 248px minmax(0, 1fr)',
        minHeight: '100dvh',
        '@media (max-width: 999.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      {isTouched && <BackClosesLayers />}
      <a className="skip" href="#panel-main">
        {t('Skip to the page')}
      </a>
      <AppBar
        component="header"
        className="pn-bar"
        sx={{ gridColumn: '1 / -1', '@media screen': { position: 'sticky', insetBlockStart: 0 } }}
      >
        <Toolbar disableGutters>
          <Box
            component="span"
            className="pn-bar-menu"
            sx={{ display: 'none', '@media (max-width: 999.95px)': { display: 'block' } }}
          >
            <IconButton
              color="inherit"
              aria-label={t('Pages')}
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
            >
              <PanelIcon shape="menu" />
            </IconButton>
          </Box>
          <Box
            component="p"
            sx={{
              fontWeight: 700,
              // With the search above the page, beside the navigation.
              '@media (min-width: 1000px)': { minWidth: '220px' },
              '@media (max-width: 599.95px)': { display: 'none' },
            }}
          >
            {brandName(settings.brand, panelLanguage())}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>{search}</Box>
          {tool}
          <UserMenu name={name} />
        </Toolbar>
      </AppBar>
      <Box
        className="pn-aside"
        sx={{
          overflowY: 'auto',
          maxHeight: 'calc(100dvh - var(--bar))',
          borderInlineEnd: '1px solid var(--rega-line)',
          background: 'var(--rega-mist)',
          '@media screen': { position: 'sticky', insetBlockStart: 'var(--bar)' },
          '@media (max-width: 999.95px)': { display: 'none' },
        }}
      >
        <PanelNav />
      </Box>
      <Drawer
        open={isOpen}
        onClose={close}
        // Choosing a page: not opening a group, or a page in another tab.
        onClick={({ defaultPrevented, target }) => {
          if (defaultPrevented && (target as Element).closest('a')) close();
        }}
        slotProps={{ paper: { 'aria-label': t('Pages') } }}
      >
        <PanelNav />
      </Drawer>
      <Box
        component="main"
        id="panel-main"
        className="pn-main"
        sx={{
          padding: '16px clamp(16px, 3vw, 40px) 0',
          outline: 'none',
          '& :is(h1, h2, h3)': { color: 'var(--rega-ink)' },
          '@media (max-width: 999.95px)': { paddingInline: 1.5 },
        }}
        ref={main}
        tabIndex={-1}
      >
        {children}
      </Box>
    </Box>
  );
}

/** Scrolls to the top and moves the focus there after a change of page, but not on the first page. */
function useArrivedPage(main: RefObject<HTMLElement | null>): void {
  const [location] = useLocation();
  const last = useRef(location);
  useLayoutEffect(() => {
    if (last.current === location) return;
    last.current = location;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location, main]);
}

/** Renders the logged-in user and the logout button. */
function UserMenu({ name }: { readonly name: string }) {
  const [, navigate] = useLocation();
  const may = useMay();
  return (
    <MenuButton
      className="pn-user"
      color="inherit"
      aria-label={name}
      startIcon={<PanelIcon shape="person" />}
      sx={{
        [PHONE]: {
          minWidth: 44,
          '& bdi': { display: 'none' },
          '& > .MuiButton-startIcon': { margin: 0 },
        },
      }}
      items={[
        ...ownItems('account', may).map(({ path, title }) => ({
          label: title,
          act: () => navigate(panelHref(path)),
        })),
        { label: t('Log out'), act: leavePanel, stays: true },
      ]}
    >
      <Box component="bdi" className="truncate" sx={{ maxWidth: '40vw' }}>
        {name}
      </Box>
    </MenuButton>
  );
}
