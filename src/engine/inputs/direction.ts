import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import type { Language } from '../../definition/model/text';

/** Returns whether arrows and anchors must be mirrored in code, not by a style sheet. */
export const isRightToLeft = (language: Language): boolean =>
  LANGUAGE_FACTS[language].direction === 'rtl';

/** Returns the placeholder of an input with dir="auto": a space if none, by which base.css knows that it is empty. */
export const placeholderOf = (words: string | undefined): string => words ?? ' ';

const removed = new WeakMap<HTMLElement, string>();

/**
 * Leaves a control its placeholder only while it is empty: Chromium recalculates the style of a hidden one at each key.
 * To be called when the text has changed.
 */
export function updatePlaceholder(control: HTMLInputElement | HTMLTextAreaElement): void {
  const isEmpty = control.value === '';
  if (isEmpty === control.hasAttribute('placeholder')) return;
  if (isEmpty) {
    const words = removed.get(control);
    if (words !== undefined) control.placeholder = words;
  } else {
    removed.set(control, control.placeholder);
    control.removeAttribute('placeholder');
  }
}
