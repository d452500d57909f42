import { useCallback, useState } from 'react';

/**
 * What a visitor has chosen on a page for its form. A reload keeps it, as it keeps the form's draft, so
 * that the two never tell different things.
 * @param name of the choice, for each thing that is chosen for
 * @param read takes what was kept for what it is, or null for a first visit; it never throws
 */
export function useKept<T>(
  name: string,
  read: (kept: unknown) => T,
): readonly [T, (choice: T) => void] {
  const key = `rega-choice:${name}`;
  const [choice, setChoice] = useState(() => read(kept(key)));
  const choose = useCallback(
    (next: T) => {
      setChoice(next);
      keep(key, next);
    },
    [key],
  );
  return [choice, choose];
}

/** A browser that keeps nothing loses the choice on a reload, never the page. */
function kept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, choice: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Forbidden or full.
  }
}
