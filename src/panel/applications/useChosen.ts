import { useCallback, useMemo, useState } from 'react';

/** Holds which rows of a list are chosen. What is not shown any more is not chosen. */
export function useChosen(shown: readonly { readonly id: string }[]) {
  const [all, setAll] = useState<ReadonlySet<string>>(() => new Set());
  const toggle = useCallback((id: string) => {
    setAll((last) => {
      const next = new Set(last);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const choose = useCallback((ids: readonly string[]) => setAll(new Set(ids)), []);
  return useMemo(() => {
    /** Those of the chosen rows that are shown, in their order. */
    const ids = shown.map(({ id }) => id).filter((id) => all.has(id));
    return { ids, set: new Set(ids), toggle, choose };
  }, [all, shown, toggle, choose]);
}
