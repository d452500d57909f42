/** How long to wait for a page to load, in milliseconds. */
const LONGEST_MS = 8000;

const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a page scrolled to a position while parts of it are still loading, until the visitor scrolls.
 * @param place scrolls there; called again whenever the height of the page changes
 * @returns a function that stops it
 */
export function holdPlace(place: () => void): () => void {
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
