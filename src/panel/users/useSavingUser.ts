import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/apiError';
import { closeNotice } from '../../platform/snackbar/snackbarStore';
import { useRun } from '../data/useRun';

type Issues = Readonly<Record<string, string>>;

export interface Saving {
  readonly busy: boolean;
  /** The server's errors by field name; "" for errors that belong to no field. */
  readonly issues: Issues;
  /** Clears the error of a field that is being edited. */
  readonly fix: (name: string) => void;
  /** Runs one save at a time. Resolves to true on success; otherwise `issues` is set and staff have been notified. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

const NONE: Issues = {};
const NO_FIELDS: readonly string[] = [];

/**
 * Holds the state of a form's save: busy, errors, notice.
 * @param fields those at which the form shows their errors: a notice with the same text is closed
 */
export function useSavingUser(fields: readonly string[] = NO_FIELDS): Saving {
  const { busy, run: runOne } = useRun();
  const [issues, setIssues] = useState(NONE);
  const close = useIssueNotice();
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      let isDone = false;
      await runOne(async () => {
        setIssues(NONE);
        close.current?.();
        close.current = undefined;
        try {
          await work();
          isDone = true;
        } catch (error) {
          const found = issuesIn(error);
          setIssues(found);
          const names = Object.keys(found);
          if (names.length > 0 && names.every((name) => fields.includes(name))) closeNotice();
          else close.current = closeNotice;
        }
      });
      return isDone;
    },
    [runOne, close, fields],
  );
  const fix = useCallback((name: string) => {
    setIssues((all) => {
      const { [name]: fixed, ...rest } = all;
      return fixed === undefined ? all : rest;
    });
  }, []);
  return useMemo(() => ({ busy, issues, fix, run }), [busy, issues, fix, run]);
}

/** The error notice stays until it is closed (docs/requirements.md, P43), but not on other pages. */
function useIssueNotice() {
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  return close;
}

function issuesIn(error: unknown): Issues {
  if (!(error instanceof ApiError)) throw error;
  return Object.fromEntries(error.errors.map(({ name, message }) => [name, message]));
}
