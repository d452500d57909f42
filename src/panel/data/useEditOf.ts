import { useState } from 'react';
import { type KeptEdit, useKeptEdit } from './useKeptEdit';

export interface EditOf<T> {
  /** The stored values with those that were changed here. */
  readonly shown: T;
  /** What differs from the stored values, and is to be saved: the rest may have been changed by a colleague. */
  readonly changed: Partial<T>;
  readonly change: (part: Partial<T>) => void;
  /** What was sent is saved: the stored values take its place as soon as they are read again. */
  readonly saved: () => void;
  /** An edit of an earlier visit, to be offered with KeptNotice. */
  readonly kept: KeptEdit<Partial<T>>;
}

/**
 * Holds what is changed of stored values. Unlike with a key, the form stays when they are read again, and with it the
 * focus and what was not saved.
 * @param key under which the edit is kept: "user/7/rights"
 * @param stored new values replace what was not changed here
 */
export function useEditOf<T extends object>(key: string, stored: T): EditOf<T> {
  const [edit, setEdit] = useState<Partial<T>>({});
  const [isSaved, setSaved] = useState(false);
  const version = JSON.stringify(stored);
  const [known, setKnown] = useState(version);
  if (known !== version) {
    setKnown(version);
    if (isSaved) setEdit({});
  }
  const differing = Object.entries(edit).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof T]),
  );
  const changed = Object.fromEntries(differing) as Partial<T>;
  const kept = useKeptEdit(key, differing.length > 0 && !isSaved ? edit : undefined);
  return {
    shown: { ...stored, ...edit },
    changed,
    change: (part) => {
      setSaved(false);
      setEdit((before) => ({ ...before, ...part }));
    },
    saved: () => {
      setSaved(true);
      kept.forget();
    },
    kept,
  };
}
