import { type ReactNode, Suspense, useRef, type RefObject, useEffect, useState } from 'react';
import { ErrorBoundary } from '../layout/ErrorBoundary';

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

/** So far below the screen something already counts as near; all above it does, or it would come in later. */
const MARGIN = '1000000px 0px 600px';

/** Whether something has ever come near to what the visitor sees. */
function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const watch = new IntersectionObserver(
      (seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear, place]);
  return isNear;
}
