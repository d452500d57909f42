import { describe, expect, test, vi } from 'vitest';
import { HANDOVER_CALLS, LONGEST_BOX } from '../../../src/contract/handover';
import { UNCOUNTED } from '../../../src/server/http/attemptLimits';
import type { RoutePorts } from '../../../src/server/routePorts';
import { startServer } from '../support/harness';
import { handoverRoutes } from '../../../src/server/handover/feature';

const DAY = 24 * 60 * 60 * 1000;
const BOX = 'Q2lwaGVy'.repeat(20);
const device = (letter: string) => letter.repeat(43);

type CallName = keyof typeof HANDOVER_CALLS;

async function start(env: Readonly<Record<string, string>> = {}) {
  const clock = { now: Date.parse('2026-06-01T10:00:00.000Z') };
  const server = await startServer({ env, now: () => new Date(clock.now) });
  const send = async (name: CallName, payload: object, remoteAddress = '192.0.2.1') => {
    const url = `/api/${HANDOVER_CALLS[name].path}`;
    const response = await server.app.inject({ method: 'POST', url, payload, remoteAddress });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  const add = async () => (await send('add', { box: BOX })).body as { id: string; secret: string };
  return { ...server, clock, send, add };
}

const refusing = await start();

describe('a draft for another device', () => {
  test('is given to the first device that takes it, and is erased then', async () => {
    const { send, add, storage, clock } = await start();
    const { id, secret } = await add();
    const waiting = { state: 'waiting', takenAt: null };
    const isRead = { readAt: '2026-06-01T10:00:00.000Z' };
    expect((await send('state', { secret })).body).toEqual({ ...waiting, readAt: null });
    expect((await send('read', { id })).body).toEqual({ ...waiting, box: BOX });
    clock.now += 60_000;
    await send('read', { id });
    // Reading is not taking, but whoever made the link is told when it was first.
    expect((await send('state', { secret })).body).toEqual({ ...waiting, ...isRead });
    const taken = { state: 'taken', takenAt: '2026-06-01T10:01:00.000Z' };
    const mine = { ...taken, isMine: true };
    expect((await send('take', { id, device: device('a') })).body).toEqual(mine);
    expect((await send('take', { id, device: device('b') })).body).toEqual({
      ...taken,
      isMine: false,
    });
    // Its answer may have been lost.
    expect((await send('take', { id, device: device('a') })).body).toEqual(mine);
    expect((await send('read', { id })).body).toEqual({ ...taken, box: null });
    expect((await send('state', { secret })).body).toEqual({ ...taken, ...isRead });
    expect(await storage.handovers.count()).toBe(0);
  });

  test('can be withdrawn by who has made it, and not by who has the link', async () => {
    const { send, add } = await start();
    const { id, secret } = await add();
    const gone = { state: 'gone', takenAt: null };
    await send('withdraw', { secret: id });
    expect((await send('read', { id })).body.box).toBe(BOX);
    // The secret opens nothing.
    expect((await send('read', { id: secret })).body).toEqual({ ...gone, box: null });
    expect((await send('withdraw', { secret })).status).toBe(200);
    expect((await send('read', { id })).body).toEqual({ ...gone, box: null });
    expect((await send('take', { id, device: device('a') })).body).toEqual({
      ...gone,
      isMine: false,
    });
    expect((await send('state', { secret })).body).toEqual({ ...gone, readAt: null });
  });

  test('ends after seven days', async () => {
    const { send, add, clock, storage } = await start();
    const { id } = await add();
    clock.now += 7 * DAY - 1;
    expect((await send('read', { id })).body.state).toBe('waiting');
    clock.now += 1;
    expect((await send('read', { id })).body.state).toBe('gone');
    await storage.handovers.dropEnded(new Date(clock.now).toISOString());
    expect(await storage.handovers.count()).toBe(0);
  });

  test('is stored without its secrets', async () => {
    const { send, add, storage, login, app } = await start();
    const { id, secret } = await add();
    expect(await storage.handovers.read(id, '2026-06-01T10:00:00.000Z')).toBeUndefined();
    expect(await storage.handovers.ofMaker(secret, '2026-06-01T10:00:00.000Z')).toBeUndefined();
    const metrics = await app.inject({ url: '/api/metrics/', headers: await login() });
    expect(metrics.body).toContain('\nrega_handovers 1\n');
    expect((await send('read', { id })).body.state).toBe('waiting');
  });

  test.each([
    ['nothing', {}],
    ['no base64url', { box: `${BOX}=` }],
    ['too little', { box: 'abc' }],
    ['too much', { box: 'x'.repeat(LONGEST_BOX + 1) }],
    ['more than it knows', { box: BOX, name: 'x' }],
  ])('is refused: %s', async (_, body) => {
    expect((await refusing.send('add', body)).status).toBe(422);
  });

  test('is limited for each address in a day', async () => {
    const { send, clock } = await start({ RATE_LIMIT: 'on' });
    for (let index = 0; index < 40; index += 1) {
      expect((await send('add', { box: BOX })).status).toBe(201);
    }
    expect((await send('add', { box: BOX })).status).toBe(429);
    expect((await send('add', { box: BOX }, '192.0.2.2')).status).toBe(201);
    clock.now += DAY + 1;
    expect((await send('add', { box: BOX }, '192.0.2.2')).status).toBe(201);
  });

  test('is limited for each network of IPv6 in a day', async () => {
    const { send } = await start({ RATE_LIMIT: 'on' });
    const statuses: number[] = [];
    for (let index = 0; index < 170; index += 1) {
      const remoteAddress = `2001:db8:1:${(index * 256).toString(16)}::1`;
      statuses.push((await send('add', { box: BOX }, remoteAddress)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(160);
    expect((await send('add', { box: BOX }, '2001:db8:2::1')).status).toBe(201);
  });

  test.each([
    ['5 % of what is free before photos are refused', 20 * 1000, 1000],
    ['500 MB', Infinity, 500 * 1024 * 1024],
  ])('takes with all others at most %s', async (_, spare, room) => {
    const add = vi.fn(async () => {});
    const disk = { refuse: async () => {}, spare: async () => spare };
    const storage = { handovers: { add } };
    const made = { storage, attempts: UNCOUNTED, disk, now: () => new Date() };
    const ports = made as unknown as RoutePorts;
    const route = handoverRoutes(ports).find(({ path }) => path === HANDOVER_CALLS.add.path)!;
    const sent = (length: number) =>
      route.handle(
        { body: { box: 'x'.repeat(length) }, ip: '192.0.2.1', socket: {} } as never,
        { code: () => {}, raw: {} } as never,
      );
    await sent(1000);
    expect(add).toHaveBeenCalledWith(expect.anything(), room);
    if (room === 1000) await expect(sent(1001)).rejects.toMatchObject({ status: 503 });
  });
});
