import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { BackLink } from './BackLink';
import { usePageTitle } from './usePageTitle';

interface PlainPageProps {
  readonly title: string;
  readonly className?: string;
  /** The link back to the list that contains the page's record. */
  readonly back?: ComponentProps<typeof BackLink>;
  readonly children: ReactNode;
}

/** Renders the frame of a page without a picture at its top: its title, also as the document's. */
export function PlainPage({ title, className = '', back, children }: PlainPageProps) {
  usePageTitle(title);
  return (
    <div className={`page plain-page ${className}`}>
      {back && <BackLink {...back} />}
      <h1 dir={back && 'auto'}>{title}</h1>
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
