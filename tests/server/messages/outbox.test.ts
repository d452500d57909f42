import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { afterFailure, startOutbox } from '../../../src/server/mail/outbox';
import { afterFile } from '../../shared/afterFile';
import { servicesWith, sampleRequest } from '../submit/submission';
import { startStaffed } from '../support/staffed';
import { mailEnv, openMailbox, waitingMessages } from './mailbox';

const NOW = '2026-03-01T10:00:00.000Z';
const [service] = servicesWith('json');

/** An error as nodemailer reports it. */
const refusal = (responseCode: number, command = 'RCPT TO') => {
  const code = command === 'AUTH PLAIN' ? 'EAUTH' : 'EENVELOPE';
  const permanent = responseCode >= 500;
  return Object.assign(new Error('refused'), { code, responseCode, permanent, command });
};

test.each([
  ['failed', 'an address that does not exist', refusal(550)],
  ['failed', 'a mail that is taken for spam', refusal(554, 'DATA')],
  ['waiting', 'a mailbox that is full for now', refusal(452)],
  ['waiting', 'a wrong password, which is ours to correct', refusal(535, 'AUTH PLAIN')],
  ['waiting', 'a wrong sender, which is ours to correct', refusal(550, 'MAIL FROM')],
  ['waiting', 'no connection', Object.assign(new Error('x'), { code: 'ESOCKET' })],
  ['waiting', 'what is no error', 'x'],
])('a message is %s after %s', (state, _, error) => {
  expect(afterFailure({ attempts: 1 }, error, new Date(NOW)).state).toBe(state);
});

test('a message that is refused for good is tried once, and on the home page at once', async () => {
  let asked = 0;
  const isUnknown = () => {
    asked += 1;
    return true;
  };
  const box = await openMailbox(undefined, isUnknown);
  const server = await startStaffed({ env: mailEnv(box) });
  const { app, answerOf } = server;
  await app.inject(await sampleRequest(service));
  const failed = async () => (await answerOf('GET', 'dashboard/')).failed;
  await expect.poll(failed).toMatchObject({
    total: 1,
    messages: [{ kind: 'receipt', result: 'EENVELOPE 550' }],
  });
  expect([asked, waitingMessages(server)]).toEqual([1, []]);
});

test('ten attempts are spread over about five hours, with growing pauses', () => {
  const begin = Date.parse(NOW);
  let at = begin;
  const pauses: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const outcome = afterFailure({ attempts }, refusal(451), new Date(at));
    if (outcome.state !== 'waiting') {
      expect([attempts, outcome]).toEqual([10, { state: 'failed', result: 'EENVELOPE 451' }]);
      break;
    }
    pauses.push(Date.parse(outcome.due) - at);
    at = Date.parse(outcome.due);
  }
  expect((at - begin) / 3_600_000).toBeCloseTo(5, 1);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
});

test('a message is tried again with the same Message-ID, and sent once when it was accepted', async () => {
  let refusals = 2;
  let now = new Date(NOW);
  const box = await openMailbox(() => {
    refusals -= 1;
    return refusals >= 0;
  });
  const server = await startStaffed({ env: mailEnv(box), now: () => now });
  const { app } = server;
  const poke = async () => {
    now = new Date(now.getTime() + 10 * 60_000);
    await app.inject(await sampleRequest(service, {}, (values) => ({ ...values, email: 'x' })));
    return box.received.length;
  };
  await app.inject(await sampleRequest(service));
  await expect.poll(() => refusals).toBe(1);
  await expect.poll(poke).toBe(1);
  const [mail] = box.received;
  expect(mail?.messageId).toMatch(/^<receipt-[0-9a-f-]{36}@rega\.example>$/u);
  now = new Date(now.getTime() + 24 * 60 * 60_000);
  await expect.poll(() => waitingMessages(server)).toEqual([]);
  expect(box.received).toHaveLength(1);
});

test('a shutdown waits for each attempt, also where the outcome of another was not stored', async () => {
  const hooks = new Map<string, () => Promise<void>>();
  const app = {
    addHook: (name: string, hook: () => Promise<void>) => hooks.set(name, hook),
    log: { error: vi.fn() },
  };
  const order: string[] = [];
  let accept = (_: boolean) => {};
  const accepted = new Promise<boolean>((resolve) => {
    accept = resolve;
  });
  const claim = vi
    .fn(async () => [])
    .mockResolvedValueOnce([
      { id: 'a', attempts: 1 },
      { id: 'b', attempts: 1 },
    ] as never);
  const settle = async ({ id }: { readonly id: string }) => {
    if (id === 'a') throw new Error('no database');
    order.push('settled');
  };
  const deliver = vi.fn(async ({ id }: { readonly id: string }) => id === 'a' || accepted);
  startOutbox(app as never, {
    storage: { messages: { claim, settle }, notices: { daily: async () => [] } } as never,
    delivery: { deliver, close: () => order.push('closed') } as never,
    now: () => new Date(NOW),
    readBrand: async () => {},
    shutdownMs: 60_000,
  });
  await hooks.get('onReady')?.();
  await vi.waitFor(() => expect(app.log.error).toHaveBeenCalledTimes(1), 30_000);
  await hooks.get('preClose')?.();
  const closing = hooks.get('onClose')?.();
  await setImmediate();
  expect(order).toEqual([]);
  accept(true);
  await closing;
  expect(order).toEqual(['settled', 'closed']);
  expect(claim).toHaveBeenCalledTimes(1);
});

test('the first of the failures to reach a server is logged, until it is reached again', async () => {
  const hooks = new Map<string, () => Promise<void>>();
  const app = {
    addHook: (name: string, hook: () => Promise<void>) => hooks.set(name, hook),
    log: { error: vi.fn() },
  };
  const kinds = ['receipt', 'notice', 'webhook', 'receipt', 'receipt', 'receipt'] as const;
  const outcomes = ['ESOCKET', 'ESOCKET', 'HTTP500', 'EENVELOPE 451', 'sent', 'ESOCKET'];
  const claim = vi.fn(async () => []);
  for (const [index, kind] of kinds.entries()) {
    claim.mockResolvedValueOnce([{ id: String(index), kind, attempts: 1 }] as never);
  }
  const settle = vi.fn(async () => {});
  const deliver = async ({ id }: { readonly id: string }) => {
    const [code = '', responseCode] = outcomes[Number(id)]!.split(' ');
    if (code === 'sent') return true;
    throw Object.assign(new Error('x'), { code, responseCode: Number(responseCode) || undefined });
  };
  const { wake } = startOutbox(app as never, {
    storage: { messages: { claim, settle }, notices: { daily: async () => [] } } as never,
    delivery: { deliver, close: () => {} } as never,
    now: () => new Date(NOW),
    readBrand: async () => {},
    shutdownMs: 60_000,
  });
  wake();
  await vi.waitFor(() => expect(settle).toHaveBeenCalledTimes(kinds.length), 30_000);
  const logged = app.log.error.mock.calls.map(([{ kind, result }]) => [kind, result]);
  expect(logged).toEqual([
    ['receipt', 'ESOCKET'],
    ['webhook', 'HTTP500'],
    ['receipt', 'ESOCKET'],
  ]);
});

describe('a message that was given up', () => {
  test('is on the home page of the panel, and is sent again or removed on request', async () => {
    const { answerOf, call, storage } = await startStaffed();
    const ids = ['receipt-a', 'receipt-b'];
    for (const id of ids) {
      const message = {
        id,
        kind: 'receipt',
        recipient: 'a@b.example',
        language: 'en',
        due: NOW,
      } as const;
      await storage.messages.add([message], NOW);
      await storage.messages.claim(NOW, NOW, 1);
      await storage.messages.settle({ id, attempts: 1 }, { state: 'failed', result: 'ESOCKET' });
    }
    const dashboard = await answerOf('GET', 'dashboard/');
    expect(dashboard.failed).toMatchObject({
      total: 2,
      messages: ids.map((id) => ({ id, kind: 'receipt', reference: null, result: 'ESOCKET' })),
    });
    expect(JSON.stringify(dashboard)).not.toContain('a@b.example');
    await answerOf('PUT', 'message/receipt-a/');
    expect((await call('PUT', 'message/receipt-a/')).statusCode).toBe(404);
    await answerOf('DELETE', 'message/receipt-b/');
    expect((await call('DELETE', 'message/receipt-b/')).statusCode).toBe(404);
    expect((await call('DELETE', 'message/%00/')).statusCode).toBe(404);
    expect((await answerOf('GET', 'dashboard/')).failed).toEqual({ total: 0, messages: [] });
    const { data } = await answerOf('GET', 'audit/?search=receipt');
    expect(data).toMatchObject([{ action: 'messageDismissed' }, { action: 'messageRetried' }]);
  });
});

test('the webhook is notified of an application, signed, without its answers', async () => {
  const secret = 'a secret of the agency';
  const told: { body: string; headers: Readonly<Record<string, unknown>> }[] = [];
  const hook = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      told.push({ body, headers: request.headers });
      response.writeHead(told.length === 1 ? 302 : 204, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => {
    hook.listen(0, '127.0.0.1', resolve);
  });
  afterFile(() => void hook.close());
  const { port } = hook.address() as { port: number };
  let now = new Date(NOW);
  const env = { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: secret };
  const { app } = await startStaffed({ env, now: () => now });
  const sent = await app.inject(await sampleRequest(service));
  const { reference } = sent.json<{ reference: string }>();
  const ours = () => told.filter(({ body }) => body.includes(reference));
  await expect.poll(() => ours().length).toBe(1);
  const poke = async () => {
    now = new Date(now.getTime() + 10 * 60_000);
    await app.inject(await sampleRequest(service));
    return ours().length;
  };
  await expect.poll(poke).toBe(2);
  const [first, second] = ours();
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['rega-message']).toBe(first?.headers['rega-message']);
  const event = JSON.parse(first?.body ?? '') as object;
  expect(event).toMatchObject({ event: 'application', reference, service: service.id });
  expect(Object.keys(event).toSorted()).toEqual([
    'createdAt',
    'event',
    'id',
    'language',
    'reference',
    'service',
  ]);
  const signature = createHmac('sha256', secret)
    .update(first?.body ?? '')
    .digest('hex');
  expect(first?.headers['rega-signature']).toBe(`sha256=${signature}`);
});
