import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Scrolls to the top and moves the focus there after a change of page, but not on the first page.
 */
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
