import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../platform/api/sessionStore';
import { forgetEdit, keepJson, keptEdit } from './keptEdits';
import { useWindowEvent } from '../useWindowEvent';

/**
 * Stores the current edit for this user in this tab, so that it survives an expired session or a
 * reload, and asks before the page unloads.
 * @param key of what is edited: "blog/7", "blog/new"
 * @param value the edit; undefined if nothing is unsaved
 * @param offered what stays stored meanwhile
 */
export function useKeeping(key: string, value: unknown, offered?: unknown): void {
  const stored = value ?? offered;
  const json = useMemo(() => (stored === undefined ? undefined : JSON.stringify(stored)), [stored]);
  useEffect(() => {
    if (json === undefined) forgetEdit(key);
    else keepJson(key, json);
  }, [key, json]);
  useWindowEvent('beforeunload', (event) => {
    // No question on a page from which the user was logged out.
    if (value !== undefined && useSession.getState().token !== undefined) event.preventDefault();
  });
}

/** Keeps the current edit (useKeeping), and finds that of an earlier visit. */
export function useKeptEdit<T>(key: string, value: T | undefined) {
  const [found, setFound] = useState(() => keptEdit(key) as T | undefined);
  useKeeping(key, value, found);
  /** Removes stored and offered edits, after saving or discarding. */
  const forget = useCallback(() => {
    forgetEdit(key);
    setFound(undefined);
  }, [key]);
  return {
    /** An unsaved edit of an earlier visit, to be offered with KeptNotice. It is not validated. */
    found,
    /** Offers again what staff have set aside. */
    offer: setFound,
    forget,
  };
}
