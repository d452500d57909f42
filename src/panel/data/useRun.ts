import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/apiError';

/** Runs one call at a time. Resolves to true if it succeeded; of a failed one staff have been notified. */
export function useRun() {
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const run = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return false;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
