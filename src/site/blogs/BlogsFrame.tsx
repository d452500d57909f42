import { useTranslation } from '../../platform/language/useTranslation';
import './blogs.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { BackLink } from '../../skeleton/BackLink';
import { usePageTitle } from '../base/usePageTitle';

interface BlogsFrameProps {
  /** undefined while it is loading. */
  readonly title: string | undefined;
  readonly children: ReactNode;
}

/** Renders the frame of each page below the blogs: the link back to them, and the title. */
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
