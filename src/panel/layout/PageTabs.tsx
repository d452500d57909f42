import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly title: string;
    readonly href: string;
    /** Behind the title. */
    readonly count?: ReactElement;
  }[];
  /** The id of the tab that is open. */
  readonly open: string;
  /** What is in it. */
  readonly children: ReactNode;
}

/** Renders the tabs of a page; which one is open follows from the address. */
export const PageTabs = ({ label, tabs, open, children }: PageTabsProps) => (
  <>
    <Tabs value={open} variant="scrollable" aria-label={label} className="pn-tabs">
      {tabs.map(({ id, title, href, count }) => (
        <Tab
          key={id}
          id={`tab-${id}`}
          value={id}
          label={title}
          icon={count}
          iconPosition="end"
          component={Link}
          href={href}
          aria-controls={id === open ? 'tab-panel' : undefined}
        />
      ))}
    </Tabs>
    <section id="tab-panel" role="tabpanel" aria-labelledby={`tab-${open}`} key={open}>
      {children}
    </section>
  </>
);
