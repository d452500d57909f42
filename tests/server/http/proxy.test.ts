import { describe, expect, test } from 'vitest';
import { startServer } from '../support/harness';

const PROXY = '127.0.0.1';
/** Wrong passwords that one visitor may try (server/auth/throttle). */
const TRIES = 10;

async function loginFrom(app: Awaited<ReturnType<typeof startServer>>['app'], forwarded: string) {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/login/',
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': forwarded },
    payload: { email: 'shilan@agency.example', password: 'wrong wrong wrong' },
  });
  return statusCode;
}

describe('limits behind a proxy', () => {
  test.each([
    { name: 'that is trusted count its visitors one by one', TRUST_PROXY: 'loopback', other: 401 },
    { name: 'that is not count all of them as one', TRUST_PROXY: '10.0.0.0/8', other: 429 },
  ])('$name', async ({ TRUST_PROXY, other }) => {
    const { app } = await startServer({
      env: { TRUST_PROXY, PUBLIC_URL: 'https://rega.example', RATE_LIMIT: 'on' },
      staff: false,
    });
    for (let tries = 0; tries < TRIES; tries += 1) {
      // What the visitor adds in front of the proxy's entry changes nothing.
      expect(await loginFrom(app, `9.9.9.${tries}, 5.1.0.7`)).toBe(401);
    }
    expect(await loginFrom(app, '5.1.0.7')).toBe(429);
    expect(await loginFrom(app, '5.1.0.8')).toBe(other);
  });
});
