import { startTransition, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { HoldingContext } from './holding';

/** Milliseconds without typing after which the form gets the text. */
const PAUSE = 150;

interface Held {
  text: string;
  /** When the form gets the text if nothing more is typed, in milliseconds of performance.now(). */
  due: number;
  timer: number;
  /** Which report passed it to the form; undefined: none yet. */
  reportId?: number;
  readonly letGo: () => void;
}

/**
 * Debounces a typed text until typing pauses, the input unmounts, the holder flushes it, or
 * `commit` is called. `report` is then called with the last text: after a pause in a transition,
 * which does not delay typing, and once more if the text is committed before the form has it.
 */
export function useHeldReport(report: (text: string) => void) {
  const holding = useContext(HoldingContext);
  const held = useRef<Held>(undefined);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  /** The last report that has arrived: it is rendered together with what it passed to the form. */
  const [arrived, setArrived] = useState(0);
  const reports = useRef(0);

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
      if (held.current?.reportId !== undefined) drop();
      if (held.current) {
        // One timer that reschedules itself, instead of a new one per key.
        Object.assign(held.current, { text, due });
        return;
      }
      const wake = () => {
        const now = held.current;
        if (!now) return;
        const left = now.due - performance.now();
        if (left > 1) {
          now.timer = window.setTimeout(wake, left);
          return;
        }
        const reportId = (reports.current += 1);
        now.reportId = reportId;
        startTransition(() => {
          latest.current(now.text);
          setArrived(reportId);
        });
      };
      held.current = {
        text,
        due,
        timer: window.setTimeout(wake, PAUSE),
        letGo: holding(commit),
      };
    },
    [commit, drop, holding],
  );

  useEffect(() => {
    if (held.current?.reportId === arrived) drop();
  }, [arrived, drop]);

  const isHeld = useCallback(() => held.current !== undefined, []);

  useEffect(() => commit, [commit]);

  return { hold, commit, drop, isHeld };
}
