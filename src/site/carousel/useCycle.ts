import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long a photo is shown, in milliseconds (docs/requirements.md, P19). */
const INTERVAL = 7000;

const STILL = '(prefers-reduced-motion: reduce)';

export interface Cycle {
  /** The index of the current photo. */
  readonly shown: number;
  /** The number of photos. */
  readonly count: number;
  /** The photos advance automatically. */
  readonly moves: boolean;
  readonly isPaused: boolean;
  /** There is something to pause. */
  readonly mayPause: boolean;
  readonly togglePaused: () => void;
  /** 1: to the next; -1: to the previous one. */
  readonly turn: (by: number) => void;
}

/**
 * Returns which photo is shown. It advances automatically unless it is hovered, focused or paused,
 * or the visitor prefers reduced motion (WCAG 2.2.2).
 */
export function useCycle(count: number, isHeld: boolean): Cycle {
  const [last, setShown] = useState(0);
  // There may be fewer photos after a change of content.
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
