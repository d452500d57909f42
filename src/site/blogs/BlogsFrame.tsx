import './blogs.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
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
      <Link className="blogs-back" href="/blogs">
        <svg viewBox="0 0 24 24" className="icon icon-directed" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
        {t('blogs.all')}
      </Link>
      <h1 dir="auto">{heading}</h1>
      {children}
    </div>
  );
}
