import { flushSync } from 'react-dom';
import { create } from 'zustand';
import type { OpenedService } from '../shared/openService';

/** What a frame shows. */
interface Stage {
  readonly opened?: OpenedService;
  /** Why there is no form, or only the previous one. */
  readonly issue?: string | undefined;
  /** How often the form was opened. */
  readonly times: number;
}

export const useStage = create<Stage>()(() => ({ times: 0 }));

/**
 * Mounts the form anew: with the texts or the definition of now, the same draft, and at the same step (the engine
 * has it in the history). Focus and caret stay where they are.
 */
export function reopen(change: Partial<Stage> = {}): void {
  const active = document.hasFocus() ? document.activeElement : null;
  const caret = isText(active)
    ? ([active.selectionStart, active.selectionEnd] as const)
    : undefined;
  const top = window.scrollY;
  // The form stores its draft, as when a page is closed, before the new one reads it.
  window.dispatchEvent(new Event('pagehide'));
  flushSync(() => useStage.setState(({ times }) => ({ ...change, times: times + 1 })));
  window.scrollTo({ top, behavior: 'instant' });
  const element = active?.id ? document.getElementById(active.id) : null;
  if (!element) return;
  // Focusing an element does not move keyboard input to its frame.
  window.focus();
  element.focus({ preventScroll: true });
  if (caret && isText(element)) element.setSelectionRange(...caret);
}

/** A text control; other inputs have no caret, and throw if one is set. */
const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionStart !== null);
