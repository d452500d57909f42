import type { ReactNode } from 'react';

interface HeaderFrameProps {
  /** How to reach the agency; its space is kept while it is empty. */
  readonly contact?: ReactNode;
  readonly home: ReactNode;
  /** What follows it in the row. */
  readonly children?: ReactNode;
}

/** The header of every page, in the app and in the server's skeleton. */
export function HeaderFrame({ contact, home, children }: HeaderFrameProps) {
  return (
    <header className="header">
      <div className="contact-bar">
        <div className="page contact-bar-row">{contact}</div>
      </div>
      <div className="page header-row row">
        {home}
        {children}
      </div>
    </header>
  );
}
