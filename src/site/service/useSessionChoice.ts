import { useCallback, useState } from 'react';
import { guardedStorage } from '../../platform/guardedStorage';

/**
 * What a visitor has chosen on a page for its form. A reload keeps it, as it keeps the form's draft, so
 * that the two never tell different things.
 * @param name of the choice, for each thing that is chosen for
 * @param read takes what was kept for what it is, or null for a first visit; it never throws
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
      ofTab.setItem(key, JSON.stringify(next));
    },
    [key],
  );
  return [choice, choose];
}

const ofTab = guardedStorage(() => sessionStorage);

/** What was kept, as it was; null if nothing was, or if it was no JSON. */
function kept(key: string): unknown {
  try {
    return JSON.parse(ofTab.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
