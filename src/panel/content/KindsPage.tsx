import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useSearch } from 'wouter';
import type { PanelPage } from '../pages';
import { panelHref } from '../shell/address';
import { NoSuchPage } from '../shell/NoSuchPage';
import { PanelFrame } from '../shell/PanelFrame';
import { tabsOf } from './tabs';

interface KindsPageProps {
  readonly page: PanelPage;
  /** What the address says behind the page's path: "", "application/7" or "blog/new". */
  readonly rest: string;
}

/** A page of services and of kinds of content: a tab for each, or one application, or one record. */
export function KindsPage({ page, rest }: KindsPageProps) {
  const tabs = tabsOf(page);
  const asked = new URLSearchParams(useSearch()).get('tab');
  const shown = tabs.find(({ id }) => id === asked) ?? tabs[0];
  if (rest !== '' || !shown) return <NoSuchPage />;
  return (
    <PanelFrame title={page.title}>
      {tabs.length > 1 && (
        <Tabs value={shown.id} variant="scrollable" aria-label={page.title}>
          {tabs.map(({ id, title }) => (
            <Tab
              key={id}
              id={`tab-${id}`}
              value={id}
              label={title}
              component={Link}
              href={panelHref(page.path, { tab: id })}
              aria-controls="tab-panel"
            />
          ))}
        </Tabs>
      )}
      <section id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown.id}`}>
        {shown.title}
      </section>
    </PanelFrame>
  );
}
