import type { ReactNode } from 'react';
import { Boundary } from '../../platform/Boundary';
import { t } from '../language/t';
import { PanelFrame } from './PanelFrame';

interface PanelErrorsProps {
  /** The current location. An error is cleared when it changes. */
  readonly at: string;
  readonly children: ReactNode;
}

/** Renders a message instead of a page that cannot be loaded or rendered; the layout stays. */
export function PanelErrors({ at, children }: PanelErrorsProps) {
  return (
    <Boundary
      at={at}
      broken={
        <PanelFrame title={t('This page could not be shown')}>
          <p role="alert">{t('Load the page again. What you have typed is kept.')}</p>
        </PanelFrame>
      }
    >
      {children}
    </Boundary>
  );
}
