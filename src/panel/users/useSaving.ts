import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/apiError';
import { closeNotice } from '../../platform/snackbar/snackbarStore';

type Faults = Readonly<Record<string, string>>;

export interface Saving {
  readonly busy: boolean;
  /** The server's errors by field name; "" for errors that belong to no field. */
  readonly faults: Faults;
  /** Clears the error of a field that is being edited. */
  readonly mend: (name: string) => void;
  /**
   * Runs one save at a time. Resolves to true on success; otherwise `faults` is set and staff have
   * been notified.
   */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

const NONE: Faults = {};

/** Holds the state of a form's save: busy, errors, notice. */
export function useSavingUser(): Saving {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState(NONE);
  const isBusy = useRef(false);
  const close = useFaultNotice();
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setBusy(true);
      setFaults(NONE);
      close.current?.();
      close.current = undefined;
      try {
        await work();
        return true;
      } catch (error) {
        close.current = closeNotice;
        setFaults(faultsIn(error));
        return false;
      } finally {
        isBusy.current = false;
        setBusy(false);
      }
    },
    [close],
  );
  const mend = useCallback((name: string) => {
    setFaults((all) => {
      const { [name]: mended, ...rest } = all;
      return mended === undefined ? all : rest;
    });
  }, []);
  return useMemo(() => ({ busy, faults, mend, run }), [busy, faults, mend, run]);
}

/**
 * The error notice stays until it is closed (docs/requirements.md, P43), but not on other pages.
 */
function useFaultNotice() {
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  return close;
}

function faultsIn(error: unknown): Faults {
  if (!(error instanceof ApiError)) throw error;
  return Object.fromEntries(error.errors.map(({ name, message }) => [name, message]));
}
