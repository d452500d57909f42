import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../platform/session/sessionStore';
import { forgetEdit, keepEdit, keptEdit } from './keptEdits';

export interface KeptEdit<T> {
  /** An unsaved edit of an earlier visit, to be offered with KeptNotice. */
  readonly found: T | undefined;
  /** Stores a value that staff have set aside, and offers it again. */
  readonly offer: (value: T) => void;
  /** Removes stored and offered edits, after saving or discarding. */
  readonly forget: () => void;
}

/**
 * Stores the current edit for this user in this tab, so that it survives an expired session or a
 * reload, and asks before the page unloads.
 * @param key of what is edited: "blog/7", "blog/new"
 * @param value the edit; undefined if nothing is unsaved. A restored value is not validated.
 */
export function useKeptEdit<T>(key: string, value: T | undefined): KeptEdit<T> {
  const [found, setFound] = useState(() => keptEdit(key) as T | undefined);
  useEffect(() => {
    const current = value ?? found;
    if (current === undefined) forgetEdit(key);
    else keepEdit(key, current);
    if (value === undefined) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // No question on a page from which the user was logged out.
      if (useSession.getState().token !== undefined) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [key, value, found]);
  const offer = useCallback(
    (edit: T) => {
      keepEdit(key, edit);
      setFound(edit);
    },
    [key],
  );
  const forget = useCallback(() => {
    forgetEdit(key);
    setFound(undefined);
  }, [key]);
  return useMemo(() => ({ found, offer, forget }), [found, offer, forget]);
}
