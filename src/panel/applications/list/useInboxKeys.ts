import { usePlainKeys } from '../../layout/useCommandKey';

interface InboxKeys {
  /** Chooses a row, or no longer. */
  readonly onToggle: (id: string) => void;
  /** Each is called with the row that has the focus. */
  readonly onAssign: (id: string) => void;
  readonly onRead: (id: string) => void;
  readonly onStatus: (id: string, row: HTMLElement) => void;
  /** Is called beyond the last row (1), or before the first one (-1). */
  readonly onEnd: (by: 1 | -1) => void;
}

/** Works the list by keys. The row is the one that has the focus, so that a key always acts on what is shown. */
export function useInboxKeys(keys: InboxKeys): void {
  usePlainKeys((code, key) => {
    const row = document.activeElement?.closest<HTMLElement>('tr[data-id]');
    const id = row?.dataset.id;
    if (code === 'Slash' || key === '/') {
      document.querySelector<HTMLInputElement>('.ap-filters input[type="search"]')?.focus();
    } else if (code === 'KeyJ') moveFocus(1, keys.onEnd);
    else if (code === 'KeyK') moveFocus(-1, keys.onEnd);
    else if (!row || id === undefined) return false;
    else if (code === 'KeyX') keys.onToggle(id);
    else if (code === 'KeyA') keys.onAssign(id);
    else if (code === 'KeyE') keys.onRead(id);
    else if (code === 'KeyS') keys.onStatus(id, row);
    else return false;
    return true;
  }, MOVES);
}

const MOVES = ['KeyJ', 'KeyK'];

/** Moves the focus to the next row's link, or to the previous one's; from no row to the first one. */
function moveFocus(by: 1 | -1, onEnd: InboxKeys['onEnd']): void {
  const links = [...document.querySelectorAll<HTMLElement>('.ap-inbox tr[data-id] .pn-row-link')];
  const row =
    document.activeElement?.closest('tr[data-id]') ??
    document.querySelector('.ap-inbox tr[aria-current]');
  const index = links.findIndex((link) => row?.contains(link));
  const next = links[index < 0 ? 0 : index + by];
  if (next) next.focus();
  else onEnd(by);
}
