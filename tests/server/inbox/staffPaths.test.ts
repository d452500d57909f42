import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { startServer, STAFF } from '../support/harness';
import { inTurn } from '../support/inTurn';
import { people } from '../users/people';
import { services } from '../submit/submission';
import { readPath } from '../support/picks';

const server = await startServer();
const { app } = server;
const staff = await server.login();
const token = staff.authorization.slice('Bearer '.length);

const gone = await people(server).colleague();
await app.inject({ method: 'DELETE', url: `/api/user/${gone.id}/`, headers: staff });
const loggedOut = await server.login();
await app.inject({ url: '/api/logout/', headers: loggedOut });

const METHODS = ['GET', 'PUT', 'PATCH', 'DELETE'] as const;
const ALL_METHODS = [...METHODS, 'POST', 'HEAD'] as const;

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { security: object[] }>>>>;
}

/** Every path of staff, from the OpenAPI document (a test compares that with the route table). */
const { paths } = (await app.inject('/api/openapi.json')).json<Described>();
const PATHS = [
  ...Object.entries(paths)
    .filter(([, methods]) => Object.values(methods).every(({ security }) => security.length > 0))
    .map(([path]) => `/api${path.replaceAll(/\{\w+\}/gu, crypto.randomUUID())}`),
  ...services.map((one) => `/api/${readPath(one, crypto.randomUUID())}`),
];

const CREDENTIALS: Readonly<Record<string, Record<string, string>>> = {
  none: {},
  'an empty header': { authorization: '' },
  'the scheme alone': { authorization: 'Bearer' },
  'an empty token': { authorization: 'Bearer ' },
  'the token without a scheme': { authorization: token },
  'the token as Basic': { authorization: `Basic ${token}` },
  'the token twice': { authorization: `Bearer ${token} ${token}` },
  'half the token': { authorization: `Bearer ${token.slice(0, 20)}` },
  'the token and one more letter': { authorization: `Bearer ${token}A` },
  'the token with a letter changed': {
    authorization: `Bearer ${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
  },
  'the token in other letters': {
    authorization: `Bearer ${token === token.toLowerCase() ? token.toUpperCase() : token.toLowerCase()}`,
  },
  'the token of a session that is over': loggedOut,
  'the token of somebody who is gone': gone.headers,
  zeros: { authorization: `Bearer ${'0'.repeat(43)}` },
  null: { authorization: 'Bearer null' },
  undefined: { authorization: 'Bearer undefined' },
  'a JWT without a signature': {
    authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
  },
  'a quotation mark': { authorization: `Bearer ' or '1'='1` },
  'a cookie': { cookie: `access_token=${token}; token=${token}` },
  'another header': { 'x-access-token': token, 'x-forwarded-user': STAFF.email },
  'a local address': { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
  'a method in a header': { 'x-http-method-override': 'GET', 'x-method-override': 'GET' },
};

const tally = { asked: 0, open: 0 };

/** Returns the request with its status if that is not one of a refusal. */
function wrong(status: number, what: string): string[] {
  tally.asked += 1;
  if (status < 300) tally.open += 1;
  return REFUSALS.has(status) ? [] : [`${what}: ${status}`];
}

const REFUSALS = new Set([400, 401, 404, 405]);

/**
 * Returns the methods to try: all of them without a credential, then another one for each path and
 * credential, so that each occurs with each path and with each credential; in the long form, all.
 */
const methodsFor = (credential: number, path: number): readonly (typeof METHODS)[number][] =>
  credential === 0 ? METHODS : inTurn(METHODS, credential + path);

const name = (path: string): string => /^\/api\/([^/?]+)/u.exec(path)?.[1] ?? '';

/** Spellings that could bypass a check of the path. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'a slash more': (path) => path.replace('/api/', '/api//'),
  'a slash before': (path) => `/${path}`,
  'a dot': (path) => path.replace('/api/', '/api/./'),
  'a way round': (path) => path.replace('/api/', '/api/x/../'),
  'a way round by what is public': (path) => path.replace('/api/', '/api/client/../'),
  'the same, escaped': (path) => path.replace('/api/', '/api/client/%2e%2e/'),
  'capitals before': (path) => path.replace('/api/', '/API/'),
  capitals: (path) => path.replace(name(path), name(path).toUpperCase()),
  'no slash at its end': (path) => path.replace(/\/$/u, ''),
  'a question': (path) => `${path}?`,
  'a token in it': (path) => `${path}?access_token=${token}&token=${token}`,
  'a letter escaped': (path) =>
    path.replace(name(path), `%${name(path).charCodeAt(0).toString(16)}${name(path).slice(1)}`),
  'its last slash escaped': (path) => path.replace(/\/?$/u, '%2f'),
  'a semicolon': (path) => path.replace(/\/?$/u, ';x'),
  'an ending': (path) => path.replace(/\/?$/u, '/.json'),
  NUL: (path) => path.replace(/\/?$/u, '%00'),
  'a space': (path) => path.replace(/\/?$/u, '%20/'),
  'slashes the other way': (path) => `/${path.slice(1).replaceAll('/', '\\')}`,
  'another version of it': (path) => path.replace('/api/', '/api/v1/'),
};

const agent = new Agent({ keepAlive: true, maxSockets: 20 });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
afterAll(() => agent.destroy());

/** Over the network, since inject would normalise the path. */
const statusOf = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('error', reject).end();
  });

describe('staff paths', proves('R14'), () => {
  test.each(Object.entries(CREDENTIALS))('are closed with %s', async (credential, headers) => {
    const number = Object.keys(CREDENTIALS).indexOf(credential);
    const open: string[] = [];
    for (const [at, url] of PATHS.entries()) {
      for (const method of methodsFor(number, at)) {
        const { statusCode } = await app.inject({ method, url, headers });
        open.push(...wrong(statusCode, `${method} ${url}`));
      }
    }
    expect(open).toEqual([]);
  });

  test.each(Object.entries(SPELLINGS))(
    'are closed when spelled with %s',
    async (spelling, spelled) => {
      const number = Object.keys(SPELLINGS).indexOf(spelling);
      const credentials = Object.values(CREDENTIALS);
      // Each with another method and credential, so that all combinations of these occur.
      expect(PATHS.length).toBeGreaterThanOrEqual(ALL_METHODS.length * credentials.length);
      const open = await Promise.all(
        PATHS.map(async (path, at) => {
          const turn = number + at;
          const method = ALL_METHODS[turn % ALL_METHODS.length] ?? 'GET';
          const headers = credentials[Math.floor(turn / ALL_METHODS.length) % credentials.length];
          const status = await statusOf(method, spelled(path), headers ?? {});
          return wrong(status, `${method} ${spelled(path)}`);
        }),
      );
      expect(open.flat()).toEqual([]);
    },
  );

  test('are open with a token, whatever the case of its scheme', async (context) => {
    const headers = { authorization: `bearer ${token}` };
    const response = await app.inject({ url: '/api/me/', headers });
    expect(response.json()).toMatchObject({ id: expect.any(String), email: STAFF.email });
    const tried = `${PATHS.length} paths, ${Object.keys(CREDENTIALS).length} credentials`;
    const ways = `${ALL_METHODS.length} methods, ${Object.keys(SPELLINGS).length} spellings`;
    figure(context, 'R14', `${tried}, ${ways}: ${tally.asked} requests, ${tally.open} let in`);
  });
});
