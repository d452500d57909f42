import { startTransition, useCallback, useContext, useEffect, useRef } from 'react';
import { HoldingContext } from './holding';

/** Milliseconds without typing after which the form gets the text. */
const PAUSE = 150;

interface Held {
  text: string;
  /** When the form gets the text if nothing more is typed, in milliseconds of performance.now(). */
  due: number;
  timer: number;
  readonly letGo: () => void;
}

/**
 * Debounces a typed text until typing pauses, the input unmounts, the holder flushes it, or
 * `commit` is called. `report` is then called once with the last text.
 */
export function useHeldReport(report: (text: string) => void) {
  const holding = useContext(HoldingContext);
  const held = useRef<Held>(undefined);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });

  /** Clears the text and returns it. */
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
      const due = performance.now() + PAUSE;
      if (held.current) {
        // One timer that reschedules itself, instead of a new one per key.
        Object.assign(held.current, { text, due });
        return;
      }
      const wake = () => {
        const left = held.current ? held.current.due - performance.now() : 0;
        if (left > 1 && held.current) held.current.timer = window.setTimeout(wake, left);
        else startTransition(commit);
      };
      held.current = {
        text,
        due,
        timer: window.setTimeout(wake, PAUSE),
        letGo: holding.add(commit),
      };
    },
    [commit, holding],
  );

  const isHeld = useCallback(() => held.current !== undefined, []);

  useEffect(() => commit, [commit]);

  return { hold, commit, drop, isHeld };
}
