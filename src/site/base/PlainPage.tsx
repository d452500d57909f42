import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { usePageTitle } from './usePageTitle';

interface PlainPageProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders the frame of a page without a picture at its top: its title, also as the document's. */
export function PlainPage({ title, className = '', children }: PlainPageProps) {
  usePageTitle(title);
  return (
    <div className={`page plain-page ${className}`}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** Renders the state of a page that has nothing else to show; with `onRetry`, as an error. */
export function PageNotice(props: { readonly text: string; readonly onRetry?: () => void }) {
  const { t } = useTranslation();
  const { text, onRetry } = props;
  return (
    <div role={onRetry ? 'alert' : 'status'}>
      <p className="lead">{text}</p>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {t('status.retry')}
        </button>
      )}
    </div>
  );
}
