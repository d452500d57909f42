import * as read from '../content/read';
import { isLanguage } from '../../definition/model/text';
import { isRecord } from '../../definition/model/values';
import { call } from '../api/call';
import {
  beginSession,
  clearSession,
  type CurrentUser,
  sessionToken,
  useEndReason,
} from '../api/sessionStore';

/**
 * Logs in; accounts with a second factor need a code. The session opens when the current user has been fetched. Throws
 * ApiError.
 */
export async function logIn(email: string, password: string, code?: string): Promise<void> {
  // Whether the last session has ended does not matter beside why this login is refused.
  useEndReason.setState({}, true);
  const body = { email, password, ...(code !== undefined && { code }) };
  const token = tokenIn(await call('POST', 'login/', { body }));
  beginSession(token, userIn(await call('GET', 'me/', { token })));
}

/** Logs out in the browser at once, then on the server; throws ApiError if that call fails. */
export async function logOut(): Promise<void> {
  const token = sessionToken();
  clearSession();
  if (token !== undefined) await call('GET', 'logout/', { token });
}

function tokenIn(response: unknown): string {
  const { access_token: token } = isRecord(response) ? response : {};
  if (typeof token !== 'string' || token === '') throw new TypeError('login gave no access_token');
  return token;
}

/** Other backends may wrap the user, or have numeric ids. */
function userIn(response: unknown): CurrentUser {
  const { id, email, name, language, rights, services, factorNeeded } = read.record(response);
  return {
    id: String(id ?? ''),
    email: String(email ?? ''),
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(isLanguage(language) && { language }),
    ...(Array.isArray(rights) && { rights: rights.map(String) }),
    ...(Array.isArray(services) && { services: services.map(String) }),
    ...(factorNeeded === true && { factorNeeded }),
  };
}
