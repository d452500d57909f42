import type { ReactNode } from 'react';
import { useTranslation } from '../language/useTranslation';
import { Fetched } from '../api/Fetched';
import type { LoadState } from '../api/useFetched';
import './content.css';

interface LoadedProps<T> {
  readonly content: LoadState<T>;
  readonly children: (value: T) => ReactNode;
}

/** Renders content once it has loaded; until then a loading state, or an error with a retry button. */
export function Loaded<T>({ content, children }: LoadedProps<T>) {
  const { t } = useTranslation();
  return (
    <Fetched
      of={content}
      className="content-read"
      loading={
        <p className="content-loading" role="status">
          {t('shell.contentLoading')}
        </p>
      }
      failed={({ isMissing, reload }) => (
        <div className="content-failed" role="alert">
          <p>{t(isMissing ? 'shell.contentMissing' : 'shell.contentFailed')}</p>
          {!isMissing && (
            <button type="button" className="button" onClick={reload}>
              {t('shell.contentRetry')}
            </button>
          )}
        </div>
      )}
    >
      {children}
    </Fetched>
  );
}
