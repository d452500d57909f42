import type { ReactNode } from 'react';
import './fold.css';

interface FoldProps {
  /** In the reader's language. */
  readonly title: string;
  /** How many points it has. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Returns whether there is room beside the form; the server does not know it, and its styles open it (fold.css). */
const isWide = (): boolean => typeof innerWidth === 'number' && innerWidth >= 1000;

/** Renders a heading with what is below it, which a phone shows as a line that opens: the form is what one comes for. */
export function Fold({ title, count, children }: FoldProps) {
  const isOpen = isWide();
  return (
    <details className="fold" open={isOpen}>
      {/* What its styles open cannot be closed. */}
      <summary tabIndex={isOpen ? -1 : undefined}>
        <h2>{title}</h2>
        {count > 0 && <span className="muted">{`(${count})`}</span>}
      </summary>
      {children}
    </details>
  );
}
