import { useRef } from 'react';
import { useWindowEvent } from '../data/useWindowEvent';

/** What texts are typed into, and a select, which letters choose in. */
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="listbox"]';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/**
 * Acts on a letter pressed with Ctrl, or Cmd; one that is held acts once.
 * @param code the place of the key, which is the same on Kurdish and Arabic keyboards: "KeyS"
 * @param act returns false if the key is left to the browser, as it is where a text is typed
 */
export function useCommandKey(code: string, act: (target: EventTarget | null) => unknown): void {
  useWindowEvent('keydown', (event) => {
    if (event.code !== code || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    if (event.repeat || act(event.target) !== false) event.preventDefault();
  });
}

/**
 * Saves by Ctrl+S what is open: the form that has the focus, else whatever the page has to save. The browser's own
 * dialog would save the page as a file.
 */
export const useSaveKey = (): void => useCommandKey('KeyS', save);

function save(): void {
  const focused = document.activeElement;
  const own = focused?.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
  const button = own ?? document.querySelector<HTMLElement>('main [data-save]:not(:disabled)');
  if (!button) return;
  // A text stays in its control until it loses the focus.
  if (focused instanceof HTMLElement) {
    focused.blur();
    focused.focus({ preventScroll: true });
  }
  setTimeout(() => button.click());
}

/**
 * Calls back for a key that is no text and no shortcut of the browser. Keys are distinguished by their place on the
 * keyboard, which is the same in Kurdish and Arabic. A key that is held acts once.
 * @param onKey returns whether the key did something
 * @param repeating codes of keys that act again while they are held
 */
export function usePlainKeys(
  onKey: (code: string, key: string) => boolean,
  repeating: readonly string[] = [],
): void {
  /** The key that has acted last. */
  const acted = useRef('');
  useWindowEvent('keydown', (event) => {
    const { code, key, ctrlKey, metaKey, altKey, target } = event;
    if (event.repeat && !repeating.includes(code)) {
      // It writes nothing into the field to which it has moved the focus.
      if (code === acted.current) event.preventDefault();
      return;
    }
    acted.current = '';
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (isTyping(target)) return;
    if (target instanceof Element && target.closest('[role="dialog"], .MuiModal-root')) return;
    if (!onKey(code, key)) return;
    acted.current = code;
    event.preventDefault();
  });
}
