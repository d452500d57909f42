import { type ReactNode, startTransition, Suspense, useLayoutEffect, useReducer } from 'react';
import { onArrival, settledCount } from './arrivals';

interface LoadingProps {
  /** Default: nothing. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders children that wait for code or data (`lazyComponent`, `tracked`), and a fallback until then. React throttles
 * its own retries: a Suspense keeps its fallback for 300 ms, and nested ones one after the other, even if everything has
 * loaded after 20 ms. The update that `tracked` triggers is not throttled.
 */
export function Loading({ fallback, children }: LoadingProps) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          <Waiting seen={settledCount()} onArrived={renderAgain} />
        </>
      }
    >
      {children}
    </Suspense>
  );
}

interface WaitingProps {
  /** How many promises were settled when the fallback was rendered. */
  readonly seen: number;
  readonly onArrived: () => void;
}

function Waiting({ seen, onArrived }: WaitingProps) {
  useLayoutEffect(() => {
    if (settledCount() !== seen) startTransition(onArrived);
    return onArrival(onArrived);
  }, [seen, onArrived]);
  return null;
}
