import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** A finger that moved less than so many pixels did not mean to turn anything. */
const LEAST_SWIPE = 40;

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * What an element listens to that is turned by the arrow keys and by swiping. What comes next stands
 * where reading goes: on the right in English, on the left in Kurdish and Arabic.
 * @param turn is told 1 for the next and -1 for the one before
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
      // A mouse marks text by the same movement.
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

/** 1 where reading goes to the right, -1 where it goes to the left. */
const reading = (element: Element): number =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;
