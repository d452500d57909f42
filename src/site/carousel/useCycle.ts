import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useTurning } from '../../engine/inputs/useTurning';

/** How long a photo is shown, in milliseconds (docs/requirements.md, P19). */
const INTERVAL = 7000;

const STILL = '(prefers-reduced-motion: reduce)';

export type Cycle = Readonly<ReturnType<typeof useCycle>>;

/**
 * Returns which photo is shown. It advances automatically unless it is hovered, focused or paused,
 * or the visitor prefers reduced motion (WCAG 2.2.2).
 */
export function useCycle(count: number) {
  const [last, setShown] = useState(0);
  // There may be fewer photos after a change of content.
  const shown = last < count ? last : 0;
  const [isPaused, setPaused] = useState(false);
  const { isHeld, holding } = useHeld();
  const isStill = useSyncExternalStore(
    watchStill,
    () => matchMedia(STILL).matches,
    () => false,
  );
  const moves = count > 1 && !isPaused && !isHeld && !isStill;

  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(() => setShown((shown + 1) % count), INTERVAL);
    return () => clearTimeout(timer);
  }, [moves, shown, count]);

  /** 1: to the next; -1: to the previous one. */
  const turn = (by: number) => setShown((shown + by + count) % count);
  const turning = useTurning(turn);
  return {
    shown,
    count,
    /** The photos advance automatically. */
    moves,
    isPaused,
    /** There is something to pause. */
    mayPause: count > 1 && !isStill,
    togglePaused: () => setPaused(!isPaused),
    turn,
    /** The handlers of the element around the photos. */
    handlers: { ...holding, ...turning },
  };
}

function watchStill(tell: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Returns whether an element is hovered or contains the focus. */
function useHeld() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isPointedAt || isFocused,
    holding: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
