/** Returns the preview URL of a page that the framed page links to, in the same language; undefined for other sites. */
export function inPreview(address: string, shown: string): string | undefined {
  const [to, from] = [new URL(address, shown), new URL(shown)];
  if (to.origin !== from.origin) return undefined;
  for (const name of ['preview', 'lang']) {
    const value = from.searchParams.get(name);
    if (value !== null && !to.searchParams.has(name)) to.searchParams.set(name, value);
  }
  return to.href;
}

/** Keeps navigation inside the preview: links within the site stay in preview mode, all others are blocked. */
export function keepWithin(frame: Window & typeof globalThis): void {
  const { history, location } = frame;
  for (const way of ['pushState', 'replaceState'] as const) {
    const go = history[way].bind(history);
    history[way] = (state, unused, address) => {
      const to = inPreview(String(address ?? location.href), location.href);
      if (to !== undefined) go(state, unused, to);
    };
  }
  frame.open = () => null;
  frame.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // The router has already handled the site's own links.
    if (!link || event.defaultPrevented || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    const to = link.target === '' ? inPreview(link.href, location.href) : undefined;
    if (to !== undefined) location.assign(to);
  });
}
