import { useEffect, useEffectEvent, useState } from 'react';

/** The search starts after typing has paused for this long, in milliseconds. */
const PAUSE = 300;

/**
 * Returns the text of a search input, which starts the search when typing pauses. The text follows the current search,
 * which Back or a link may change.
 */
export function useSearchText(search: string, searchFor: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const wanted = typed.trim();
  if (known !== search) {
    setKnown(search);
    // What was searched for here keeps the space that the next word follows.
    if (wanted !== search) setTyped(search);
  }
  /** Does not wait for a pause. */
  const searchNow = () => {
    if (wanted !== search) searchFor(wanted);
  };
  const afterPause = useEffectEvent(searchNow);
  useEffect(() => {
    const timer = setTimeout(() => afterPause(), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { typed, setTyped, searchNow };
}
