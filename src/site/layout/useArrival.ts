import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isServer } from '../../platform/isServer';

/** Scroll positions by URL. */
const left = new Map<string, number>();

const address = (): string => location.pathname + location.search;

/** The path of the rendered page; the URL may already be another. */
let shown = isServer ? '' : location.pathname;

/** Whether the browser's Back or Forward button was used. */
let isReturn = false;

// Registered here, so that it runs before the router's listener.
if (!isServer) {
  addEventListener('popstate', () => {
    isReturn = location.pathname !== shown;
  });
}

/**
 * Does for a change of path what a browser does for a new page: scrolls to the top
 * (docs/requirements.md, P8) or to the target of the URL's hash, and moves the focus there. Back
 * restores the scroll position.
 */
export function useArrival(path: string, main: RefObject<HTMLElement | null>): void {
  const before = useRef(path);
  useEffect(() => {
    // The browser would scroll before the page has its full height.
    history.scrollRestoration = 'manual';
    const gone = new AbortController();
    const { signal } = gone;
    const keep = () => {
      if (location.pathname === shown) left.set(address(), scrollY);
    };
    let release = hasLeftAnchor() ? undefined : holdAnchor();
    const hold = () => {
      release?.();
      release = holdAnchor();
    };
    addEventListener('scroll', keep, { passive: true, signal });
    addEventListener('hashchange', hold, { signal });
    // Whatever a reload or a return from another site shows is rendered by the server, in its full height.
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });
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

const anchor = (): HTMLElement | null => document.getElementById(location.hash.slice(1));

/** Returns whether the visitor has scrolled on from the target of the URL's hash, in what the server has rendered. */
function hasLeftAnchor(): boolean {
  const top = anchor()?.getBoundingClientRect().top;
  return top !== undefined && scrollY > 0 && (top < 0 || top > innerHeight);
}

/** Scrolls to the target of the URL's hash, if there is one, as soon as it is rendered. */
function holdAnchor(): (() => void) | undefined {
  if (location.hash.slice(1) === '') return undefined;
  return holdPlace(() => anchor()?.scrollIntoView());
}

/** How long to wait for a page to load, in milliseconds. */
const LONGEST_MS = 8000;

const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a page scrolled to a position while parts of it are still loading, until the visitor scrolls.
 * @param place scrolls there; called again whenever the height of the page changes
 * @returns a function that stops it
 */
function holdPlace(place: () => void): () => void {
  const held = new AbortController();
  const release = () => held.abort();
  const watch = new ResizeObserver(place);
  watch.observe(document.body);
  const timer = setTimeout(release, LONGEST_MS);
  held.signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(timer);
  });
  for (const touch of TOUCHES) {
    addEventListener(touch, release, { capture: true, passive: true, signal: held.signal });
  }
  place();
  return release;
}
