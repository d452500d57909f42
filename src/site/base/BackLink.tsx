import { Chevron } from './Icon';
import type { ComponentType, ReactNode } from 'react';

interface LinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

interface BackLinkProps {
  readonly href: string;
  readonly text: string;
  /** The router's link; default: a plain one. */
  readonly as?: ComponentType<LinkProps> | 'a';
}

/** The link from a page to the list or page above it. */
export function BackLink({ href, text, as: As = 'a' }: BackLinkProps) {
  return (
    <As className="arrow-link service-back" href={href}>
      <Chevron to="previous" />
      {text}
    </As>
  );
}
