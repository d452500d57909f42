import { type RefObject, useEffect, useRef } from 'react';

/** The first input of a form that has a fault takes the focus when it comes. */
export function useFaultFocus(fault: string | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    if (!fault || !current) return;
    if (current.form?.querySelector('[aria-invalid="true"]') === current) current.focus();
  }, [fault]);
  return input;
}
