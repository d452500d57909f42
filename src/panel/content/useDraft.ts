import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Json, parsePath, type Values, withValueAt } from '../../definition/values';
import { showNotice } from '../../platform/snackbar/snackbarStore';
import { sessionToken } from '../../platform/session/sessionStore';
import { useKeptEdit } from '../data/useKeptEdit';

/** A record while it is being edited. */
export interface Draft {
  readonly values: Values;
  readonly isDirty: boolean;
  /** @param path dotted */
  readonly set: (path: string, value: Json | undefined) => void;
  readonly replace: (values: Values) => void;
  /** Goes back to what is saved; what was typed is offered again, in case it was a slip. */
  readonly discard: () => void;
  /** What was sent has been saved as `next`: editing goes on from there, and keeps what was typed since. */
  readonly saved: (sent: Values, next: Values) => void;
  /** An edit of an earlier visit that was never saved. */
  readonly found: Values | undefined;
  readonly forget: () => void;
}

const KEPT_MS = 5000;

/**
 * @param key under which unsaved edits are kept
 * @param before the record as the server holds it
 */
export function useDraft(key: string, before: Values): Draft {
  const [base, setBase] = useState(before);
  const [values, setValues] = useState(before);
  const isDirty = useMemo(() => JSON.stringify(values) !== JSON.stringify(base), [values, base]);
  const { found, forget, offer } = useKeptEdit(key, isDirty ? values : undefined);
  useToldThatKept(isDirty);

  const set = useCallback(
    (path: string, value: Json | undefined) =>
      setValues((last) => withValueAt(last, parsePath(path), value) as Values),
    [],
  );
  const saved = useCallback(
    (sent: Values, next: Values) => {
      setBase(next);
      setValues((last) => (last === sent ? next : last));
      forget();
    },
    [forget],
  );
  const discard = useCallback(() => {
    offer(values);
    setValues(base);
  }, [base, values, offer]);
  return { values, isDirty, set, replace: setValues, discard, saved, found, forget };
}

/** Leaving for another page of the panel loses nothing, and says so. */
function useToldThatKept(isDirty: boolean): void {
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  }, [isDirty]);
  useEffect(
    () => () => {
      if (!latest.current || sessionToken() === undefined) return;
      const text = 'Your changes are not saved. They are kept: open the record again to go on.';
      showNotice({ kind: 'info', text, timeout: KEPT_MS });
    },
    [],
  );
}
