import { useEffect, useLayoutEffect, useRef } from 'react';
import { useScope } from '../scope/ScopeContext';

/** Renders the heading of what follows the last step; takes the focus, and sets the page's title. */
export function EndHeading({ title }: { readonly title: string }) {
  const { setTitle } = useScope().environment.ports;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
  return (
    <h2 ref={heading} tabIndex={-1} className="rg-step-title">
      {title}
    </h2>
  );
}
