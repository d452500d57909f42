import { ENTERING } from '../../contract/siteRoutes';
import { tabStorage } from '../../platform/guardedStorage';
import { isServer } from '../../platform/isServer';
import { sessionToken, useSession } from '../../platform/api/sessionStore';

const KEY = 'rega-entering';

/**
 * Returns whether staff enter applications for others in this tab. It begins with an address that the panel
 * links to, for who is logged in, and goes on until it is stopped or the tab is closed: were it to end with the
 * session, the next application would be sent as the visitor's own.
 */
export function isEntering(): boolean {
  if (isServer) return false;
  if (tabStorage.getItem(KEY) !== null) return true;
  const isAsked = new URLSearchParams(location.search).has(ENTERING);
  if (!isAsked || sessionToken() === undefined) return false;
  tabStorage.setItem(KEY, '1');
  return true;
}

/** What is stored where what the form requires may be missing. */
const LACKING = '2';

/** Returns whether what the form requires may be missing, in this tab. */
export const mayLack = (): boolean => tabStorage.getItem(KEY) === LACKING;

const listeners = new Set<() => void>();

export function setMayLack(lacks: boolean): void {
  tabStorage.setItem(KEY, lacks ? LACKING : '1');
  for (const listener of listeners) listener();
}

/** Calls back when what may be missing has changed; returns what ends it. */
export function onMayLack(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const stopEntering = (): void => tabStorage.removeItem(KEY);

/**
 * Returns the subject of a draft: what staff enter is apart from what is filled in on this device for its user, and
 * from what colleagues enter.
 */
export const draftSubject = (subject: string | undefined): string | undefined =>
  isEntering() ? `entered-${useSession.getState().user?.id ?? ''}-${subject ?? ''}` : subject;
