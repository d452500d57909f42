import { tabStorage } from '../../../platform/guardedStorage';
import { DRAFTS, RECEIPTS } from '../../../engine/flow/draft';
import { useSession } from '../../../platform/api/sessionStore';

const PREFIX = 'rega-edit:';

/** Includes the user, so that nobody is offered another user's edit in the same tab. */
const nameOf = (key: string): string => `${PREFIX}${useSession.getState().user?.id ?? ''}:${key}`;

/** Returns an unsaved edit, or undefined. */
export function keptEdit(key: string): unknown {
  const text = tabStorage.getItem(nameOf(key));
  return text === null ? undefined : (JSON.parse(text) as unknown);
}

/** Stores an edit until it is discarded or the tab is closed; where storage is full or forbidden, in memory. */
export const keepEdit = (key: string, value: unknown): void => keepJson(key, JSON.stringify(value));

/** Does the same with the JSON of an edit. */
export const keepJson = (key: string, json: string): void => tabStorage.setItem(nameOf(key), json);

export const forgetEdit = (key: string): void => tabStorage.removeItem(nameOf(key));

function storedNames(prefixes: readonly string[]): string[] {
  try {
    return Object.keys(sessionStorage).filter((name) =>
      prefixes.some((one) => name.startsWith(one)),
    );
  } catch {
    return [];
  }
}

/** Returns whether this tab has unsaved edits, of whichever user: also on a form as on the site. */
export const hasEdits = (): boolean => storedNames([PREFIX, DRAFTS]).length > 0;

/** Removes all unsaved edits on an explicit logout, and answers of applicants that staff have typed. */
export const forgetEdits = (): void =>
  storedNames([PREFIX, DRAFTS, RECEIPTS]).forEach((name) => tabStorage.removeItem(name));
