import { PanelIcon } from '../base/PanelIcon';
import { type ReactNode, useEffect } from 'react';
import { useArrivalStore, useUnread } from '../arrivals/arrivalStore';
import { t } from '../language/t';
import { Link } from 'wouter';
import { noteOpened } from './actions';
import { panelHref } from '../base/panelHref';

interface PanelFrameProps {
  readonly title: string;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** A link back, above the heading. */
  readonly back?: ReactNode;
  readonly children?: ReactNode;
}

/** A longer number leaves no room for the title in a tab. */
const MOST = 99;

/** Renders a page of the panel with its heading; PanelShell renders navigation and user menu. */
export function PanelFrame({ title, actions, back, children }: PanelFrameProps) {
  const unread = useUnread();
  const toCheck = useArrivalStore((state) => state.toCheck);
  useEffect(() => {
    // What applicants wait for comes before what is only new.
    const count = unread === 0 ? '' : `(${unread > MOST ? `${MOST}+` : unread}) `;
    const check = toCheck === 0 ? count : `(${t('{{number}} to check', { number: toCheck })}) `;
    document.title = `${check}${title} · ${t('Control panel')}`;
  }, [title, unread, toCheck]);
  const isOne = back !== undefined;
  useEffect(() => {
    if (isOne) noteOpened(location.pathname, title);
  }, [isOne, title]);
  return (
    <article className="pn-page stack">
      {back}
      <header className="spread">
        <h1>{title}</h1>
        {actions && <div className="pn-page-actions row">{actions}</div>}
      </header>
      {children}
    </article>
  );
}

/** Renders the panel's "page not found". */
export const NoSuchPage = () => (
  <WayHome title={t('No such page')} text={t('There is no page at this address.')} />
);

/** Renders a page that the account may not use. */
export const NotAllowed = () => (
  <WayHome
    title={t('Not for your account')}
    text={t(
      'Your account does not have the right to use this page. If you need it, ask an owner of the site.',
    )}
  />
);

const WayHome = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <PanelFrame title={title}>
    <p>
      {text} <Link href={panelHref('home')}>{t('Go to Home')}</Link>
    </p>
  </PanelFrame>
);

interface BackLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Renders the link back, above the heading of a page. */
export const BackLink = ({ href, children }: BackLinkProps) => (
  <Link href={href} className="pn-back pn-inline">
    <PanelIcon shape="back" />
    {children}
  </Link>
);
