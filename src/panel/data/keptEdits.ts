import { guardedStorage } from '../../platform/guardedStorage';
import { useSession } from '../../platform/session/sessionStore';

const PREFIX = 'rega-edit:';

/** Where storage is full or forbidden, an edit is only in memory. */
const storage = guardedStorage(() => sessionStorage);

/** Includes the user, so that nobody is offered another user's edit in the same tab. */
const nameOf = (key: string): string => `${PREFIX}${useSession.getState().user?.id ?? ''}:${key}`;

/** Returns an unsaved edit, or undefined. */
export function keptEdit(key: string): unknown {
  const text = storage.getItem(nameOf(key));
  return text === null ? undefined : (JSON.parse(text) as unknown);
}

/** Stores an edit as JSON until it is discarded or the tab is closed. */
export const keepEdit = (key: string, value: unknown): void =>
  storage.setItem(nameOf(key), JSON.stringify(value));

export const forgetEdit = (key: string): void => storage.removeItem(nameOf(key));

function storedNames(): string[] {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Returns whether this tab has unsaved edits, of whichever user. */
export const hasEdits = (): boolean => storedNames().length > 0;

/** Removes all unsaved edits on an explicit logout. */
export const forgetEdits = (): void => storedNames().forEach((name) => storage.removeItem(name));
