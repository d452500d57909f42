import { useCallback, useState } from 'react';
import { parsedJson } from '../../definition/model/values';
import { tabStorage } from '../../platform/guardedStorage';

/**
 * Returns the visitor's choice above a form. Like the form's draft, it survives a reload, so that the
 * two stay consistent.
 * @param name of the choice, one for each subject
 * @param read parses the stored value, or undefined on a first visit; must not throw
 * @param storage default: until the tab is closed
 */
export function useStoredChoice<T>(
  name: string,
  read: (stored: unknown) => T,
  storage = tabStorage,
): readonly [T, (choice: T) => void] {
  const key = `rega-choice:${name}`;
  const [choice, setChoice] = useState(() => read(parsedJson(storage.getItem(key) ?? '')));
  const choose = useCallback(
    (next: T) => {
      setChoice(next);
      storage.setItem(key, JSON.stringify(next));
    },
    [key, storage],
  );
  return [choice, choose];
}
