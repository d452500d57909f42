import { type ReactNode, useRef, type RefObject, useEffect, useState } from 'react';
import { LoadingBoundary } from '../layout/LoadingBoundary';

interface NearProps {
  /** Names the height that is reserved until the part has loaded (home.css). */
  readonly part: string;
  readonly children: ReactNode;
}

/** Renders a part below the first screen, whose lazy content is loaded when the visitor comes near. */
export function Near({ part, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className={`home-near home-near-${part}`}>
      {isNear && <LoadingBoundary at={part}>{children}</LoadingBoundary>}
    </div>
  );
}

/** The distance below the screen that counts as near; everything above the screen counts, too. */
const MARGIN = '1000000px 0px 600px';

/** Returns whether an element has ever been near the visible area. */
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
