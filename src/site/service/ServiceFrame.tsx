import './service.css';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { BackLink } from '../../skeleton/BackLink';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { usePageTitle } from '../layout/usePageTitle';
import { TopContext } from './DraftLine';
import { useServerSkeleton } from '../layout/serverSkeleton';
import { lazyPage } from '../lazyPage';
import { isEntering } from './entering';
import { FormLoading } from './FormLoading';

const EnteringLine = lazyPage(
  'entering',
  async () => (await import('./EnteringLine')).EnteringLine,
);

interface ServiceFrameProps {
  readonly title: string;
  /** The link above the title; default: the list of services. */
  readonly back?: { readonly href: string; readonly text: string };
  /** Identifies the page's subject, so that an error does not outlast it. */
  readonly at: string;
  readonly children: ReactNode;
}

/**
 * Renders the frame of every service page: link back, title, and a loading state for the content.
 */
export function ServiceFrame({ title, back, at, children }: ServiceFrameProps) {
  const { t } = useTranslation();
  usePageTitle(title);
  const [top, setTop] = useState<HTMLElement | null>(null);
  const [entering] = useState(isEntering);
  return (
    <div className="page service">
      <BackLink
        as={Link}
        href={back?.href ?? SITE_ROUTES.ourservices}
        text={back?.text ?? t('shell.back')}
      />
      <h1>{title}</h1>
      {entering && (
        <Suspense>
          <EnteringLine />
        </Suspense>
      )}
      <div ref={setTop} />
      <TopContext value={top}>
        <ErrorBoundary at={at}>
          <Suspense fallback={<ServiceLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </TopContext>
    </div>
  );
}

/** Renders the loading state of a service; keeps the server's skeleton. */
function ServiceLoading() {
  const intro = useServerSkeleton('intro');
  return (
    <>
      {intro && <div ref={intro} />}
      <FormLoading />
    </>
  );
}
