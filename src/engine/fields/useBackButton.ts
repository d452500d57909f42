import { useEffect, useEffectEvent } from 'react';

/** The dialogs that stand open now, the outermost first. */
const open: symbol[] = [];

/** How many dialogs stand open, as far as the entry of the browser's history knows. */
const depthOf = (state: unknown): number => (state as { dialogs?: number } | null)?.dialogs ?? 0;

/** Takes entries away that belong to no dialog any more. */
function settle(): void {
  const surplus = depthOf(history.state) - open.length;
  if (surplus > 0) history.go(-surplus);
}

/**
 * Gives an open dialog an entry of its own in the browser's history, so that a phone's Back closes it
 * instead of leaving the page.
 */
export function useBackButton(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const dialog = Symbol('dialog');
    const depth = open.push(dialog);
    if (depthOf(history.state) < depth) {
      history.pushState({ ...(history.state as object | null), dialogs: depth }, '');
    }
    const listener = () => {
      if (depthOf(history.state) < depth) back();
    };
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
      open.splice(open.indexOf(dialog), 1);
      // Later: whoever opens at once, as React does in development, takes the entry over.
      setTimeout(settle);
    };
  }, []);
}
