import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../definition/model/values';
import { controlId } from '../controlId';
import { REVEAL } from '../focusIssue';
import type { RefusedAnswer } from '../ports';
import { useFullPath, useScopeState } from '../scope/ScopeContext';
import { issuesWithin } from '../scope/scope';

/**
 * Returns which row of a list is shown, and which rows have visible errors. The first of these is
 * shown each time that errors are shown.
 * @param list its path in the parent scope
 */
export function usePage(list: Path, count: number) {
  const full = useFullPath(list);
  const id = controlId(full);
  const shown = useScopeState((state) => state.shown);
  const numbers = useScopeState(({ issues }) => invalidRows(issues, full).join());
  const invalid = useMemo(
    () => new Set(numbers === '' ? [] : numbers.split(',').map(Number)),
    [numbers],
  );
  const first = invalid.values().next().value;
  const [place, setPlace] = useState({ page: first ?? 0, shown, changes: 0 });
  if (place.shown !== shown) setPlace({ ...place, page: first ?? place.page, shown });

  const open = (page: number) =>
    setPlace((before) => ({ ...before, page, changes: before.changes + 1 }));

  const depth = full.length;
  useEffect(() => {
    const element = document.getElementById(id);
    const reveal = (event: Event) => {
      const page = (event as CustomEvent<Path>).detail[depth];
      if (typeof page === 'number') flushSync(() => setPlace((before) => ({ ...before, page })));
    };
    element?.addEventListener(REVEAL, reveal);
    return () => element?.removeEventListener(REVEAL, reveal);
  }, [id, depth]);

  return {
    page: Math.max(0, Math.min(place.page, count - 1)),
    invalid,
    open,
    changes: place.changes,
  };
}

function invalidRows(issues: readonly RefusedAnswer[], list: Path): number[] {
  const rows = issuesWithin(issues, list).map(({ path }) => Number(path.split('.')[list.length]));
  return [...new Set(rows.filter(Number.isInteger))].toSorted((a, b) => a - b);
}
