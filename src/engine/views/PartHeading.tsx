import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useScope } from '../scope/ScopeContext';

interface PartHeadingProps {
  readonly title: string;
  /** Becomes part of the page's title; empty: none. */
  readonly pageTitle?: string;
  readonly takesFocus?: boolean;
}

/** Renders the heading of a step or of what follows the last one, with the focus, so that it is announced. */
export function PartHeading({ title, pageTitle = title, takesFocus = true }: PartHeadingProps) {
  const { setTitle } = useScope().environment.ports;
  const heading = useRef<HTMLHeadingElement>(null);
  const [focusesOnMount] = useState(takesFocus);
  // In a layout effect, so that code that opens a form can still move the focus.
  useLayoutEffect(() => {
    if (!focusesOnMount) return;
    // An inactive frame must not take the focus from the active one.
    if (document.hasFocus()) heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [focusesOnMount]);
  useEffect(() => {
    setTitle(pageTitle || undefined);
    return () => setTitle(undefined);
  }, [setTitle, pageTitle]);
  return (
    <h2 ref={heading} tabIndex={-1} className="rg-step-title">
      {title}
    </h2>
  );
}
