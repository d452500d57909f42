import type { ReactNode } from 'react';
import { TickList } from './TickList';

/** Texts in the reader's language. */
export interface PreparationTexts {
  readonly label: string;
  readonly title: string;
  readonly needs: readonly string[];
  /** Such as cost and duration, each with its name. */
  readonly facts: readonly (readonly [name: string, fact: string])[];
}

interface PreparationFrameProps extends PreparationTexts {
  readonly children?: ReactNode;
}

/** Renders what a visitor should have ready before a form. */
export function PreparationFrame({ label, title, needs, facts, children }: PreparationFrameProps) {
  return (
    <aside className="tinted preparation" aria-label={label}>
      {(needs.length > 0 || children) && <h2>{title}</h2>}
      {needs.length > 0 && <TickList points={needs} />}
      {children}
      <dl className="facts row">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
