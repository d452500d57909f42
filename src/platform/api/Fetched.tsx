import type { ReactNode } from 'react';
import type { LoadState } from './useFetched';

interface FetchedProps<T> {
  readonly of: LoadState<T>;
  readonly className: string;
  readonly loading: ReactNode;
  readonly failed: (state: {
    readonly isMissing: boolean;
    readonly reload: () => void;
  }) => ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** Renders what was fetched, or the given loading or error state. */
export function Fetched<T>({ of, className, loading, failed, children }: FetchedProps<T>) {
  if (of.state === 'failed') return failed(of);
  const isComing = of.state === 'loading';
  // The value may be undefined, for a record that was never saved.
  if (isComing && !('before' in of)) return loading;
  const shown = isComing ? (of.before as T) : of.value;
  // One element for both states, so that its children keep their state.
  return (
    <div className={className} aria-busy={isComing}>
      {children(shown)}
    </div>
  );
}
