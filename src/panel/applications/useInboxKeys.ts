import { useEffect, useEffectEvent } from 'react';

export interface InboxKeys {
  /** Chooses a row, or no longer. */
  readonly onToggle: (id: string) => void;
  /** Each is called with the row that has the focus. */
  readonly onAssign: (id: string) => void;
  readonly onRead: (id: string) => void;
}

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/**
 * Works the list by keys. Letters are told apart by their place on the keyboard, which is the same in Kurdish and
 * Arabic. The row is the one that has the focus, so that a key always acts on what is shown.
 */
export function useInboxKeys({ onToggle, onAssign, onRead }: InboxKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { code, key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(`${TYPING}, [role="dialog"]`)) return;
    const id = document.activeElement?.closest<HTMLElement>('tr[data-id]')?.dataset.id;
    if (code === 'Slash' || key === '/') {
      document.querySelector<HTMLInputElement>('.ap-filters input[type="search"]')?.focus();
    } else if (code === 'KeyJ') moveFocus(1);
    else if (code === 'KeyK') moveFocus(-1);
    else if (id === undefined) return;
    else if (code === 'KeyX') onToggle(id);
    else if (code === 'KeyA') onAssign(id);
    else if (code === 'KeyE') onRead(id);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => act(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Moves the focus to the next row's link, or to the previous one's. */
function moveFocus(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.ap-inbox tr[data-id] .pn-row-link')];
  const row =
    document.activeElement?.closest('tr[data-id]') ??
    document.querySelector('.ap-inbox tr[aria-current]');
  const index = links.findIndex((link) => row?.contains(link));
  const next = index < 0 ? (by > 0 ? 0 : links.length - 1) : index + by;
  links[next]?.focus();
}
