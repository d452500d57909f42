import { useLayoutEffect } from 'react';

/** The row that gets the focus once the list has been read. */
let wanted: 0 | -1 | undefined;

/** Moves the focus to the first row of the list (0), or the last one (-1), once it has been read again. */
export const focusOnceRead = (row: 0 | -1): void => void (wanted = row);

/** Moves the focus to the first row that is shown. */
export const focusFirstRow = (): void =>
  document.querySelector<HTMLElement>('.pn-table .pn-row-link')?.focus();

/** Carries out focusOnceRead for a list. */
export function useRowFocus(rows: readonly unknown[]): void {
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    const links = document.querySelectorAll<HTMLElement>('.pn-table .pn-row-link');
    links[wanted === 0 ? 0 : links.length - 1]?.focus();
    wanted = undefined;
  }, [rows]);
}
