import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/apiError';
import { closeNotice } from '../../../platform/snackbar/snackbarStore';
import { useRun } from '../useRun';

export type Saving = ReturnType<typeof useSavingUser>;

const NONE: Readonly<Record<string, string>> = {};

/**
 * Holds the state of a form's save: busy, errors, notice, and what is typed again each time, such as passwords.
 * @param fields those at which the form shows their errors: a notice with the same text is closed
 */
export function useSavingUser(...fields: readonly string[]) {
  const { busy, run } = useRun();
  const [issues, setIssues] = useState(NONE);
  const [typed, setTyped] = useState(NONE);
  // The error notice stays until it is closed (docs/requirements.md, P43), but not on other pages.
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  return {
    busy,
    /** The server's errors by field name; "" for errors that belong to no field. */
    issues,
    /** Clears the error of a field that is being edited. */
    fix: (name: string) => setIssues(({ [name]: _, ...rest }) => rest),
    /** What was typed, by field name; of fields that were not touched nothing. */
    typed,
    type: (part: typeof NONE) => setTyped((last) => ({ ...last, ...part })),
    clear: () => setTyped(NONE),
    /** Runs one save at a time. Resolves to true on success; otherwise `issues` is set and staff have been notified. */
    run: (work: () => Promise<unknown>): Promise<boolean> =>
      run(async () => {
        setIssues(NONE);
        close.current?.();
        close.current = undefined;
        try {
          await work();
        } catch (error) {
          const found = issuesIn(error);
          setIssues(found);
          const names = Object.keys(found);
          if (names.length > 0 && names.every((name) => fields.includes(name))) closeNotice();
          else close.current = closeNotice;
          throw error;
        }
      }),
  };
}

function issuesIn(error: unknown): typeof NONE {
  if (!(error instanceof ApiError)) throw error;
  return Object.fromEntries(error.errors.map(({ name, message }) => [name, message]));
}
