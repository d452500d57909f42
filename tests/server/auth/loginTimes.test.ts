import { Worker } from 'node:worker_threads';
import { afterAll, expect, test, vi } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { startServer, STAFF } from '../support/harness';
import { expectRefusal } from '../support/scenario';

vi.hoisted(() => {
  // Hashes with the product's parameters.
  vi.stubEnv('STRONG_HASHES', '1');
  vi.resetModules();
});
afterAll(() => void vi.resetModules());

const { app } = await startServer();

const logIn = (payload: object) => app.inject({ method: 'POST', url: '/api/login/', payload });

const WRONG = {
  password: { ...STAFF, password: 'Wren-otter-58-lanterN' },
  name: { ...STAFF, email: 'nobody@agency.example' },
  'name that cannot be one': { ...STAFF, email: 'x'.repeat(5000) },
  'name with a quotation mark': { ...STAFF, email: "' or 1=1 --" },
  'password, cut off': { ...STAFF, password: STAFF.password.slice(0, -1) },
  'password, with more behind it': { ...STAFF, password: `${STAFF.password}\0x` },
  'password, empty': { ...STAFF, password: '' },
};

test('answers every wrong login alike, whatever was wrong', async (context) => {
  const responses = await Promise.all(Object.values(WRONG).map((payload) => logIn(payload)));
  for (const response of responses) expectRefusal(response);
  const kinds = new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  expect(kinds.size).toBe(1);
  figure(context, 'R21', `${responses.length} wrong logins, ${kinds.size} answer`);
});

const ROUNDS = 15;

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Returns what the threads compute for some work, without the passwords. */
async function hashing(work: () => Promise<unknown>): Promise<string[]> {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  await work();
  const tasks = post.mock.calls.map(([message]) => message as [task: string, hashed: string]);
  post.mockRestore();
  return tasks.map(([task, hashed]) => `${task} ${hashed.split('$').slice(0, 4).join('$')}`);
}

test('computes the same for an unknown account as for a wrong password', async (context) => {
  const wrong = await hashing(() => logIn(WRONG.password));
  // OWASP's first choice, and more than its minimum.
  expect(wrong).toEqual([
    expect.stringMatching(/^verifySync \$argon2id\$v=19\$m=19456,t=[3-9],p=1$/u),
  ]);
  expect(await hashing(() => logIn(WRONG.name))).toEqual(wrong);
  const times = { wrong: [] as number[], unknown: [] as number[] };
  // Alternating, so that other load of the machine slows both.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.wrong.push(await took(() => logIn(WRONG.password)));
    times.unknown.push(await took(() => logIn(WRONG.name)));
  }
  const ms = (all: readonly number[]) => `${median(all).toFixed(1)} ms`;
  figure(context, 'R21', `medians ${ms(times.wrong)} and ${ms(times.unknown)}`);
});

test('answers a disabled account like an unknown one', proves('R21'), async () => {
  const { app: own, storage: store, login } = await startServer();
  const headers = await login();
  const payload = { email: 'gone@agency.example', name: 'Gone', password: 'Saddle-orchid-93' };
  const made = await own.inject({
    method: 'POST',
    url: '/api/user/',
    headers,
    payload: { ...payload, ownPassword: STAFF.password },
  });
  const { id } = made.json<{ id: string }>();
  await own.inject({
    method: 'PUT',
    url: `/api/user/${id}/`,
    headers,
    payload: { email: payload.email, name: payload.name, disabled: true },
  });
  expect(await store.staff.byEmail(payload.email)).toBeUndefined();
  const post = (body: object) => own.inject({ method: 'POST', url: '/api/login/', payload: body });
  const [disabled, unknown] = [await post(payload), await post(WRONG.name)];
  expect([disabled.statusCode, disabled.body]).toEqual([unknown.statusCode, unknown.body]);
});
