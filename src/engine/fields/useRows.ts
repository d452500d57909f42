import { useEffect } from 'react';
import { countOf, grownRows, MOST_ROWS, mostRows, withHeld } from '../../definition/model/counted';
import { shapeAt } from '../../definition/model/fieldAt';
import { newRow } from '../../definition/model/prefill';
import { type Path, valueAt } from '../../definition/model/values';
import { useList, useRowCount, useScope, useScopeState } from '../scope/ScopeContext';

/**
 * Returns how many rows of a list are shown, and whether visitors add and remove rows. Those that an answer counts
 * (docs/requirements.md, P30: the date of birth of each passenger) are added here; rows beyond the count stay in the form,
 * hidden, and reappear when it grows; rows that the file lists (`fixed`) are added, too. None are added for a count that is invalid.
 */
export function useRows(path: Path) {
  const { scope, environment } = useScope();
  const list = useList(path);
  const { countedBy } = list;
  const around = path.slice(0, -1);
  const counted = useScopeState(({ values }) =>
    countedBy === undefined ? list.fixed?.length : countOf(valueAt(values, [...around, countedBy])),
  );
  const given = useRowCount(path);
  const { readOnly } = environment;
  const most = mostRows(shapeAt(scope.shape, around) ?? scope.shape, countedBy ?? '');
  // A read-only record shows only the rows that it contains.
  const isCounted = counted !== undefined && !readOnly;
  const wanted = isCounted && counted <= most ? Math.min(counted, MOST_ROWS) : given;
  useEffect(() => {
    if (wanted <= given) return;
    const rows = valueAt(scope.store.getState().values, path);
    const fresh = newRow(list, { today: environment.ports.today() });
    const grown = grownRows(rows, wanted, fresh);
    scope.set(path, list.fixed ? grown.map((row, index) => withHeld(list, row, index)) : grown);
  });
  return {
    list,
    count: isCounted ? Math.min(wanted, counted) : given,
    isCounted: counted !== undefined,
    isOpen: counted === undefined && !readOnly,
  };
}
