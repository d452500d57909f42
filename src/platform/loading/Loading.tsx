import { type ReactNode, startTransition, Suspense, useLayoutEffect, useReducer } from 'react';
import { onArrival, settledCount } from './arrivals';

interface LoadingProps {
  /** Shown until the children have what they wait for; default: nothing. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders children that wait for code or data (`lazyComponent`, `tracked`). React's Suspense alone keeps a fallback on
 * the screen for 300 ms, and for 300 ms more if another follows, even if all is loaded after 20 ms: it delays what it
 * renders again by itself. An update of ours is not delayed.
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
