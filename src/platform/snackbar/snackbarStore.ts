import { create } from 'zustand';

type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** Text may contain simple HTML. Shown for `timeout` milliseconds; 0 keeps it until it is closed. */
export interface SnackbarNotice {
  readonly kind: NoticeKind;
  readonly text: string;
  readonly timeout: number;
  /** A button in it, which closes it too. */
  readonly action?: { readonly label: string; readonly act: () => void };
}

interface Snackbar extends SnackbarNotice {
  readonly open: boolean;
}

/** docs/requirements.md, P45. */
export const SNACKBAR_TIMEOUT_MS = 3000;
const CLEAR_AFTER_MS = 3000;

const NOTHING: Snackbar = { open: false, kind: 'info', text: '', timeout: 0 };

export const useSnackbar = create<Snackbar>()(() => NOTHING);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice and replaces the one before. */
export function showNotice(notice: SnackbarNotice): void {
  clearTimeout(timer);
  useSnackbar.setState({ ...notice, open: true }, true);
  const { timeout } = notice;
  if (timeout > 0) timer = setTimeout(closeNotice, timeout);
}

/** Closes the notice. Its text is cleared 3 s later (docs/requirements.md, P45), after it has faded out. */
export function closeNotice(): void {
  clearTimeout(timer);
  useSnackbar.setState({ open: false });
  timer = setTimeout(() => useSnackbar.setState(NOTHING, true), CLEAR_AFTER_MS);
}
