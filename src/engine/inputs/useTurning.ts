import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** The shortest swipe, in pixels. */
const LEAST_SWIPE = 40;

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Returns the event handlers of an element whose pictures are turned with the arrow keys and by
 * swiping. The next one is on the right in English and on the left in Kurdish and Arabic.
 * @param turn called with 1 for the next and -1 for the previous
 */
export function useTurning(turn: (by: number) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const arrow = ARROWS[event.key];
      if (arrow === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(arrow * reading(event.currentTarget));
    },
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      // A mouse selects text with the same movement.
      start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const x = clientX - from.x;
      if (Math.abs(x) < LEAST_SWIPE || Math.abs(x) < Math.abs(clientY - from.y)) return;
      turn(-Math.sign(x) * reading(currentTarget));
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

/** Returns 1 if text reads to the right, -1 if to the left. */
const reading = (element: Element): number =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;
