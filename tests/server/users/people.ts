import type { InjectOptions } from 'fastify';
import { type Server, STAFF } from '../support/harness';

export const PASSWORD = 'Lantern-kettle-47';
export const OTHER_PASSWORD = 'Saddle-orchid-93';
/** What confirms the calls of the first account. */
export const CONFIRMED = { ownPassword: STAFF.password };

export interface UserRecord {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly createdAt: string;
  readonly lastLoginAt: string | null;
}

let made = 0;

/** Returns helpers for the accounts of a server. */
export function people({ app, login }: Pick<Server, 'app' | 'login'>) {
  const logIn = (email: string, password = PASSWORD, more: InjectOptions = {}) =>
    app.inject({ method: 'POST', url: '/api/login/', payload: { email, password }, ...more });
  const headersOf = async (email: string, password = PASSWORD) => {
    const { access_token } = (await logIn(email, password)).json<{ access_token: string }>();
    return { authorization: `Bearer ${access_token}` };
  };
  const as =
    (headers: Record<string, string>) =>
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  return {
    logIn,
    headersOf,
    as,
    isOpen: async (headers: Record<string, string>) =>
      (await as(headers)('GET', 'me/')).statusCode === 200,
    /** Creates a colleague with a session, by default an owner. */
    async colleague(rights: object = { role: 'owner' }) {
      made += 1;
      const email = `colleague${made}@agency.example`;
      const payload = {
        email,
        name: `Colleague ${made}`,
        password: PASSWORD,
        ...CONFIRMED,
        ...rights,
      };
      const response = await as(await login())('POST', 'user/', payload);
      const user = response.json<UserRecord>();
      const headers = await headersOf(email);
      return { ...user, headers, call: as(headers) };
    },
  };
}
