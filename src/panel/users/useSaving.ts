import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/apiError';
import { closeNotice } from '../../platform/snackbar/snackbarStore';

type Faults = Readonly<Record<string, string>>;

export interface Saving {
  readonly busy: boolean;
  /** What the server had to say, by the name of the field; "" is of no field. */
  readonly faults: Faults;
  /** A field is being mended: its fault goes. */
  readonly mend: (name: string) => void;
  /** Does it, one at a time. True if it was done; else the faults are known, and staff were told. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

const NONE: Faults = {};

/** One form's way to the server and back. */
export function useSaving(): Saving {
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

/** The notice of what was refused stays until it is closed (docs/requirements.md, P43); not on other pages. */
function useFaultNotice() {
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  return close;
}

function faultsIn(error: unknown): Faults {
  if (!(error instanceof ApiError)) throw error;
  return Object.fromEntries(error.errors.map(({ name, message }) => [name, message]));
}
