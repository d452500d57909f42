import { useEffect, useEffectEvent } from 'react';

/** How many dialogs stand open, as far as the entry of the browser's history knows. */
const depthOf = (state: unknown): number => (state as { dialogs?: number } | null)?.dialogs ?? 0;

/**
 * Gives an open dialog an entry of its own in the browser's history, so that a phone's Back closes it
 * instead of leaving the page.
 */
export function useBackButton(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const depth = depthOf(history.state) + 1;
    history.pushState({ ...(history.state as object | null), dialogs: depth }, '');
    const listener = () => {
      if (depthOf(history.state) < depth) back();
    };
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
      if (depthOf(history.state) >= depth) history.back();
    };
  }, []);
}
