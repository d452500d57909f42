import { useEffect, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { isServer } from '../../platform/isServer';

/**
 * Returns the secret of a link, from the fragment of the address, which reaches no server. It is moved to the entry of
 * the history, where a reload finds it and nobody reads it over a shoulder.
 * @param pattern what it looks like: another fragment, as of a jump on the page, is none
 * @returns the fragment if it is no secret; empty if there is none; undefined on the server
 */
export function useSecret(pattern: RegExp): string | undefined {
  const here = useLocationProperty(
    () => secretHere(pattern),
    () => '',
  );
  const [known, setKnown] = useState(here);
  if (here !== '' && here !== known) setKnown(here);
  const secret = here || known;
  useEffect(() => {
    const isInAddress = pattern.test(fragment());
    if (secret === '' || (!isInAddress && stateHere().secret === secret)) return;
    const address = isInAddress ? location.pathname + location.search : location.href;
    history.replaceState({ ...stateHere(), secret }, '', address);
  });
  return isServer ? undefined : secret || fragment();
}

const fragment = (): string => location.hash.slice(1);

const stateHere = () => (history.state ?? {}) as { readonly secret?: string };

const secretHere = (pattern: RegExp): string =>
  [fragment(), stateHere().secret ?? ''].find((text) => pattern.test(text)) ?? '';
