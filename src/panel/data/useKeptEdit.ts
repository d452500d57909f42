import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../platform/session/sessionStore';
import { forgetEdit, keepEdit, keptEdit } from './keptEdits';

export interface KeptEdit<T> {
  /** An edit of an earlier visit that was never saved, to be offered with KeptNotice. */
  readonly found: T | undefined;
  /** Keeps a value at once, whatever is being edited. */
  readonly keep: (value: T) => void;
  /** Keeps a value that is being put aside, and offers it from now on. */
  readonly offer: (value: T) => void;
  /** After saving, or when staff want none of it: what is kept and what was found both go. */
  readonly forget: () => void;
}

/**
 * Keeps what is being edited for this member of staff in this tab, so that neither a session that ended
 * nor a reload loses it, and asks before the page is left.
 * @param key of what is edited: "blog/7", "blog/new"
 * @param value the edit; undefined: nothing is unsaved. It is taken for a T when it is found again.
 */
export function useKeptEdit<T>(key: string, value: T | undefined): KeptEdit<T> {
  const [found, setFound] = useState(() => keptEdit(key) as T | undefined);
  useEffect(() => {
    if (value === undefined) return undefined;
    keepEdit(key, value);
    const ask = (event: BeforeUnloadEvent) => {
      // Nobody is asked on a page from which they were logged out.
      if (useSession.getState().token !== undefined) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [key, value]);
  const keep = useCallback((edit: T) => keepEdit(key, edit), [key]);
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
  return useMemo(() => ({ found, keep, offer, forget }), [found, keep, offer, forget]);
}
