import { showNotice, SNACKBAR_TIMEOUT_MS } from '../../platform/snackbar/snackbarStore';

/** Says that something was done. @param text of ours: it may hold nothing that people typed */
export const sayDone = (text: string): void =>
  showNotice({ kind: 'success', text, timeout: SNACKBAR_TIMEOUT_MS });
