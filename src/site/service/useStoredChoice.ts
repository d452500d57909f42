import { useCallback, useState } from 'react';
import { tabStorage } from '../../platform/guardedStorage';

/**
 * Returns the visitor's choice above a form. Like the form's draft, it survives a reload, so that the
 * two stay consistent.
 * @param name of the choice, one for each subject
 * @param read parses the stored value, or null on a first visit; must not throw
 * @param storage default: until the tab is closed
 */
export function useStoredChoice<T>(
  name: string,
  read: (stored: unknown) => T,
  storage = tabStorage,
): readonly [T, (choice: T) => void] {
  const key = `rega-choice:${name}`;
  const [choice, setChoice] = useState(() => read(storedIn(storage, key)));
  const choose = useCallback(
    (next: T) => {
      setChoice(next);
      storage.setItem(key, JSON.stringify(next));
    },
    [key, storage],
  );
  return [choice, choose];
}

/** Returns the stored value; null if there is none, or if it is not JSON. */
function storedIn(storage: typeof tabStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
