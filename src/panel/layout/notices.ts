import { showNotice, SNACKBAR_TIMEOUT_MS } from '../../platform/snackbar/snackbarStore';

/**
 * Shows a success notice.
 * @param text a constant; it must not contain user input
 */
export const sayDone = (text: string): void =>
  showNotice({ kind: 'success', text, timeout: SNACKBAR_TIMEOUT_MS });
