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
  /** The record was saved beside the edit, which stays kept with the version on which it is based. */
  readonly replaced: (record: StaffRecord) => void;
  /** @param key under which unsaved edits are kept from now on: a new record has got its id */
  readonly saved: (record: StaffRecord, key: string) => void;
}

/**
 * Remembers on which version an edit is based, also while the edit is kept for a later visit.
 * @param firstKey under which unsaved edits are kept (draftKey)
 */
export function useBase(firstKey: string, read: StaffRecord | undefined, isDirty: boolean): Base {
  /** Another one after each saving: what was typed meanwhile is based on what was saved. */
  const [kept, setKept] = useState({ name: nameOf(firstKey) });
  const { name } = kept;
  const base = useRef(read);
  const [first] = useState(() => keptEdit(name) as StaffRecord | undefined);
  const aside = useRef(first);
  useEffect(() => {
    if (isDirty && base.current) keepEdit(kept.name, base.current);
  }, [isDirty, kept]);
  return useMemo(
    () => ({
      record: () => base.current,
      setAside: () => {
        aside.current = base.current;
      },
      restore: () => {
        if (aside.current) base.current = aside.current;
      },
      replaced: (record) => {
        base.current = record;
      },
      saved: (record, key) => {
        base.current = record;
        forgetEdit(name);
        setKept({ name: nameOf(key) });
      },
    }),
    [name],
  );
}

const nameOf = (key: string): string => `${key}#base`;
