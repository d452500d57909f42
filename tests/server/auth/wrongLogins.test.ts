import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { startServer, STAFF } from '../support/harness';
import { expectRefusal } from '../support/scenario';

type Attempt = readonly [body: object, more?: InjectOptions];
type App = Awaited<ReturnType<typeof startServer>>['app'];

const logIn = (app: App, [payload, more = {}]: Attempt) =>
  app.inject({ method: 'POST', url: '/api/login/', payload, ...more });

const wrong = { ...STAFF, password: 'not the password' };
/** The attempt by which guessing must be throttled. */
const LATEST = 20;

async function throttled() {
  const own = await startServer({ env: { RATE_LIMIT: 'on' } });
  const tryOften = async (times: number, attemptAt: (index: number) => Attempt) => {
    const answers = [];
    for (let index = 0; index < times; index += 1) {
      answers.push(await logIn(own.app, attemptAt(index)));
    }
    return answers;
  };
  return { ...own, tryOften };
}

/** Returns the first attempt that is not verified any more. */
const firstRefused = (answers: readonly { statusCode: number }[]): number =>
  answers.findIndex(({ statusCode }) => statusCode === 429) + 1;

test(
  'answers 429 to repeated wrong logins, without affecting sessions and other visitors',
  { timeout: 120_000 },
  async (context) => {
    const { app, tryOften, login } = await throttled();
    const session = await login();
    const responses = await tryOften(12, () => [wrong]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([
      ...Array<number>(10).fill(401),
      429,
      429,
    ]);
    for (const last of responses.slice(10)) {
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(60);
      expectRefusal(last);
    }
    // The right password too, from that address; not from others.
    expect((await logIn(app, [STAFF])).statusCode).toBe(429);
    const elsewhere = await logIn(app, [STAFF, { remoteAddress: '203.0.113.9' }]);
    expect(elsewhere.statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me/', headers: session })).statusCode).toBe(200);
    const wait = responses.at(-1)?.headers['retry-after'];
    figure(context, 'R20', `429 at attempt ${firstRefused(responses)}, Retry-After ${wait} s`);
  },
);

const heading = (name: string, valueAt: (index: number) => string) => (index: number) =>
  [wrong, { headers: { [name]: valueAt(index) } }] as const;

/** Headers in which proxies name the client. */
const FORWARDED = [
  'x-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-originating-ip',
  'x-remote-ip',
  'x-remote-addr',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-forwarded',
  'forwarded-for',
  'x-forwarded-host',
  'via',
];

const DISGUISES: Readonly<Record<string, (index: number) => Attempt>> = {
  ...Object.fromEntries(
    FORWARDED.map((name) => [`another ${name}`, heading(name, (index) => `10.0.0.${index}`)]),
  ),
  'another forwarded': heading('forwarded', (index) => `for=10.0.0.${index}`),
  'a longer x-forwarded-for': heading('x-forwarded-for', (index) => `127.0.0.1, ${index}.1.1.1`),
  'another host': heading('host', (index) => `h${index}.example`),
  'another agent': heading('user-agent', (index) => `agent ${index}`),
  'another language': heading('accept-language', (index) => ['ckb', 'ar', 'en'][index % 3] ?? ''),
  'another cookie': heading('cookie', (index) => `session=${index}`),
  'another referrer': heading('referer', (index) => `https://r${index}.example/`),
  'other letters': (index) => [
    { ...wrong, email: index % 2 ? STAFF.email.toUpperCase() : ` ${STAFF.email} ` },
  ],
  'letters of full width': (index) => [
    { ...wrong, email: STAFF.email.replace('a', index % 2 ? 'ａ' : 'Ａ') },
  ],
  'further fields': (index) => [{ ...wrong, [`x${index}`]: index }],
  'another password each time': (index) => [{ ...wrong, password: `guess number ${index}` }],
  'another query': (index) => [wrong, { query: { x: String(index) } }],
  'another spelling of the path': (index) => [
    wrong,
    { url: index % 2 ? '/api/login' : '/api/login/' },
  ],
  'another address of the same network': (index) => [
    wrong,
    { remoteAddress: `2001:db8:1:2:${index}::1` },
  ],
  'the older address in the clothes of the newer': (index) => [
    wrong,
    { remoteAddress: index % 2 ? '::ffff:203.0.113.7' : '203.0.113.7' },
  ],
};

test(
  'keeps counting whatever headers or spelling a guesser uses',
  { timeout: 120_000 },
  async (context) => {
    const { tryOften } = await throttled();
    for (const remoteAddress of [undefined, '2001:db8:1:2::1', '203.0.113.7']) {
      await tryOften(10, () => [wrong, { remoteAddress }]);
    }
    // An attempt that is counted afresh would be verified and answered 401.
    for (const [name, attemptAt] of Object.entries(DISGUISES)) {
      const responses = await tryOften(LATEST - 10, attemptAt);
      expect(new Set(responses.map(({ statusCode }) => statusCode)), name).toEqual(new Set([429]));
    }
    const { length } = Object.keys(DISGUISES);
    figure(context, 'R20', `0 of ${length} disguises begin the count anew`);
  },
);

describe('wrong logins', { ...proves('R20'), timeout: 120_000 }, () => {
  test('are counted when sent in parallel', async () => {
    const { app } = await throttled();
    const responses = await Promise.all(Array.from({ length: 20 }, () => logIn(app, [wrong])));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  test('are limited for many names from one address', async () => {
    const { tryOften } = await throttled();
    const responses = await tryOften(51, (index) => [{ ...wrong, email: `a${index}@b.c` }]);
    expect(responses.at(-2)?.statusCode).toBe(401);
    expect(responses.at(-1)?.statusCode).toBe(429);
  });

  test('are forgotten after a right one', async () => {
    const { tryOften } = await throttled();
    await tryOften(9, () => [wrong]);
    const [right] = await tryOften(1, () => [STAFF]);
    expect(right?.statusCode).toBe(200);
    const responses = await tryOften(10, () => [wrong]);
    expect(responses.at(-1)?.statusCode).toBe(401);
  });
});
