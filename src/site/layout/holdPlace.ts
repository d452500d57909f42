/** Milliseconds after which a page has loaded, or is not waited for. */
const LONGEST_MS = 8000;

const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a page scrolled to a place while parts of it are still coming in, until the visitor moves.
 * @param place scrolls there; called again whenever the page has become longer or shorter
 * @returns what lets go of it
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
