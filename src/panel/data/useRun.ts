import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/apiError';

/** Runs one call at a time. Of a failed one staff have been notified (platform/api/errorCatalogue). */
export function useRun() {
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const run = useCallback(async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
