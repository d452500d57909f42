import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentKind } from '../../definition/content/contentType';
import { type Json, parsePath, type Values, withValueAt } from '../../definition/model/values';
import { showNotice } from '../../platform/snackbar/snackbarStore';
import { sessionToken } from '../../platform/session/sessionStore';
import { keepEdit } from '../data/keptEdits';
import { useKeptEdit } from '../data/useKeptEdit';
import { t } from '../language/t';

/** A record while it is being edited. */
export interface Draft {
  readonly values: Values;
  readonly isDirty: boolean;
  /** @param path dotted */
  readonly set: (path: string, value: Json | undefined) => void;
  readonly replace: (values: Values) => void;
  /** Goes back to what is saved; what was typed is offered again, in case it was a slip. */
  readonly discard: () => void;
  /**
   * What was sent has been saved as `next`: editing goes on from there, and keeps what was typed since.
   * @param key under which unsaved edits are kept from now on: a new record has got its id
   */
  readonly saved: (sent: Values, next: Values, key: string) => void;
  /** An earlier version has been saved as `next`; an edit that was not saved is offered again. */
  readonly restored: (next: Values) => void;
  /** An edit of an earlier visit that was never saved. */
  readonly found: Values | undefined;
  readonly forget: () => void;
}

const KEPT_MS = 5000;

/** Under which unsaved edits of a record are kept; without an id: of a new one. */
export const draftKey = (kind: ContentKind, id = 'new'): string => `${kind.id}/${id}`;

/**
 * @param firstKey under which unsaved edits are kept (draftKey)
 * @param before the record as the server holds it
 */
export function useDraft(firstKey: string, before: Values): Draft {
  const [key, setKey] = useState(firstKey);
  const [base, setBase] = useState(before);
  const [values, setValues] = useState(before);
  /** What is typed while a saving is on its way is not saved by it. */
  const latest = useRef(before);
  const isDirty = useMemo(() => JSON.stringify(values) !== JSON.stringify(base), [values, base]);
  const { found, forget, offer } = useKeptEdit(key, isDirty ? values : undefined);
  const setUnsaved = useStoredNotice(isDirty);

  const replace = useCallback((next: Values) => {
    latest.current = next;
    setValues(next);
  }, []);
  const set = useCallback(
    (path: string, value: Json | undefined) =>
      replace(withValueAt(latest.current, parsePath(path), value) as Values),
    [replace],
  );
  const saved = useCallback(
    (sent: Values, next: Values, nextKey: string) => {
      const isTypedSince = latest.current !== sent;
      forget();
      setKey(nextKey);
      setBase(next);
      // Both at once: where a new record gets a page of its own, nothing is drawn here any more.
      setUnsaved(isTypedSince);
      if (isTypedSince) keepEdit(nextKey, latest.current);
      else replace(next);
    },
    [forget, replace, setUnsaved],
  );
  const discard = useCallback(() => {
    offer(values);
    replace(base);
  }, [base, values, offer, replace]);
  const restored = useCallback(
    (next: Values) => {
      if (isDirty) offer(values);
      setBase(next);
      replace(next);
    },
    [isDirty, values, offer, replace],
  );
  return { values, isDirty, set, replace, discard, saved, restored, found, forget };
}

/**
 * Shows a notice, when the editor is left for another page of the panel, that unsaved changes are stored.
 * @returns sets whether there are any at once, where leaving may come before the next render
 */
function useStoredNotice(isDirty: boolean): (isDirty: boolean) => void {
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  }, [isDirty]);
  useEffect(
    () => () => {
      if (!latest.current || sessionToken() === undefined) return;
      const text = t(
        'Your changes are not saved yet, but they are not lost. Open the record again to continue.',
      );
      showNotice({ kind: 'info', text, timeout: KEPT_MS });
    },
    [],
  );
  return useCallback((now: boolean) => {
    latest.current = now;
  }, []);
}
