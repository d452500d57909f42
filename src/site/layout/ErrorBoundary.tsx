import type { ReactNode } from 'react';
import { Boundary } from '../../platform/Boundary';
import { useTranslation } from 'react-i18next';

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

/** What stands in the place of a part that failed. */
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
