import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** After a change of page, begins at its top with the focus there; not on the first page of a visit. */
export function useArrivedPage(main: RefObject<HTMLElement | null>): void {
  const [location] = useLocation();
  const last = useRef(location);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location, main]);
}
