import { useEffect, useEffectEvent } from 'react';
import type { Flow } from './flow';

/** Sends again, once the line is back, what could not be sent and is not being changed since. */
export function useResend(flow: Flow, submit: () => Promise<void>): void {
  const again = useEffectEvent(() => {
    const { failed, phase } = flow.store.getState();
    if (failed && phase === 'review') void submit();
  });
  useEffect(() => {
    const listener = () => again();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
