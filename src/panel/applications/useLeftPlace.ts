import { type MouseEvent, useEffect, useState } from 'react';
import { leaveList, leftPlace } from './lastList';

/**
 * Returns to the place where a list was left for an application: it is scrolled as it was, and the row has the focus.
 * @param here the list's URL
 * @returns the handler of the list's element
 */
export function useLeftPlace(here: string, rows: readonly { readonly id: string }[]) {
  const [place] = useState(() => leftPlace(here));
  const isThere = rows.length > 0;
  useEffect(() => {
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
      if (row?.dataset.id !== undefined) leaveList(here, row.dataset.id);
    },
  };
}
