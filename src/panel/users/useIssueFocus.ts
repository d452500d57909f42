import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first input with an error when the error appears. */
export function useIssueFocus(issue: string | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    if (!issue || !current) return;
    if (current.form?.querySelector('[aria-invalid="true"]') === current) current.focus();
  }, [issue]);
  return input;
}
