import { useEffect, useRef } from 'react';
import type { Path } from '../../definition/model/values';
import { controlId } from '../controlId';
import { useFullPath } from '../scope/ScopeContext';

const NEWEST = ':scope > .rg-rows > .rg-row:last-child :is(input, select, textarea, button)';

/**
 * Moves the focus when rows are added or removed: to a new row, if wanted, and to the list when the
 * focused row was removed.
 */
export function useRowFocus(list: Path, count: number, toNewest: boolean): void {
  const id = controlId(useFullPath(list));
  const before = useRef(count);
  useEffect(() => {
    const grown = count - before.current;
    before.current = count;
    const element = grown === 0 ? null : document.getElementById(id);
    if (grown > 0 && toNewest) element?.querySelector<HTMLElement>(NEWEST)?.focus();
    const isLost = document.activeElement === document.body;
    if (grown < 0 && isLost) element?.focus({ preventScroll: true });
  }, [count, id, toNewest]);
}
