import type { ReactNode } from 'react';
import { Boundary } from '../../platform/Boundary';
import { useTranslation } from 'react-i18next';

interface ErrorBoundaryProps {
  /** Identifies the page: another value renders the children again. */
  readonly at: string;
  readonly children: ReactNode;
}

/** Renders a message in place of a part that could not be loaded or rendered. */
export function ErrorBoundary({ at, children }: ErrorBoundaryProps) {
  return (
    <Boundary at={at} broken={<Broken />}>
      {children}
    </Boundary>
  );
}

/** Renders the message for a part that failed. */
function Broken() {
  const { t } = useTranslation();
  const isOffline = !navigator.onLine;
  return (
    <section className="message" role="alert">
      <h2>{t(isOffline ? 'shell.offline' : 'shell.broken')}</h2>
      <p>{t(isOffline ? 'shell.offlineText' : 'shell.brokenText')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('shell.reload')}
      </button>
    </section>
  );
}
