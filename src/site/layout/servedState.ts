/** What the server renders that can have the focus: all else is inert until scripts handle it (renderSite.tsx). */
const PARTS = 'a[href], summary, main';

/** The page's own scripts have arrived by then, also on a slow line. */
const LONGEST_MS = 30_000;

/**
 * Keeps what a visitor has done with the page of the server (renderSite.tsx) when scripts replace it: what has the focus
 * gives it to the same part of the new page, and what was opened stays open.
 */
export function keepServedState(root: HTMLElement): void {
  const served = root.querySelector('.served');
  if (!served) return;
  const places = placesOf([...served.querySelectorAll<HTMLElement>(PARTS)]);
  const folded = new Set(served.querySelectorAll<HTMLElement>('details > summary'));
  const partAt = (target: unknown) => [...places.keys()].find((part) => part === target);
  let focused = partAt(document.activeElement);

  const watch = new MutationObserver(() => {
    const opened = [...folded].filter(({ parentElement }) => parentElement?.hasAttribute('open'));
    if (!focused && opened.length === 0) return;
    const parts = [...root.querySelectorAll<HTMLElement>(PARTS)].filter(
      (part) => !places.has(part),
    );
    const shown = new Map([...placesOf(parts)].map(([part, place]) => [place, part]));
    const same = (part: HTMLElement) => shown.get(places.get(part) ?? '');
    for (const summary of opened) {
      const now = same(summary);
      now?.parentElement?.setAttribute('open', '');
      if (now) folded.delete(summary);
    }
    if (!focused || document.activeElement !== document.body) return;
    (focused.isConnected ? focused : same(focused))?.focus({ preventScroll: true });
  });
  watch.observe(root, { childList: true, subtree: true });

  const left = new AbortController();
  const { signal } = left;
  addEventListener('focusin', ({ target }) => (focused = partAt(target)), { signal });
  addEventListener('pointerdown', () => (focused = undefined), { signal });
  setTimeout(() => {
    watch.disconnect();
    left.abort();
  }, LONGEST_MS);
}

/** Returns what each part is, where it is, and how many of the same come before it. */
function placesOf(parts: readonly HTMLElement[]): ReadonlyMap<HTMLElement, string> {
  const counts = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const area = part.closest('header, main, footer')?.tagName ?? '';
      const words = part.matches('summary') ? part.textContent : '';
      const place = [area, part.tagName, part.getAttribute('href') ?? words].join(' ');
      const count = counts.get(place) ?? 0;
      counts.set(place, count + 1);
      return [part, `${place} ${count}`];
    }),
  );
}
