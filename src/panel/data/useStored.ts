import { useState } from 'react';

/**
 * Holds what is edited of a stored value; another stored value takes its place. Unlike with a key, the form stays, and
 * with it the focus.
 * @param version tells whether the stored value is another one; default: the value itself
 */
export function useStored<T>(stored: T, version: unknown = stored) {
  const [edited, setEdited] = useState(stored);
  const [known, setKnown] = useState(version);
  if (known !== version) {
    setKnown(version);
    setEdited(stored);
  }
  return [edited, setEdited] as const;
}
