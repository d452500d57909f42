import { useWindowEvent } from '../data/useWindowEvent';

/**
 * Acts on a letter pressed with Ctrl, or Cmd; one that is held acts once.
 * @param code the place of the key, which is the same on Kurdish and Arabic keyboards: "KeyS"
 */
export function useCommandKey(code: string, act: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (event.code !== code || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!event.repeat) act();
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
