import { describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { expectRefusal } from '../support/scenario';
import { services } from '../submit/submission';

const server = await startServer();
const { app, storage } = server;
const staff = await server.login();

const token = staff.authorization.slice('Bearer '.length);

const HOURS = 12;

describe('sessions', proves('R17'), () => {
  test('have tokens of 32 random bytes, stored as a hash', async () => {
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/u);
    const other = await server.login();
    expect(other.authorization).not.toBe(staff.authorization);
    expect(await storage.sessions.owner(token, new Date().toISOString())).toBeUndefined();
  });

  test('have unique tokens', async (context) => {
    const tokens = await Promise.all(
      Array.from(
        { length: 20 },
        async () => (await server.login()).authorization.split(' ')[1] ?? '',
      ),
    );
    const bytes = tokens.map((one) => Buffer.from(one, 'base64url'));
    const bits = Math.min(...bytes.map(({ length }) => length * 8));
    expect(bits).toBeGreaterThanOrEqual(128);
    expect(new Set(tokens).size).toBe(tokens.length);
    // Tokens contain no counter or clock: each position has many values.
    for (let at = 0; at < bits / 8; at += 1) {
      expect(new Set(bytes.map((one) => one[at])).size).toBeGreaterThan(10);
    }
    figure(context, 'R17', `${tokens.length} tokens of ${bits} random bits, for ${HOURS} hours`);
  });

  test('end some seconds after the panel was left, unless they are resumed', async () => {
    let time = Date.parse('2026-03-01T10:00:00.000Z');
    const clocked = await startServer({ now: () => new Date(time) });
    const [gone, stayed] = [await clocked.login(), await clocked.login()];
    const ask = async (method: 'GET' | 'POST', url: string, headers: object) =>
      (await clocked.app.inject({ method, url: `/api/${url}`, headers: { ...headers } }))
        .statusCode;
    for (const headers of [gone, stayed]) await ask('POST', 'session_leave/', headers);
    time += 10_000;
    expect(await ask('GET', 'me/', gone)).toBe(200);
    expect(await ask('POST', 'session_resume/', stayed)).toBe(200);
    time += 10_000;
    expect(await ask('GET', 'me/', gone)).toBe(401);
    expect(await ask('POST', 'session_resume/', gone)).toBe(401);
    expect(await ask('GET', 'me/', stayed)).toBe(200);
    await clocked.login();
    expect(await ask('POST', 'session_leave/', gone)).toBe(401);
  });

  test('end individually on logout', proves('R18'), async (context) => {
    const [mine, other] = [await server.login(), await server.login()];
    const began = performance.now();
    expect((await app.inject({ url: '/api/logout/', headers: mine })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me/', headers: mine })).statusCode).toBe(401);
    const passed = performance.now() - began;
    expect((await app.inject({ url: '/api/logout/', headers: mine })).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/me/', headers: other })).statusCode).toBe(200);
    figure(context, 'R18', `logged out and refused within ${passed.toFixed(0)} ms`);
  });

  test('expire after twelve hours', async () => {
    let now = Date.parse('2026-03-01T08:00:00Z');
    const own = await startServer({ now: () => new Date(now) });
    const session = await own.login();
    const status = async () =>
      (await own.app.inject({ url: '/api/me/', headers: session })).statusCode;
    now += HOURS * 60 * 60 * 1000 - 1;
    expect(await status()).toBe(200);
    now += 1;
    expect(await status()).toBe(401);
  });
});

describe('submissions from one address', () => {
  test('are rate limited', async () => {
    const { app: own } = await startServer({ env: { RATE_LIMIT: 'on' } });
    const [service] = services;
    const send = (remoteAddress?: string) =>
      own.inject({
        method: 'POST',
        url: `/api/${service?.submit.path}`,
        payload: {},
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
