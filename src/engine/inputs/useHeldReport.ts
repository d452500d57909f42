import { startTransition, useContext, useEffect, useLayoutEffect, useState } from 'react';
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

type Report = (text: string) => void;
type Holding = (commit: () => void) => () => void;

/**
 * Debounces a typed text until typing pauses, the input unmounts, the holder flushes it, or
 * `commit` is called. `report` is then called once with the last text: after a pause in a transition,
 * so that what React renders of it does not delay typing.
 */
export function useHeldReport(report: Report) {
  const holding = useContext(HoldingContext);
  const [held] = useState(createHeldReport);
  useLayoutEffect(() => held.connect(report, holding));
  useEffect(() => held.commit, [held]);
  return held;
}

export function createHeldReport() {
  let latest: { readonly report: Report; readonly holding: Holding } | undefined;
  let held: Held | undefined;
  /** Clears the text and returns it. */
  const drop = (): string | undefined => {
    const { text, timer, letGo } = held ?? {};
    clearTimeout(timer);
    letGo?.();
    held = undefined;
    return text;
  };
  const commit = (): void => {
    const text = drop();
    if (text !== undefined) latest?.report(text);
  };
  /** Waits again if somebody has typed meanwhile: one timer, instead of a new one per key. */
  const wake = (): void => {
    if (!held) return;
    const left = held.due - performance.now();
    if (left > 1) held.timer = window.setTimeout(wake, left);
    else startTransition(commit);
  };
  return {
    /** Sets what a text is reported to, and who may flush it. */
    connect(report: Report, holding: Holding): void {
      latest = { report, holding };
    },
    hold(text: string): void {
      const due = performance.now() + PAUSE;
      if (held) {
        Object.assign(held, { text, due });
        return;
      }
      const letGo = latest?.holding(commit) ?? (() => {});
      held = { text, due, timer: window.setTimeout(wake, PAUSE), letGo };
    },
    commit,
    drop,
    isHeld: (): boolean => held !== undefined,
  };
}
