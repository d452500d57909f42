import { useEffect, useMemo, useRef, useState } from 'react';
import { forgetEdit, keepEdit, keptEdit } from '../../data/keptEdits';
import type { StaffRecord } from '../records';

/** The version of a record on which the current edit is based. */
export interface Base {
  readonly record: () => StaffRecord | undefined;
  /** The current edit is discarded and offered again: remembers the version on which it is based. */
  readonly setAside: () => void;
  /** Goes on from the version on which the edit is based that is offered: of an earlier visit, or the discarded one. */
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
  const [first] = useState(() => keptEdit(name) as StaffRecord | undefined);
  const aside = useRef(first);
  useEffect(() => {
    if (isDirty && base.current) keepEdit(name, base.current);
  }, [isDirty, name]);
  return useMemo(
    () => ({
      record: () => base.current,
      setAside: () => {
        aside.current = base.current;
      },
      restore: () => {
        if (aside.current) base.current = aside.current;
      },
      saved: (record) => {
        base.current = record;
        forgetEdit(name);
      },
    }),
    [name],
  );
}
