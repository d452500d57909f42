import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadState } from './useContent';
import './content.css';

/**
 * Renders content once it has loaded; until then a loading state, or an error with a retry button.
 */
export function Loaded<T>({
  content,
  children,
}: {
  readonly content: LoadState<T>;
  readonly children: (value: T) => ReactNode;
}) {
  if (content.state === 'failed') {
    return content.isMissing ? <Missing /> : <Failed retry={content.retry} />;
  }
  const isComing = content.state === 'loading';
  const shown = isComing ? content.before : content.value;
  if (shown === undefined) return <Loading />;
  // One element for both states, so that its children keep their state.
  return (
    <div className="content-read" aria-busy={isComing}>
      {children(shown)}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <p className="content-loading" role="status">
      {t('shell.contentLoading')}
    </p>
  );
}

function Missing() {
  const { t } = useTranslation();
  return (
    <div className="content-failed" role="alert">
      <p>{t('shell.contentMissing')}</p>
    </div>
  );
}

function Failed({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="content-failed" role="alert">
      <p>{t('shell.contentFailed')}</p>
      <button type="button" className="button" onClick={retry}>
        {t('shell.contentRetry')}
      </button>
    </div>
  );
}
