import { type ReactNode, useEffect } from 'react';
import { useUnread } from '../arrivals/arrivalStore';
import { t } from '../language/t';

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
  useEffect(() => {
    const count = unread === 0 ? '' : `(${unread > MOST ? `${MOST}+` : unread}) `;
    document.title = `${count}${title} · ${t('Control panel')}`;
  }, [title, unread]);
  return (
    <article className="pn-page stack-20">
      {back}
      <header className="pn-page-head spread">
        <h1>{title}</h1>
        {actions && <div className="pn-page-actions row">{actions}</div>}
      </header>
      {children}
    </article>
  );
}
