import { describe, expect, test } from 'vitest';
import { startServer, STAFF } from './harness';
import { readPath } from './picks';
import { expectRefusal } from './scenario';
import { services } from './submission';

const server = await startServer();
const { app, storage } = server;
const staff = await server.login();

/** Every path that only staff may read. */
const PATHS = [
  ...['me/', 'logout/', `photo/${'0'.repeat(32)}/`, 'residence/', 'greencard/', 'driven_licence/'],
  ...['user/', `user/${crypto.randomUUID()}/`, 'audit/', 'dashboard/'],
  ...['application/', `application/${crypto.randomUUID()}/`, 'application_export/?format=csv'],
  ...services.flatMap((one) => [one.staff.list, readPath(one, crypto.randomUUID())]),
];

const token = staff.authorization.slice('Bearer '.length);
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
};

describe('staff paths', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

  test.each(Object.entries(CREDENTIALS))('with %s are closed', async (_, headers) => {
    for (const path of PATHS) {
      for (const method of methods) {
        const answer = await app.inject({ method, url: `/api/${path}`, headers });
        expect([401, 404, 405], `${method} ${path}`).toContain(answer.statusCode);
      }
      const inQuery = await app.inject({ url: `/api/${path}?access_token=${token}`, headers });
      expect(inQuery.statusCode).toBe(401);
    }
  });

  const spellings = [
    ...['/api//me/', '//api/me/', '/api/./me/', '/api/x/../me/', '/API/me/', '/api/ME/', '/api/me'],
    ...[
      '/api/me/?',
      '/api/me/#',
      '/api/me/%2e',
      '/api/%6de/',
      '/api/me%2f',
      '/api/me;x',
      '/api/me/.json',
    ],
    ...['/api/client/../me/', '/api/client/%2e%2e/me/', '/api/me%00', '/api\\me\\', '/api/me%20/'],
  ];
  test.each(spellings)('spelled %s are closed', async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'application/json' } });
    expect(answer.body).not.toContain(STAFF.email);
    expect([400, 401, 404]).toContain(answer.statusCode);
  });

  test('are not opened by a method in a header', async () => {
    for (const name of ['x-http-method-override', 'x-method-override', '_method']) {
      const answer = await app.inject({
        ...{ method: 'POST', url: '/api/me/', headers: { [name]: 'GET' } },
      });
      expect(answer.statusCode).toBe(405);
    }
  });

  test('are open with a token, whatever the letters of its scheme', async () => {
    const answer = await app.inject({
      url: '/api/me/',
      headers: { authorization: `bearer ${token}` },
    });
    expect(answer.json()).toEqual({ id: expect.any(String), email: STAFF.email });
  });
});

describe('sessions', () => {
  test('a token is 32 random bytes, stored as a hash', async () => {
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/u);
    const other = await server.login();
    expect(other.authorization).not.toBe(staff.authorization);
    expect(await storage.sessions.owner(token, new Date().toISOString())).toBeUndefined();
  });

  test('logging out ends that one at once and no other', async () => {
    const [mine, other] = [await server.login(), await server.login()];
    expect((await app.inject({ url: '/api/logout/', headers: mine })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me/', headers: mine })).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/logout/', headers: mine })).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/me/', headers: other })).statusCode).toBe(200);
  });

  test('one lasts twelve hours', async () => {
    let now = Date.parse('2026-03-01T08:00:00Z');
    const own = await startServer({ now: () => new Date(now) });
    const session = await own.login();
    const status = async () =>
      (await own.app.inject({ url: '/api/me/', headers: session })).statusCode;
    now += 12 * 60 * 60 * 1000 - 1;
    expect(await status()).toBe(200);
    now += 1;
    expect(await status()).toBe(401);
  });
});

describe('many submissions', () => {
  test('from one address are slowed down', async () => {
    const { app: own } = await startServer({ env: { RATE_LIMIT: 'on' } });
    const [service] = services;
    const send = (remoteAddress?: string) =>
      own.inject({
        ...{ method: 'POST', url: `/api/${service?.submit.path}`, payload: {} },
        ...(remoteAddress && { remoteAddress }),
      });
    for (let count = 0; count < 60; count += 1) expect((await send()).statusCode).not.toBe(429);
    const last = await send();
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expectRefusal(last);
    expect((await send('203.0.113.9')).statusCode).not.toBe(429);
  });
});
