import { useRef } from 'react';
import { useWindowEvent } from '../../data/useWindowEvent';

interface InboxKeys {
  /** Chooses a row, or no longer. */
  readonly onToggle: (id: string) => void;
  /** Each is called with the row that has the focus. */
  readonly onAssign: (id: string) => void;
  readonly onRead: (id: string) => void;
  /** @param index of the status, in the order of its service */
  readonly onStatus: (id: string, index: number) => void;
}

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/**
 * Calls back for a key that is no text and no shortcut of the browser. Keys are distinguished by their place on the
 * keyboard, which is the same in Kurdish and Arabic. A key that is held acts once.
 * @param onKey returns whether the key did something
 * @param repeating codes of keys that act again while they are held
 */
export function useCommandKeys(
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
    if (target instanceof Element && target.closest(`${TYPING}, [role="dialog"], [role="menu"]`)) {
      return;
    }
    if (!onKey(code, key)) return;
    acted.current = code;
    event.preventDefault();
  });
}

/** Returns the index of a status that a key stands for; undefined if it is another key. */
export const statusIndexOf = (code: string): number | undefined => {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/u.exec(code) ?? [];
  return digit === undefined ? undefined : Number(digit) - 1;
};

/** Works the list by keys. The row is the one that has the focus, so that a key always acts on what is shown. */
export function useInboxKeys({ onToggle, onAssign, onRead, onStatus }: InboxKeys): void {
  /** Where the focus was last: a row may leave the list by what is done to it. */
  const last = useRef(-1);
  useCommandKeys((code, key) => {
    const id = document.activeElement?.closest<HTMLElement>('tr[data-id]')?.dataset.id;
    const status = statusIndexOf(code);
    if (code === 'Slash' || key === '/') {
      document.querySelector<HTMLInputElement>('.ap-filters input[type="search"]')?.focus();
    } else if (code === 'KeyJ' || code === 'KeyK') {
      last.current = moveFocus(code === 'KeyJ' ? 1 : -1, last.current);
    } else if (id === undefined) return false;
    else if (code === 'KeyX') onToggle(id);
    else if (code === 'KeyA') onAssign(id);
    else if (code === 'KeyE') onRead(id);
    else if (status !== undefined) onStatus(id, status);
    else return false;
    return true;
  }, MOVES);
}

const MOVES = ['KeyJ', 'KeyK'];

/**
 * Moves the focus to the next row's link, or to the previous one's, and returns its place.
 * @param last the place of the focus before its row left the list, which is that of the next row now
 */
function moveFocus(by: 1 | -1, last: number): number {
  const links = [...document.querySelectorAll<HTMLElement>('.ap-inbox tr[data-id] .pn-row-link')];
  const row =
    document.activeElement?.closest('tr[data-id]') ??
    document.querySelector('.ap-inbox tr[aria-current]');
  const index = links.findIndex((link) => row?.contains(link));
  const next = index >= 0 ? index + by : by > 0 ? Math.max(last, 0) : last - 1;
  const link = links[Math.min(next, links.length - 1)];
  link?.focus();
  return link ? links.indexOf(link) : last;
}
