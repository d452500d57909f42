import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { holdPlace } from './holdPlace';

/** How far down the visitor was on each page, by its address. */
const left = new Map<string, number>();

const address = (): string => location.pathname + location.search;

/** Where the page on the screen is; the address may be ahead of it. */
let shown = location.pathname;

/** Whether the browser's own Back or Forward leads to another page. */
let isReturn = false;

// Here, to hear of it before the router does, which listens from its first page on.
addEventListener('popstate', () => {
  isReturn = location.pathname !== shown;
});

/**
 * What a fresh page does in a browser, for a change of path: it starts at the top (docs/requirements.md, P8) or
 * at the place that its address names, and keyboard and screen reader start with it. Back leads to the
 * place that was left.
 */
export function useArrival(path: string, main: RefObject<HTMLElement | null>): void {
  const before = useRef(path);
  useEffect(() => {
    // The browser would scroll before the page is as long as it was.
    history.scrollRestoration = 'manual';
    const gone = new AbortController();
    const { signal } = gone;
    const keep = () => {
      if (location.pathname === shown) left.set(address(), scrollY);
    };
    let release = holdAnchor();
    const hold = () => {
      release?.();
      release = holdAnchor();
    };
    addEventListener('scroll', keep, { passive: true, signal });
    addEventListener('hashchange', hold, { signal });
    return () => {
      gone.abort();
      release?.();
    };
  }, []);

  useLayoutEffect(() => {
    const place = isReturn ? left.get(address()) : undefined;
    isReturn = false;
    if (before.current === path) return undefined;
    before.current = path;
    shown = location.pathname;
    main.current?.focus({ preventScroll: true });
    if (place !== undefined) return holdPlace(() => scrollTo(0, place));
    scrollTo(0, 0);
    return holdAnchor();
  }, [path, main]);
}

/** Scrolls to what the address names, if it names something, as soon as it is there. */
function holdAnchor(): (() => void) | undefined {
  const name = location.hash.slice(1);
  if (name === '') return undefined;
  return holdPlace(() => document.getElementById(name)?.scrollIntoView());
}
