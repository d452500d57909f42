import { startTransition, useCallback, useContext, useEffect, useRef } from 'react';
import { HoldingContext } from './holding';

/** Typing has paused for so long, in milliseconds, when the form gets the text. */
const PAUSE = 150;

interface Held {
  readonly text: string;
  readonly timer: number;
  readonly letGo: () => void;
}

/**
 * Holds a typed text back until typing pauses, the input goes away, the holder asks, or `commit` is
 * called. `report` is then called once with the last text.
 */
export function useHeldReport(report: (text: string) => void) {
  const holding = useContext(HoldingContext);
  const held = useRef<Held>(undefined);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });

  /** Forgets the text, and answers it. */
  const drop = useCallback(() => {
    const { text, timer, letGo } = held.current ?? {};
    clearTimeout(timer);
    letGo?.();
    held.current = undefined;
    return text;
  }, []);

  const commit = useCallback(() => {
    const text = drop();
    if (text !== undefined) latest.current(text);
  }, [drop]);

  const hold = useCallback(
    (text: string) => {
      clearTimeout(held.current?.timer);
      const letGo = held.current?.letGo ?? holding.add(commit);
      const timer = window.setTimeout(() => startTransition(commit), PAUSE);
      held.current = { text, timer, letGo };
    },
    [commit, holding],
  );

  const isHeld = useCallback(() => held.current !== undefined, []);

  useEffect(() => commit, [commit]);

  return { hold, commit, drop, isHeld };
}
