import { logOut } from '../../platform/session/session';
import { forgetEdits } from '../data/keptEdits';

/** Logs out, and removes what the account has not saved: the next person at this computer does not find it. */
export function leavePanel(): void {
  forgetEdits();
  // The browser is logged out in any case; a failed call has been reported.
  logOut().catch(() => undefined);
}
