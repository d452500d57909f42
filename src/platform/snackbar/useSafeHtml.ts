import { useEffect, useState } from 'react';

const MARKUP = /[<&]/u;

/** A message ready to be shown: as text, or as HTML that a sanitiser has let through. */
export type Shown = { readonly text: string } | { readonly html: string };

/**
 * Messages without markup are text at once. The sanitiser is fetched for the first that has some; where
 * even that cannot be had, the bare words are shown. Undefined while it is being fetched.
 */
export function useSafeHtml(message: string): Shown | undefined {
  const [made, setMade] = useState<{ readonly of: string; readonly shown: Shown }>();

  useEffect(() => {
    if (!MARKUP.test(message)) return undefined;
    let stale = false;
    const show = (shown: Shown) => {
      if (!stale) setMade({ of: message, shown });
    };
    import('./sanitise').then(
      ({ sanitise }) => show({ html: sanitise(message) }),
      () => show({ text: message.replaceAll(/<[^<>]*>/gu, ' ') }),
    );
    return () => {
      stale = true;
    };
  }, [message]);

  if (!MARKUP.test(message)) return { text: message };
  return made?.of === message ? made.shown : undefined;
}
