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
import { FormLoading } from './FormLoading';

interface ServiceFrameProps {
  readonly title: string;
  /** Where the link above the title leads; the list of services unless the page lies below another. */
  readonly back?: { readonly href: string; readonly text: string };
  /** Changes when the page is about something else, so that a failure does not outlive it. */
  readonly at: string;
  readonly children: ReactNode;
}

/** What every service's page has: the way back, the title, and room for what has to be loaded. */
export function ServiceFrame({ title, back, at, children }: ServiceFrameProps) {
  const { t } = useTranslation();
  usePageTitle(title);
  const [top, setTop] = useState<HTMLElement | null>(null);
  return (
    <div className="page service">
      <BackLink
        as={Link}
        href={back?.href ?? SITE_ROUTES.ourservices}
        text={back?.text ?? t('shell.back')}
      />
      <h1>{title}</h1>
      <div ref={setTop} />
      <TopContext value={top}>
        <ErrorBoundary at={at}>
          <Suspense fallback={<ServiceLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </TopContext>
    </div>
  );
}

/** While a service is on its way; what the server said of it stays. */
function ServiceLoading() {
  const intro = useServerSkeleton('intro');
  return (
    <>
      {intro && <div ref={intro} />}
      <FormLoading />
    </>
  );
}
