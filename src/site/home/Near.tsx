import { type ReactNode, Suspense, useRef } from 'react';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { useNear } from './useNear';

interface NearProps {
  /** Names the height that is kept free until the part is there (home.css). */
  readonly part: string;
  readonly children: ReactNode;
}

/** A part below the first screen: what is lazy in it is asked for when the visitor comes near. */
export function Near({ part, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className={`home-near home-near-${part}`}>
      {isNear && (
        <ErrorBoundary at={part}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
