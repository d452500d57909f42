import type { FocusEvent, KeyboardEvent } from 'react';

/** Where Enter means "next", as on a phone's keyboard, which has no Tab. */
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

const INPUTS = 'input:not([type=hidden]), select, textarea, button[type=submit]';

/** Whether Enter was pressed in an input of one line, and nobody has taken it for something else. */
export const isEnter = ({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !defaultPrevented &&
  !nativeEvent.isComposing &&
  target instanceof HTMLInputElement;

/** The control behind another inside an element; undefined behind the last. */
export function controlAfter(target: EventTarget, around: Element): HTMLElement | undefined {
  const controls = [...around.querySelectorAll<HTMLElement>(INPUTS)];
  return controls.slice(controls.indexOf(target as HTMLElement) + 1).find((one) => isThere(one));
}

const isThere = (control: HTMLElement): boolean =>
  control.tabIndex >= 0 && !control.matches(':disabled') && control.closest('[hidden]') === null;

/** On a touch screen Enter leads from input to input, and only from the last one to what comes after the form. */
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
