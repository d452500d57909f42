import { create } from 'zustand';
import type { Language } from '../../definition/model/text';
import { parsedJson } from '../../definition/model/values';
import { deviceStorage } from '../guardedStorage';

export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly name?: string;
  /** The language in which the account uses the panel; undefined if the server stores none. */
  readonly language?: Language;
  /** What the account may do; undefined if the server has no rights: everything. */
  readonly rights?: readonly string[];
  /** The ids of the services whose applications it sees; undefined: all. */
  readonly services?: readonly string[];
  /** The account has to set up a second factor before it may do anything else. */
  readonly factorNeeded?: true;
}

/**
 * The logged-in user. It is stored in localStorage (docs/requirements.md, P42); for what else the
 * browser stores, such as drafts and the language, see docs/decisions/drafts.
 */
export interface Session {
  readonly token?: string;
  readonly user?: CurrentUser;
  /** Duration of the session in milliseconds; 0 once the page has been left. */
  readonly duration?: number;
}

const KEY = 'rega-session';

/** Staff tokens expire within a day. */
export const SESSION_MS = 24 * 60 * 60 * 1000;

const NOBODY: Session = {};

/** Stored in the form of zustand's `persist`, which would be 900 bytes of every page. */
export const useSession = create<Session>()(() => storedSession() ?? NOBODY);
useSession.subscribe((state) => deviceStorage.setItem(KEY, JSON.stringify({ state, version: 0 })));

function storedSession(): Session | undefined {
  const stored = parsedJson(deviceStorage.getItem(KEY) ?? '') as { state?: Session } | undefined;
  return stored?.state;
}

/** Continues with a session that another tab has stored. */
export function readSession(): void {
  const session = storedSession();
  if (session) useSession.setState(session);
}

/** Returns the bearer token, once the current user is known. */
export function sessionToken(): string | undefined {
  const { token, user } = useSession.getState();
  return user && token;
}

/** Why there is no session any more: it was refused by the server, or the panel was closed. */
export type EndReason = 'expired' | 'left';

/** Only in memory: another page does not know of it. */
export const useEndReason = create<{ readonly reason?: EndReason }>()(() => ({}));

/** Stores token and user for a day, in memory and in localStorage. */
export function beginSession(token: string, user: CurrentUser): void {
  useEndReason.setState({}, true);
  useSession.setState({ token, user, duration: SESSION_MS }, true);
}

/** Stores another language of the current user, once the server has it. */
export const changeUserLanguage = (language: Language): void =>
  changeUser((user) => ({ ...user, language }));

/** Stores that the server asks the account for a second factor. */
export const needFactor = (): void => changeUser((user) => ({ ...user, factorNeeded: true }));

/** Stores that the account has set up its second factor. */
export const factorIsSetUp = (): void => changeUser(({ factorNeeded: _, ...rest }) => rest);

function changeUser(change: (user: CurrentUser) => CurrentUser): void {
  useSession.setState(({ user }) => (user ? { user: change(user) } : {}));
}

/** Removes token and user from memory and localStorage. */
export function clearSession(): void {
  useEndReason.setState({}, true);
  useSession.setState(NOBODY, true);
  deviceStorage.removeItem(KEY);
}

/** Removes a session that the staff did not end, and stores why it has ended. */
export function endedBy(reason: EndReason): void {
  clearSession();
  useEndReason.setState({ reason }, true);
}

/**
 * Sets the stored duration to 0 when the page is left (docs/requirements.md, P42).
 * @param canResume whether another page may continue the session
 */
export function announceLeaving(canResume: boolean): void {
  const { token, user } = useSession.getState();
  useSession.setState({ ...(canResume && { token, user }), duration: 0 }, true);
}

/** Sets the stored duration again, after the session was continued. */
export function stayInSession(): void {
  useSession.setState({ duration: SESSION_MS });
}
