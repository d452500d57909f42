import { type RefObject, useEffect, useRef } from 'react';

/**
 * What a fresh page does in a browser, for a change of path: it starts at the top (docs/requirements.md, P8),
 * and keyboard and screen reader start with it.
 */
export function useArrival(path: string, main: RefObject<HTMLElement | null>): void {
  const before = useRef(path);
  useEffect(() => {
    // The browser would put back the old position after going back.
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
