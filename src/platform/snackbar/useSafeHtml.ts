import { useEffect, useState } from 'react';

const MARKUP = /[<&]/u;

/**
 * Returns a message as safe HTML; a message without markup is that already. The sanitiser is loaded for the first one
 * with markup; if it cannot be loaded, the text without tags is returned. Undefined while it loads.
 */
export function useSafeHtml(message: string): string | undefined {
  const [made, setMade] = useState<{ readonly of: string; readonly html: string }>();

  useEffect(() => {
    if (!MARKUP.test(message)) return undefined;
    let stale = false;
    const show = (html: string) => {
      if (!stale) setMade({ of: message, html });
    };
    import('./sanitise').then(
      ({ sanitise }) => show(sanitise(message)),
      () => show(message.replaceAll(/<[^<>]*>?/gu, ' ')),
    );
    return () => void (stale = true);
  }, [message]);

  if (!MARKUP.test(message)) return message;
  return made?.of === message ? made.html : undefined;
}
