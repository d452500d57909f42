import type { FocusEvent, KeyboardEvent } from 'react';

/** On phones, whose keyboard has no Tab, Enter means "next". */
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

const INPUTS = 'input:not([type=hidden]), select, textarea, button[type=submit]';

/** Returns whether Enter was pressed in a single-line input and no handler has used it. */
export const isEnter = ({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !defaultPrevented &&
  !nativeEvent.isComposing &&
  target instanceof HTMLInputElement;

/** Returns the next control inside an element; undefined after the last. */
export function controlAfter(target: EventTarget, around: Element): HTMLElement | undefined {
  const controls = [...around.querySelectorAll<HTMLElement>(INPUTS)];
  return controls.slice(controls.indexOf(target as HTMLElement) + 1).find((one) => isThere(one));
}

const isThere = (control: HTMLElement): boolean =>
  control.tabIndex >= 0 && !control.matches(':disabled') && control.closest('[hidden]') === null;

/** On a touch screen Enter moves from input to input, and from the last one to what follows the form. */
export const moveOn = {
  onFocus({ target }: FocusEvent) {
    if (target instanceof HTMLInputElement && isTouch()) target.enterKeyHint = 'next';
  },
  onKeyDown(event: KeyboardEvent) {
    const { target } = event;
    if (!isEnter(event) || !isTouch()) return;
    const around = (target as Element).closest('[role=dialog], form');
    const next = around && controlAfter(target, around);
    if (!next) return;
    event.preventDefault();
    next.focus();
  },
};
