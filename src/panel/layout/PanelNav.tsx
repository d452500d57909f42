import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { settings } from '../../platform/settings';
import { useUnread } from '../arrivals/arrivalStore';
import { panelHref } from './address';
import { t } from '../language/t';
import { useMay } from '../session/may';
import { activePath, type NavItem, navigationFor } from './navigation';
import { DrawnIcon, PanelIcon } from './PanelIcon';
import { ViewLinks } from '../applications/views/ViewLinks';

const INBOX = 'home/inbox';

/** Renders links to all pages of the panel, in groups. */
export function PanelNav({ onChosen }: { readonly onChosen?: () => void }) {
  const [location] = useLocation();
  const may = useMay();
  const groups = useMemo(() => navigationFor(may), [may]);
  const active = activePath(location.slice(settings.panelPath.length + 1));
  return (
    <nav className="pn-nav" aria-label={t('Pages')}>
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {items.map(({ path, title: name, icon, drawing, services }) => (
              <li key={path}>
                <Link
                  href={panelHref(path)}
                  aria-current={path === active ? 'page' : undefined}
                  onClick={onChosen}
                >
                  {drawing ? <DrawnIcon path={drawing} /> : <PanelIcon shape={icon} />}
                  {name}
                </Link>
                {(path === INBOX || services) && <Unread services={services} />}
                {path === INBOX && <ViewLinks onChosen={onChosen} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Renders how many applications are unread; beside the link, whose name stays that of its page. */
function Unread({ services }: { readonly services: NavItem['services'] }) {
  const count = useUnread(services);
  if (count === 0) return null;
  return (
    <span className="pn-count">
      <span aria-hidden="true">{COUNT.format(count)}</span>
      <span className="visually-hidden">
        {t('{{number}} unread', { number: COUNT.format(count) })}
      </span>
    </span>
  );
}

const COUNT = new Intl.NumberFormat('en');
