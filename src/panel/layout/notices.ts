import {
  closeNotice,
  showNotice,
  SNACKBAR_TIMEOUT_MS,
  useSnackbar,
} from '../../platform/snackbar/snackbarStore';
import { t } from '../language/t';
import { isTyping, useCommandKey } from './useCommandKey';

/**
 * Shows a success notice.
 * @param text a constant; it must not contain user input
 */
export const sayDone = (text: string): void =>
  showNotice({ kind: 'success', text, timeout: SNACKBAR_TIMEOUT_MS });

/** How long a change can be undone. */
const UNDO_MS = 10_000;

/** Shows a success notice with a button that undoes what was done, as Ctrl+Z does while the notice is shown. */
export function sayUndoable(text: string, undo: () => void): void {
  const act = () => {
    closeNotice();
    undo();
  };
  const action = { label: t('Undo'), act };
  showNotice({ kind: 'success', text, timeout: UNDO_MS, action });
}

/** Undoes by Ctrl+Z what the notice that is shown offers to undo. In a text the key is the browser's own. */
export const useUndoKey = (): void =>
  useCommandKey('KeyZ', (target) => {
    const { open, action } = useSnackbar.getState();
    if (!open || !action || isTyping(target)) return false;
    action.act();
    return true;
  });
