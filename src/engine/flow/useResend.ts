import { useEffect, useRef } from 'react';
import type { Flow } from './flow';

/** Sends again, once the line is back, what could not be sent. */
export function useResend(flow: Flow, submit: () => Promise<void>): void {
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    const again = () => {
      if (flow.store.getState().failed) void latest.current();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [flow]);
}
