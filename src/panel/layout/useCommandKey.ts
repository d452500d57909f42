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
