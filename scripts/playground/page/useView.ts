import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addressOf, readView, type View } from './view';

export interface ViewUse {
  readonly view: View;
  readonly change: (to: Partial<View>) => void;
  /** The address of another view. */
  readonly href: (to: Partial<View>) => string;
}

/** What is shown, as the address says. Another file is a step that Back undoes, anything else is not. */
export function useView(): ViewUse {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const view = useMemo(() => readView(path, search), [path, search]);
  const href = useCallback((to: Partial<View>) => addressOf({ ...view, ...to }), [view]);
  const change = useCallback(
    (to: Partial<View>) => navigate(href(to), { replace: to.file === undefined }),
    [navigate, href],
  );
  return { view, change, href };
}
