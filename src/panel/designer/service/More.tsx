import { type ReactNode, useState } from 'react';

interface MoreProps {
  readonly label: string;
  readonly isEmpty?: boolean;
  readonly children: () => ReactNode;
}

/** Renders what is seldom needed, once it is opened. */
export function More({ label, isEmpty = false, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  if (isEmpty) return null;
  return (
    <details className="ds-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      <div className="stack-20">{isOpen && children()}</div>
    </details>
  );
}
