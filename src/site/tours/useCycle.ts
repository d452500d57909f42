import { useEffect, useState, useSyncExternalStore } from 'react';

/** A photo stays for so many milliseconds (paper 2, section 9). */
const INTERVAL = 7000;

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Which of some photos is shown: by itself the next after a while, until somebody holds it, pauses it or
 * wants nothing to move (WCAG 2.2.2).
 */
export function useCycle(count: number, isHeld: boolean) {
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useSyncExternalStore(watchStill, () => matchMedia(STILL).matches);
  const moves = count > 1 && !isPaused && !isHeld && !isStill;

  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(() => setShown((shown + 1) % count), INTERVAL);
    return () => clearTimeout(timer);
  }, [moves, shown, count]);

  return {
    ...{ shown, moves, isPaused },
    /** There is something to pause. */
    mayPause: count > 1 && !isStill,
    pause: () => setPaused(!isPaused),
    turn: (by: number) => setShown((shown + by + count) % count),
  };
}

function watchStill(tell: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
