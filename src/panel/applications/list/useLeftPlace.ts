import { type MouseEvent, useLayoutEffect, useState } from 'react';

/** Where somebody has left a list for one of its applications. */
let left: { readonly href: string; readonly id: string; readonly scrollY: number } | undefined;

/** Returns, once, where the list with a URL was left; undefined if it was not the last one. */
function leftPlace(href: string) {
  if (left?.href !== href) return undefined;
  const place = left;
  left = undefined;
  return place;
}

/**
 * Returns to the place where a list was left for an application: it is scrolled as it was, and the row has the focus.
 * @param here the list's URL
 * @returns the handler of the list's element
 */
export function useLeftPlace(here: string, rows: readonly { readonly id: string }[]) {
  const [place] = useState(() => leftPlace(here));
  const isThere = rows.length > 0;
  useLayoutEffect(() => {
    if (!place || !isThere) return;
    scrollTo(0, place.scrollY);
    const row = [...document.querySelectorAll<HTMLElement>('.ap-inbox tr[data-id]')].find(
      ({ dataset }) => dataset.id === place.id,
    );
    row?.querySelector<HTMLElement>('.pn-row-link')?.focus({ preventScroll: true });
  }, [place, isThere]);
  return {
    onClickCapture: ({ target }: MouseEvent) => {
      const row = (target as Element).closest<HTMLElement>('tr[data-id]');
      if (row?.dataset.id !== undefined) left = { href: here, id: row.dataset.id, scrollY };
    },
  };
}
