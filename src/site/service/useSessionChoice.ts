import { useCallback, useState } from 'react';
import { tabStorage } from '../../platform/guardedStorage';

/**
 * Returns the visitor's choice above a form. Like the form's draft, it survives a reload, so that the
 * two stay consistent.
 * @param name of the choice, one for each subject
 * @param read parses the stored value, or null on a first visit; must not throw
 */
export function useSessionChoice<T>(
  name: string,
  read: (kept: unknown) => T,
): readonly [T, (choice: T) => void] {
  const key = `rega-choice:${name}`;
  const [choice, setChoice] = useState(() => read(kept(key)));
  const choose = useCallback(
    (next: T) => {
      setChoice(next);
      tabStorage.setItem(key, JSON.stringify(next));
    },
    [key],
  );
  return [choice, choose];
}

/** Returns the stored value; null if there is none, or if it is not JSON. */
function kept(key: string): unknown {
  try {
    return JSON.parse(tabStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
