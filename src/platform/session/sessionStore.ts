import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { guardedStorage } from '../guardedStorage';

export interface User {
  readonly id: string;
  readonly email: string;
}

/**
 * Who is logged in. All of it is kept in local storage (docs/requirements.md, P42); what else a browser keeps, such as
 * drafts and the language, is in Decisions of src/ARCHITECTURE.md.
 */
export interface Session {
  readonly token?: string;
  readonly user?: User;
  /** How long the session was to last, in milliseconds; 0 once the page has been left. */
  readonly duration?: number;
}

const KEY = 'rega-session';

/** Staff tokens end within a day. */
export const SESSION_MS = 24 * 60 * 60 * 1000;

const NOBODY: Session = {};

export const useSession = create<Session>()(
  persist(() => NOBODY, {
    name: KEY,
    storage: createJSONStorage(() => guardedStorage(() => localStorage)),
  }),
);

/** The bearer token, if somebody is logged in: that is, once the current user is known. */
export function sessionToken(): string | undefined {
  const { token, user } = useSession.getState();
  return user && token;
}

/** Keeps token and user for a day, in memory and in storage. */
export function openSession(token: string, user: User): void {
  useSession.setState({ token, user, duration: SESSION_MS }, true);
}

/** Forgets token and user, in memory and in storage. */
export function clearSession(): void {
  useSession.setState(NOBODY, true);
  useSession.persist.clearStorage();
}

/** What leaving the page does to a session (docs/requirements.md, P42): its stored duration becomes 0. */
export function expireSession(): void {
  useSession.setState({ duration: 0 }, true);
}
