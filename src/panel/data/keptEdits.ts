import { useSession } from '../../platform/session/sessionStore';

const PREFIX = 'rega-edit:';

/** Includes the user, so that nobody is offered another user's edit in the same tab. */
const nameOf = (key: string): string => `${PREFIX}${useSession.getState().user?.id ?? ''}:${key}`;

/** Returns an unsaved edit, or undefined. */
export function keptEdit(key: string): unknown {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Stores an edit as JSON until it is discarded or the tab is closed. */
export function keepEdit(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // Storage is full or forbidden; the edit is then only in memory.
  }
}

export const forgetEdit = (key: string): void => sessionStorage.removeItem(nameOf(key));

/** Returns whether this tab has unsaved edits, of whichever user. */
export function hasEdits(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** Removes all unsaved edits on an explicit logout. */
export function forgetEdits(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  }
}
