import { useState } from 'react';
import { useKeptEdit } from './useKeptEdit';

export type EditOf<T extends object> = ReturnType<typeof useEditOf<T>>;

interface Edit<T> {
  readonly values: Partial<T>;
  /** What was stored in their place when they were changed. */
  readonly base: Partial<T>;
}

/**
 * Holds what is changed of stored values. Unlike with a key, the form stays when they are read again, and with it the
 * focus and what was not saved.
 * @param key under which the edit is kept: "user/7/rights"
 * @param stored new values replace what was not changed here
 */
export function useEditOf<T extends object>(key: string, stored: T) {
  const [{ values, base }, setEdit] = useState<Edit<T>>({ values: {}, base: {} });
  /** What was saved since the stored values were read; the server may store it in another form. */
  const [sent, setSent] = useState<Partial<T>>({});
  const version = JSON.stringify(stored);
  const [known, setKnown] = useState(version);
  if (known !== version) {
    setKnown(version);
    // What was typed since is based on what was saved.
    setEdit({
      values: without(values, { ...base, ...sent }),
      base: { ...base, ...among(stored, sent) },
    });
    setSent({});
  }
  const differing = without(values, { ...stored, ...sent });
  const changed = Object.keys(differing).length > 0 ? differing : undefined;
  const collides = (name: keyof T) => Object.hasOwn(differing, name) && !Object.hasOwn(sent, name);
  const theirs = filtered(without(stored, base), collides);
  const shown: T = { ...stored, ...values };
  const kept = useKeptEdit(key, changed && { values: changed, base: among(base, changed) });
  return {
    /** The stored values with those that were changed here. */
    shown,
    /** What differs from the stored values, and is to be saved; undefined if nothing does. */
    changed,
    /** What a colleague has stored of it since it was changed here, to be shown with ConflictNotice. */
    theirs,
    /** Gives up what a colleague has changed, too. */
    takeTheirs: () =>
      setEdit({ values: filtered(values, (name) => !Object.hasOwn(theirs, name)), base }),
    change: (part: Partial<T>) =>
      setEdit((before) => ({
        values: { ...before.values, ...part },
        base: { ...among(stored, part), ...among(before.base, before.values) },
      })),
    /** What is shown is saved: the stored values take its place as soon as they are read again. */
    saved: () => {
      setSent(values);
      // At once, since the page may be left; what was typed since is kept again.
      kept.forget();
    },
    /** An edit of an earlier visit, to be offered with KeptNotice. */
    kept,
    // An edit of an older version of the panel has neither.
    restore: ({ values: found = {}, base: before = {} }: Partial<Edit<T>>) =>
      setEdit({ values: found, base: before }),
  };
}

/** Returns the values that differ from others. */
const without = <T extends object>(values: Partial<T>, others: Partial<T>): Partial<T> =>
  filtered(values, (name) => JSON.stringify(values[name]) !== JSON.stringify(others[name]));

/** Returns the values that others have, too. */
const among = <T extends object>(values: Partial<T>, others: Partial<T>): Partial<T> =>
  filtered(values, (name) => Object.hasOwn(others, name));

const filtered = <T extends object>(values: Partial<T>, isWanted: (name: keyof T) => boolean) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => isWanted(name as keyof T)),
  ) as Partial<T>;
