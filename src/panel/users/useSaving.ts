import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/apiError';

type Faults = Readonly<Record<string, string>>;

export interface Saving {
  readonly busy: boolean;
  /** What the server had to say, by the name of the field; "" is of no field. */
  readonly faults: Faults;
  /** Shows faults that were found here. */
  readonly refuse: (faults: Faults) => void;
  /** Does it, one at a time. True if it was done; else the faults are known, and staff were told. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

const NONE: Faults = {};

/** One form's way to the server and back. */
export function useSaving(): Saving {
  const [busy, setBusy] = useState(false);
  const [faults, refuse] = useState(NONE);
  const isBusy = useRef(false);
  const run = useCallback(async (work: () => Promise<unknown>) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    refuse(NONE);
    try {
      await work();
      return true;
    } catch (error) {
      refuse(faultsIn(error));
      return false;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }, []);
  return useMemo(() => ({ busy, faults, refuse, run }), [busy, faults, run]);
}

function faultsIn(error: unknown): Faults {
  if (!(error instanceof ApiError)) throw error;
  return Object.fromEntries(error.errors.map(({ name, message }) => [name, message]));
}
