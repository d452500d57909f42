import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addressOf, readView, type View } from './view';

export interface ViewUse {
  readonly view: View;
  readonly change: (to: Partial<View>) => void;
  /** Returns the URL of another view. */
  readonly href: (to: Partial<View>) => string;
}

/** Keeps the view in the URL. Another file adds a history entry; any other change replaces it. */
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
