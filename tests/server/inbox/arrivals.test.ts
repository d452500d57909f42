import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { OWNER, type Rights } from '../../../src/contract/rights';
import { startArrivals } from '../../../src/server/inbox/arrivals';
import { afterFile } from '../../shared/afterFile';
import { startServer } from '../support/harness';
import { sampleRequest, services, servicesWith } from '../submit/submission';

const server = await startServer();
const { app, storage } = server;
const [mine] = servicesWith('json');
const other = services.find(({ id }) => id !== mine.id)!;

const host = Fastify();
const arrivals = startArrivals(host, { storage, now: () => new Date(), interval: 5 });
afterFile(() => host.close());

const unread = async () => [{ service: mine.id, count: 7 }];

/** An account that listens, with what it was told. */
async function listening(rights: Rights = OWNER, staffId = randomUUID()) {
  const email = `${staffId}@agency.example`;
  if (!(await storage.staff.read(staffId))) {
    const account = { id: staffId, email, name: '', passwordHash: 'x', ...rights };
    await storage.staff.add(account, new Date().toISOString());
  }
  const session = randomUUID();
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await storage.sessions.add({ tokenHash: session, staffId, expiresAt });
  const stream = await arrivals.listen({ id: staffId, ...rights }, session, unread);
  return { staffId, session, stream, ...heard(stream) };
}

function heard(stream: Readable | undefined) {
  let text = '';
  stream?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const events = () =>
    text.split('\n\n').flatMap((block) => {
      const [, event, data = ''] = /^event: (.*)\ndata: (.*)$/u.exec(block) ?? [];
      return event === undefined ? [] : [[event, (JSON.parse(data) as { data: unknown }).data]];
    });
  return { events, text: () => text };
}

const FIRST = ['unread', [{ service: mine.id, count: 7 }]];
const send = async (service: typeof mine) => {
  const response = await app.inject(await sampleRequest(service));
  expect(response.statusCode).toBe(201);
};

describe('who listens', () => {
  test('hears that it was told something, and who else has an application open', async () => {
    const worker = await listening({ role: 'caseWorker', granted: [], services: [mine.id] });
    await send(mine);
    await expect.poll(worker.events).toHaveLength(2);
    const [applicationId = ''] = await storage.inbox.ids({ serviceId: mine.id }, '-createdAt');
    await storage.alerts.open({ staffId: worker.staffId, applicationId }, '2999');
    const other = await listening();
    await expect.poll(other.text).toContain(`{"application":"${applicationId}"`);
    expect(worker.text()).not.toContain('present');
    const alert = { id: 'a', staffId: worker.staffId, applicationId, kind: 'named' } as const;
    const at = new Date().toISOString();
    const told = { ...alert, who: '', what: '', at, seenAt: null };
    await storage.alerts.add({ alerts: [told], messages: [] }, at);
    await expect.poll(worker.text).toContain('event: told');
    expect(other.text()).not.toContain('event: told');
    await storage.alerts.open({ staffId: worker.staffId, applicationId }, null);
    await expect.poll(other.text).toContain('"present":[]');
    worker.stream?.destroy();
    other.stream?.destroy();
  });

  test('hears to which application something was sent, once', async () => {
    await send(mine);
    const [id = ''] = await storage.inbox.ids({}, '-createdAt');
    const { events, text, stream } = await listening();
    await expect.poll(events).toHaveLength(1);
    await storage.requests.add(
      { id: 'r', applicationId: id, fields: [], text: '', due: null, createdAt: '', createdBy: '' },
      [],
    );
    const facts = () => ({ name: '', phone: '', email: '', search: '' });
    const answer = { id: 'r', applicationId: id, key: 'k', after: () => ({}), photos: [], facts };
    const at = new Date().toISOString();
    await storage.requests.answer({ ...answer, at, messages: [], sent: () => [] });
    await expect.poll(events).toEqual([FIRST, ['sent', [{ service: mine.id, count: 1 }]]]);
    expect(text()).toContain(`"ids":["${id}"]`);
    stream?.destroy();
  });

  test('hears what is unread, and then how many have come to which service', async () => {
    const owner = await listening();
    const worker = await listening({ role: 'caseWorker', granted: [], services: [mine.id] });
    await expect.poll(owner.events).toEqual([FIRST]);
    await send(other);
    await expect
      .poll(owner.events)
      .toEqual([FIRST, ['arrived', [{ service: other.id, count: 1 }]]]);
    await send(mine);
    await expect
      .poll(worker.events)
      .toEqual([FIRST, ['arrived', [{ service: mine.id, count: 1 }]]]);
    expect(worker.text()).not.toContain(other.id);
    for (const name of ['firstName', 'phoneNumber', 'RG-'])
      expect(owner.text()).not.toContain(name);
    owner.stream?.destroy();
    worker.stream?.destroy();
  });

  test('hears once of what was stored some time after it came', async () => {
    const { events, stream } = await listening();
    await expect.poll(events).toHaveLength(1);
    const [id = ''] = await storage.inbox.ids({}, '-createdAt');
    const read = await storage.applications.read(id);
    const createdAt = new Date(Date.now() - 60_000).toISOString();
    const facts = { name: '', phone: '', email: '', search: '' };
    const late = { ...read!, id: randomUUID(), reference: 'RG-LATE', createdAt, facts, photos: [] };
    await storage.applications.insert(late);
    await expect.poll(events).toHaveLength(2);
    await send(other);
    await expect
      .poll(events)
      .toEqual([
        FIRST,
        ['arrived', [{ service: late.serviceId, count: 1 }]],
        ['arrived', [{ service: other.id, count: 1 }]],
      ]);
    stream?.destroy();
  });

  test('hears nothing more once the session has ended', async () => {
    const { stream, session } = await listening();
    const ended = new Promise((resolve) => stream?.once('end', resolve));
    await storage.sessions.end(session);
    await ended;
  });

  test('has so many streams at most', async () => {
    const first = await listening();
    const more = await Promise.all(
      Array.from({ length: 9 }, () => listening(OWNER, first.staffId)),
    );
    const streams = [first, ...more].flatMap(({ stream }) => stream ?? []);
    expect(streams).toHaveLength(8);
    expect((await listening()).stream).toBeDefined();
    for (const stream of streams) stream.destroy();
  });
});

const QUIET = { unseen: async () => new Map(), present: async () => [] };

test('nobody hears of what came while nobody listened, even if the database was slow to answer the last one', async () => {
  const rows: { id: string; serviceId: string; sentAt: null }[] = [];
  let isOver = false;
  const slow = {
    sessions: { living: async (sessions: readonly string[]) => new Set(isOver ? [] : sessions) },
    inbox: { arrived: () => sleep(20).then(() => [...rows]) },
    alerts: QUIET,
  } as unknown as typeof storage;
  const own = startArrivals(host, { storage: slow, now: () => new Date(), interval: 3_600_000 });
  const listen = async () =>
    heard(await own.listen({ id: 'somebody', services: null }, randomUUID(), unread));
  isOver = true;
  await listen();
  isOver = false;
  rows.push({ id: 'new', serviceId: mine.id, sentAt: null });
  const { events } = await listen();
  await expect.poll(events).not.toEqual([]);
  expect(events()).toEqual([FIRST]);
});

test('a listener that connects during a query learns that its session goes on', async () => {
  const steps = new EventEmitter();
  const [asked, answered] = [once(steps, 'asked'), once(steps, 'answered')];
  const slow = {
    sessions: {
      living: async (sessions: readonly string[]) => {
        steps.emit('asked');
        await answered;
        return new Set(sessions);
      },
    },
    inbox: { arrived: async () => [] },
    alerts: QUIET,
  } as unknown as typeof storage;
  const own = startArrivals(host, { storage: slow, now: () => new Date(), interval: 3_600_000 });
  const listen = async () =>
    heard(await own.listen({ id: 'somebody', services: null }, randomUUID(), unread));
  const first = listen();
  await asked;
  const second = listen();
  steps.emit('answered');
  const both = await Promise.all([first, second]);
  for (const { events } of both) await expect.poll(events).toEqual([FIRST]);
});

test('a server answers once or for as long as somebody listens, and does not wait for them when it stops', async () => {
  const own = await startServer();
  await own.app.inject(await sampleRequest(mine));
  const headers = await own.login();
  const counts = { data: [{ service: mine.id, count: 1 }] };
  const once = await own.app.inject({ url: '/api/application_unread/', headers });
  expect(once.json()).toEqual(counts);
  const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/api/application_unread/`, {
    headers: { ...headers, accept: 'text/event-stream' },
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/u);
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const { value } = await reader.read();
  expect(value).toBe(`event: unread\ndata: ${JSON.stringify(counts)}\n\n`);
  await own.app.close();
  expect((await reader.read()).done).toBe(true);
});
