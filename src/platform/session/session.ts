import { call } from '../api/call';
import { clearSession, expireSession, openSession, sessionToken, type User } from './sessionStore';

/** Logs in: the session opens once the current user is fetched. Throws ApiError. */
export async function logIn(email: string, password: string): Promise<void> {
  const token = tokenIn(await call('POST', 'login/', { body: { email, password } }));
  openSession(token, userIn(await call('GET', 'me/', { token })));
}

/** Logs out here at once, and on the server; throws ApiError if the server could not be told. */
export async function logOut(): Promise<void> {
  const token = sessionToken();
  clearSession();
  if (token !== undefined) await call('GET', 'logout/', { token });
}

/** Leaving the page logs out (docs/requirements.md, P42). Call once, at start. */
export function endSessionOnUnload(): void {
  addEventListener('pagehide', () => {
    const token = sessionToken();
    if (token === undefined) return;
    expireSession();
    // Nobody is left to be told of a failure.
    call('GET', 'logout/', { token, keepalive: true }).catch(() => undefined);
  });
}

function tokenIn(answer: unknown): string {
  const token = fieldsOf(answer).access_token;
  if (typeof token !== 'string' || token === '') throw new TypeError('login gave no access_token');
  return token;
}

/** Servers other than ours may wrap the user, or number it. */
function userIn(answer: unknown): User {
  const outer = fieldsOf(answer);
  const { id, email } = outer.data === undefined ? outer : fieldsOf(outer.data);
  return { id: String(id ?? ''), email: String(email ?? '') };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
