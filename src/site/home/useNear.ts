import { type RefObject, useEffect, useState } from 'react';

/** So far below the screen something already counts as near; all above it does, or it would come in later. */
const MARGIN = '1000000px 0px 600px';

/** Whether something has ever come near to what the visitor sees. */
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
