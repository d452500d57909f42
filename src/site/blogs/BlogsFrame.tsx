import './blogs.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { BackLink } from '../../skeleton/BackLink';
import { usePageTitle } from '../layout/usePageTitle';

interface BlogsFrameProps {
  /** undefined: it has not come yet. */
  readonly title: string | undefined;
  readonly children: ReactNode;
}

/** What each page below the blogs has: the way back to them, and its title. */
export function BlogsFrame({ title, children }: BlogsFrameProps) {
  const { t } = useTranslation();
  const heading = title ?? t('shell.blogs');
  usePageTitle(heading);
  return (
    <div className="page plain-page blogs-below">
      <BackLink as={Link} href={SITE_ROUTES.blogs} text={t('blogs.all')} />
      <h1 dir="auto">{heading}</h1>
      {children}
    </div>
  );
}
