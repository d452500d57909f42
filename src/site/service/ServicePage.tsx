import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { pick } from '../../definition/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { usePageTitle } from '../shell/usePageTitle';
import { FormLoading } from './FormLoading';
import type { ServiceEntry } from './loaders';
import { OpenService } from './OpenService';
import './service.css';

/** The page of any service that has none of its own: what to know, what to bring, the form. */
export function ServicePage({ entry }: { readonly entry: ServiceEntry }) {
  const { t } = useTranslation();
  const title = pick(entry.tile.title, useLanguage());
  usePageTitle(title);
  return (
    <div className="page service">
      <Link className="service-back" href="/ourservices">
        <svg viewBox="0 0 24 24" className="icon icon-directed" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
        {t('shell.back')}
      </Link>
      <h1>{title}</h1>
      <ErrorBoundary at={entry.id}>
        <Suspense fallback={<FormLoading />}>
          <OpenService key={entry.id} entry={entry} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
