import { type ReactNode, useEffect } from 'react';
import { t } from '../language/t';

interface PanelFrameProps {
  readonly title: string;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** A link back, above the heading. */
  readonly back?: ReactNode;
  readonly children?: ReactNode;
}

/** Renders a page of the panel with its heading; PanelShell renders navigation and user menu. */
export function PanelFrame({ title, actions, back, children }: PanelFrameProps) {
  useEffect(() => {
    document.title = `${title} · ${t('Control panel')}`;
  }, [title]);
  return (
    <article className="pn-page">
      {back}
      <header className="pn-page-head">
        <h1>{title}</h1>
        {actions && <div className="pn-page-actions">{actions}</div>}
      </header>
      {children}
    </article>
  );
}
