import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { settings } from '../../platform/settings';
import { panelHref } from './address';
import { t } from '../language/t';
import { useMay } from '../session/may';
import { activePath, navigationFor } from './navigation';
import { PanelIcon } from './PanelIcon';

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
            {items.map(({ path, title: name, icon }) => (
              <li key={path}>
                <Link
                  href={panelHref(path)}
                  aria-current={path === active ? 'page' : undefined}
                  onClick={onChosen}
                >
                  <PanelIcon shape={icon} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
