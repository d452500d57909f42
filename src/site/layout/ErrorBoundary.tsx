import type { ReactNode } from 'react';
import { Boundary } from '../../platform/Boundary';
import { Broken } from './Broken';

interface ErrorBoundaryProps {
  /** Where we are: at another place there is a new chance. */
  readonly at: string;
  readonly children: ReactNode;
}

/** Shows words in place of a part that could not be loaded or drawn. */
export function ErrorBoundary({ at, children }: ErrorBoundaryProps) {
  return (
    <Boundary at={at} broken={<Broken />}>
      {children}
    </Boundary>
  );
}
