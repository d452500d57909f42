import { useEffect, useState } from 'react';

const MARKUP = /[<&]/u;

/** A message ready for rendering: plain text, or sanitised HTML. */
export type SafeContent = { readonly text: string } | { readonly html: string };

/**
 * Returns messages without markup at once. The sanitiser is loaded for the first message with
 * markup; if it cannot be loaded, the text without tags is returned. Undefined while it loads.
 */
export function useSafeHtml(message: string): SafeContent | undefined {
  const [made, setMade] = useState<{ readonly of: string; readonly shown: SafeContent }>();

  useEffect(() => {
    if (!MARKUP.test(message)) return undefined;
    let stale = false;
    const show = (shown: SafeContent) => {
      if (!stale) setMade({ of: message, shown });
    };
    import('./sanitise').then(
      ({ sanitise }) => show({ html: sanitise(message) }),
      () => show({ text: message.replaceAll(/<[^<>]*>/gu, ' ') }),
    );
    return () => void (stale = true);
  }, [message]);

  if (!MARKUP.test(message)) return { text: message };
  return made?.of === message ? made.shown : undefined;
}
