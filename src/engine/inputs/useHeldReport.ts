import { startTransition, useContext, useEffect, useState } from 'react';
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

/** What a report needs of the last render. */
interface Rendered {
  readonly report: (text: string) => void;
  readonly holding: (commit: () => void) => () => void;
}

/**
 * Debounces a typed text until typing pauses, the input unmounts, the holder flushes it, or
 * `commit` is called. `report` is then called with the last text: after a pause in a transition,
 * which does not delay typing, and once more if the text is committed before the form has it.
 */
export function useHeldReport(report: (text: string) => void): HeldReport {
  const holding = useContext(HoldingContext);
  /** The last report that has arrived: it is rendered together with what it passed to the form. */
  const [arrived, setArrived] = useState(0);
  // One object instead of a hook for each function: a form has many inputs.
  const [heldReport] = useState(() => createHeldReport({ report, holding }, setArrived));
  useEffect(() => {
    heldReport.rendered({ report, holding }, arrived);
  });
  useEffect(() => heldReport.commit, [heldReport]);
  return heldReport;
}

export type HeldReport = ReturnType<typeof createHeldReport>;

function createHeldReport(first: Rendered, setArrived: (reportId: number) => void) {
  let latest = first;
  let held: Held | undefined;
  let reports = 0;

  /** Clears the text and returns it. */
  const drop = () => {
    const { text, timer, letGo } = held ?? {};
    clearTimeout(timer);
    letGo?.();
    held = undefined;
    return text;
  };
  const commit = () => {
    const text = drop();
    if (text !== undefined) latest.report(text);
  };
  const wake = () => {
    const now = held;
    if (!now) return;
    const left = now.due - performance.now();
    if (left > 1) {
      now.timer = window.setTimeout(wake, left);
      return;
    }
    const reportId = (reports += 1);
    now.reportId = reportId;
    startTransition(() => {
      latest.report(now.text);
      setArrived(reportId);
    });
  };
  return {
    drop,
    commit,
    hold(text: string) {
      const due = performance.now() + PAUSE;
      if (held?.reportId !== undefined) drop();
      if (held) {
        // One timer that reschedules itself, instead of a new one per key.
        Object.assign(held, { text, due });
        return;
      }
      held = { text, due, timer: window.setTimeout(wake, PAUSE), letGo: latest.holding(commit) };
    },
    isHeld: () => held !== undefined,
    rendered(now: Rendered, arrived: number) {
      latest = now;
      if (held?.reportId === arrived) drop();
    },
  };
}
