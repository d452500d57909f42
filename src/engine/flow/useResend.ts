import { useEffect, useEffectEvent } from 'react';
import type { Flow } from './flow';

/** Milliseconds before each attempt; the last value repeats. */
const PAUSES = [2000, 5000, 15_000, 30_000, 60_000];

/**
 * Retries what could not be sent and has not been changed since: when the browser reports that it
 * is online, and after a pause if no server was reached, since many browsers report it too early or
 * never.
 */
export function useResend(flow: Flow, submit: () => Promise<void>): void {
  const sendAgain = useEffectEvent(() => {
    const { failed, phase } = flow.store.getState();
    if (failed && phase === 'review') void submit();
  });
  useEffect(() => {
    let timer: number | undefined;
    let attempts = 0;
    const schedule = () => {
      clearTimeout(timer);
      const { failed, phase } = flow.store.getState();
      if (phase === 'filling') attempts = 0;
      if (failed !== 'line' || phase !== 'review') return;
      timer = window.setTimeout(() => sendAgain(), PAUSES[Math.min(attempts, PAUSES.length - 1)]);
      attempts += 1;
    };
    const listener = () => sendAgain();
    const unsubscribe = flow.store.subscribe(schedule);
    window.addEventListener('online', listener);
    return () => {
      unsubscribe();
      window.removeEventListener('online', listener);
      clearTimeout(timer);
    };
  }, [flow]);
}
