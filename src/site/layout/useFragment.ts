import { useEffect, useState } from 'react';

/** Returns the fragment of the address, which reaches no server; empty if there is none. */
export function useFragment(): string {
  const [fragment, setFragment] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const read = () => setFragment(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return fragment;
}
