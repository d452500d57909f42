import { type RefObject, useEffect, useState } from 'react';

/** The distance below the screen that counts as near; everything above the screen counts, too. */
const MARGIN = '1000000px 0px 600px';

/** Returns whether an element has ever been near the visible area. */
export function useNear(place: RefObject<Element | null>): boolean {
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
