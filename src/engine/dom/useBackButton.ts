import { useEffect, useEffectEvent } from 'react';

/** The open dialogs, the outermost first. */
const open: symbol[] = [];

/** Returns the number of open dialogs in an entry of the browser's history. */
const depthOf = (state: unknown): number => (state as { dialogs?: number } | null)?.dialogs ?? 0;

/** Removes history entries of closed dialogs. */
function settle(): void {
  const surplus = depthOf(history.state) - open.length;
  if (surplus > 0) history.go(-surplus);
}

/** Adds a history entry for an open dialog, so that a phone's Back button closes it instead of leaving the page. */
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
      // Deferred: a dialog that opens immediately, as with React's double mounting in development,
      // reuses the entry.
      setTimeout(settle);
    };
  }, []);
}
