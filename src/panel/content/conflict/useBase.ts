import { useEffect, useMemo, useRef, useState } from 'react';
import { forgetEdit, keepEdit, keptEdit } from '../../data/keptEdits';
import type { StaffRecord } from '../records';

/** The version of a record on which the current edit is based. */
export interface Base {
  readonly record: () => StaffRecord | undefined;
  /** Goes on from the version on which an edit of an earlier visit was based. */
  readonly restore: () => void;
  readonly saved: (record: StaffRecord) => void;
}

/**
 * Remembers on which version an edit is based, also while the edit is kept for a later visit.
 * @param key under which unsaved edits are kept (draftKey)
 */
export function useBase(key: string, read: StaffRecord | undefined, isDirty: boolean): Base {
  const name = `${key}#base`;
  const base = useRef(read);
  const [kept] = useState(() => keptEdit(name) as StaffRecord | undefined);
  useEffect(() => {
    if (isDirty && base.current) keepEdit(name, base.current);
  }, [isDirty, name]);
  return useMemo(
    () => ({
      record: () => base.current,
      restore: () => {
        if (kept) base.current = kept;
      },
      saved: (record) => {
        base.current = record;
        forgetEdit(name);
      },
    }),
    [kept, name],
  );
}
