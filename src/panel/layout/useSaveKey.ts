import { useEffect } from 'react';

/**
 * Saves by Ctrl+S, or Cmd+S, what is open: the form that has the focus, else whatever the page has to save. The
 * browser's own dialog would save the page as a file.
 */
export function useSaveKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // By the place of the key, which is the same on Kurdish and Arabic keyboards.
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

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
