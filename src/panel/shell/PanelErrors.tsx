import type { ReactNode } from 'react';
import { Boundary } from '../../platform/Boundary';
import { PanelFrame } from './PanelFrame';

interface PanelErrorsProps {
  /** Where we are: at another place there is a new chance. */
  readonly at: string;
  readonly children: ReactNode;
}

/** Shows words in place of a page that could not be loaded or drawn; everything around it stays. */
export function PanelErrors({ at, children }: PanelErrorsProps) {
  return (
    <Boundary
      at={at}
      broken={
        <PanelFrame title="This page could not be shown">
          <p role="alert">Load the page again. What you have typed is kept.</p>
        </PanelFrame>
      }
    >
      {children}
    </Boundary>
  );
}
