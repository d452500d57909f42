import ListItemButton from '@mui/material/ListItemButton';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { settings } from '../../platform/readPageSettings';
import { useUnread } from '../arrivals/arrivalStore';
import { panelHref } from '../base/panelHref';
import { t } from '../language/t';
import { useStoredServices } from '../data/storedServices';
import { useMay } from '../session/may';
import {
  activePath,
  type NavGroup,
  type NavItem,
  navigationFor,
  type NavGroupName,
} from './navigation';
import { DrawnIcon, PanelIcon } from '../base/PanelIcon';
import { countText, useCounted } from '../arrivals/useCounted';
import { backendHas } from '../../platform/api/capabilities';
import { ViewLinks } from '../views/ViewLinks';
import { keptChoice } from '../../platform/keptChoice';

const INBOX = 'home/inbox';

/** Renders links to the pages of the panel, in groups; all but the first can be closed. */
export function PanelNav() {
  const [location] = useLocation();
  const may = useMay();
  useStoredServices();
  const groups = navigationFor(may);
  const active = activePath(location.slice(settings.panelPath.length + 1));
  useEffect(() => {
    const group = groups.find(({ items }) => items.some(({ path }) => path === active));
    if (group) useOpenGroups.setState({ [group.name]: true });
  }, [groups, active]);
  return (
    <nav className="pn-nav stack-8" aria-label={t('Pages')}>
      {groups.map((group) => (
        <Group key={group.name} group={group} active={active} />
      ))}
    </nav>
  );
}

const show = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest' });

interface GroupProps {
  readonly group: NavGroup;
  /** The path of the page that is shown. */
  readonly active: string | undefined;
}

/** Groups with more pages are closed at first. */
const FEW = 4;

function Group({ group: { name, title, items }, active }: GroupProps) {
  const isOpen = useOpenGroups((open) => open[name] ?? items.length <= FEW) || name === 'Work';
  return (
    <section aria-label={title}>
      <h2>
        {name === 'Work' ? (
          title
        ) : (
          <button
            type="button"
            className="pn-bare pn-nav-group line"
            aria-expanded={isOpen}
            onClick={() => useOpenGroups.setState({ [name]: !isOpen })}
          >
            {title}
            <PanelIcon shape={isOpen ? 'up' : 'down'} />
          </button>
        )}
      </h2>
      {!isOpen && name === 'Services' && (
        <Unread services={items.flatMap(({ services }) => services ?? [])} />
      )}
      {isOpen && (
        <ul>
          {items.map(({ path, title: page, icon, drawing, services }) => (
            <li key={path}>
              <ListItemButton
                component={Link}
                href={panelHref(path)}
                ref={path === active ? show : undefined}
                selected={path === active}
                aria-current={path === active ? 'page' : undefined}
              >
                {drawing ? <DrawnIcon path={drawing} /> : <PanelIcon shape={icon} />}
                {page}
              </ListItemButton>
              {path === INBOX && <Open />}
              {services && <Unread services={services} />}
              {path === INBOX && backendHas('savedLists') && <ViewLinks />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Renders how many applications are open, as the numbers below are of open ones; and whether one is unread. */
function Open() {
  const count = useCounted('open=1');
  const unread = useUnread();
  return (
    <span className="pn-count">
      {unread > 0 && <Dot unread={unread} />}
      {count !== undefined && countText(count)}
    </span>
  );
}

/** Renders whether applications are unread; beside the link, whose name stays that of its page. */
function Unread({ services }: { readonly services: NavItem['services'] }) {
  const count = useUnread(services);
  if (count === 0) return null;
  return (
    <span className="pn-count">
      <Dot unread={count} />
    </span>
  );
}

function Dot({ unread }: { readonly unread: number }) {
  const text = t('{{number}} unread', { number: countText(unread) });
  return (
    <span className="pn-dot" title={text}>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** Which groups of the navigation staff have opened or closed. */
const useOpenGroups = keptChoice<Readonly<Partial<Record<NavGroupName, boolean>>>>('groups', {});
