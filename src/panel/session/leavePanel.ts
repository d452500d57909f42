import { flushSync } from 'react-dom';
import { logOut } from '../../platform/session/session';
import { forgetEdits } from '../data/edits/keptEdits';

/** Logs out, and removes what the account has not saved: the next person at this computer does not find it. */
export function leavePanel(): void {
  // The pages go first, since a form stores its draft as it goes. The browser is logged out in any case; a failed call
  // has been reported.
  flushSync(() => void logOut().catch(() => undefined));
  forgetEdits();
}
