import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fetched } from '../api/Fetched';
import type { LoadState } from '../api/useFetched';
import './content.css';

interface LoadedProps<T> {
  readonly content: LoadState<T>;
  readonly children: (value: T) => ReactNode;
}

/** Renders content once it has loaded; until then a loading state, or an error with a retry button. */
export function Loaded<T>({ content, children }: LoadedProps<T>) {
  return (
    <Fetched
      of={content}
      className="content-read"
      loading={<Loading />}
      failed={({ isMissing, reload }) => (isMissing ? <Missing /> : <Failed reload={reload} />)}
    >
      {children}
    </Fetched>
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

function Failed({ reload }: { readonly reload: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="content-failed" role="alert">
      <p>{t('shell.contentFailed')}</p>
      <button type="button" className="button" onClick={reload}>
        {t('shell.contentRetry')}
      </button>
    </div>
  );
}
