import { useEffect, useState, useSyncExternalStore } from 'react';

/** A photo stays for so many milliseconds (docs/requirements.md, P19). */
const INTERVAL = 7000;

const STILL = '(prefers-reduced-motion: reduce)';

export interface Cycle {
  /** The index of the one that is shown. */
  readonly shown: number;
  /** Of so many. */
  readonly count: number;
  /** The next comes by itself. */
  readonly moves: boolean;
  readonly isPaused: boolean;
  /** There is something to pause. */
  readonly mayPause: boolean;
  readonly togglePaused: () => void;
  /** 1: to the next; -1: to the one before. */
  readonly turn: (by: number) => void;
}

/**
 * Which of some photos is shown: by itself the next after a while, until somebody holds it, pauses it or
 * wants nothing to move (WCAG 2.2.2).
 */
export function useCycle(count: number, isHeld: boolean): Cycle {
  const [last, setShown] = useState(0);
  // There may be fewer by now, where the content has changed.
  const shown = last < count ? last : 0;
  const [isPaused, setPaused] = useState(false);
  const isStill = useSyncExternalStore(watchStill, () => matchMedia(STILL).matches);
  const moves = count > 1 && !isPaused && !isHeld && !isStill;

  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(() => setShown((shown + 1) % count), INTERVAL);
    return () => clearTimeout(timer);
  }, [moves, shown, count]);

  return {
    shown,
    count,
    moves,
    isPaused,
    mayPause: count > 1 && !isStill,
    togglePaused: () => setPaused(!isPaused),
    turn: (by) => setShown((shown + by + count) % count),
  };
}

function watchStill(tell: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
