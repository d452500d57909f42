import type { ReactNode } from 'react';
import { useTranslate } from '../useTranslate';
import { useLazyPart } from './useLazyPart';

interface LazyPartProps<P> {
  /** The same function each time. */
  readonly load: () => Promise<P>;
  /** Milliseconds until it is loaded. */
  readonly after?: number;
  /** Nothing stands in for it: not even that its code could not be loaded. */
  readonly isQuiet?: boolean;
  readonly children: (part: P) => ReactNode;
}

/** Renders a part of the page once its code is loaded; if it cannot be, offers to try again. */
export function LazyPart<P>({ load, after = 0, isQuiet, children }: LazyPartProps<P>) {
  const { part, failed, retry } = useLazyPart(load, after);
  if (part) return children(part);
  return !isQuiet && <MissingPart failed={failed} onRetry={retry} />;
}

interface MissingPartProps {
  /** Loading failed; otherwise it is in progress. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

export function MissingPart({ failed, onRetry }: MissingPartProps) {
  const t = useTranslate();
  return (
    <div className="rg-missing-part" role="status" aria-busy={!failed}>
      {failed && (
        <>
          <p>{t('form.partFailed')}</p>
          <button type="button" className="rg-button rg-button-outlined" onClick={onRetry}>
            {t('form.options.retry')}
          </button>
        </>
      )}
    </div>
  );
}
