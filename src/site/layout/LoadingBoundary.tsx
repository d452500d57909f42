import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { Boundary } from '../../platform/Boundary';
import { Loading } from '../../platform/loading/Loading';

interface LoadingBoundaryProps {
  /** Identifies the part: another value renders the children again after an error. */
  readonly at: string;
  /** Shown while the children load; default: nothing. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a part that loads code or data, and a message in its place if it could not be loaded or rendered. */
export function LoadingBoundary({ at, fallback, children }: LoadingBoundaryProps) {
  return (
    <Boundary at={at} broken={<Broken />}>
      <Loading fallback={fallback}>{children}</Loading>
    </Boundary>
  );
}

function Broken() {
  const { t } = useTranslation();
  const isOffline = !navigator.onLine;
  return (
    <section className="message stack" role="alert">
      <h2>{t(isOffline ? 'shell.offline' : 'shell.broken')}</h2>
      <p>{t(isOffline ? 'shell.offlineText' : 'shell.brokenText')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('shell.reload')}
      </button>
    </section>
  );
}
