import { useState } from 'react';
import { type KeptEdit, useKeptEdit } from './useKeptEdit';

export interface EditOf<T> {
  /** The stored values with those that were changed here. */
  readonly shown: T;
  /**
   * What differs from the stored values, and is to be saved: the rest may have been changed by a colleague. Undefined if
   * nothing does.
   */
  readonly changed: Partial<T> | undefined;
  readonly change: (part: Partial<T>) => void;
  /** What is shown is saved: the stored values take its place as soon as they are read again. */
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
  /** What was saved since the stored values were read; the server may store it in another form. */
  const [sent, setSent] = useState<Partial<T>>({});
  const version = JSON.stringify(stored);
  const [known, setKnown] = useState(version);
  if (known !== version) {
    setKnown(version);
    setEdit(without(edit, sent));
    setSent({});
  }
  const differing = without(edit, { ...stored, ...sent });
  const changed = Object.keys(differing).length > 0 ? differing : undefined;
  const kept = useKeptEdit(key, changed);
  return {
    shown: { ...stored, ...edit },
    changed,
    change: (part) => setEdit((before) => ({ ...before, ...part })),
    saved: () => {
      setSent(edit);
      // At once, since the page may be left; what was typed since is kept again.
      kept.forget();
    },
    kept,
  };
}

/** Returns the values that differ from others. */
const without = <T extends object>(values: Partial<T>, others: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(others[name as keyof T]),
    ),
  ) as Partial<T>;
