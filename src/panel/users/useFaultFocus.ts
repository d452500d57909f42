import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first input with an error when the error appears. */
export function useFaultFocus(fault: string | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    if (!fault || !current) return;
    if (current.form?.querySelector('[aria-invalid="true"]') === current) current.focus();
  }, [fault]);
  return input;
}
