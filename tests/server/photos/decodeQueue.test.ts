import { writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpRefusal } from '../../../src/server/http/refusal';
import { photoAllowance } from '../../../src/server/photos/allowance';
import { MOST_PIXELS_OF_REQUEST, decodeQueue } from '../../../src/server/photos/decodeQueue';
import { reencode as makeAnew, type Reencode } from '../../../src/server/photos/reencode';
import { png } from './bombs';
import { gate } from './gate';
import { tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { picture } from './pictures';
import { photosIn, servicesThat } from '../support/picks';
import { sampleRequest } from '../submit/submission';

const BUSY = { status: 503, headers: { 'retry-after': '15' } };

function requestFrom(ip: string) {
  const socket = { destroyed: false, setTimeout: vi.fn() };
  return { request: { ip, raw: { socket } } as unknown as FastifyRequest, socket };
}

describe('decode queue', () => {
  const limits = { ofCaller: 2, ofAll: 3 };

  test('refuses only the caller with too many waiting requests', async () => {
    const work = gate();
    const reencode: Reencode = async () => {
      await work.wait();
      return { bytes: 1 };
    };
    const desk = decodeQueue({ reencode, limits });
    const greedy = [1, 2].map(() => desk.open(requestFrom('203.0.113.1').request));
    const made = greedy.map(async (turn) => {
      await turn.reencode('a', 'b');
      await turn.leave();
    });
    const { request } = requestFrom('203.0.113.1');
    expect(() => desk.refuseBusy(request)).toThrow(expect.objectContaining(BUSY));
    // Also where the body was on its way before.
    await expect(desk.open(request).reencode('a', 'b')).rejects.toMatchObject(BUSY);
    const other = desk.open(requestFrom('203.0.113.2').request);
    const third = other.reencode('a', 'b');
    const stranger = requestFrom('203.0.113.3').request;
    expect(() => desk.refuseBusy(stranger)).toThrow(expect.objectContaining(BUSY));
    while (work.count() > 0) await work.openNext();
    await Promise.all([...made, third]);
    await other.leave();
    expect(() => desk.refuseBusy(request)).not.toThrow();
    expect(() => desk.refuseBusy(stranger)).not.toThrow();
  });

  test('limits the pixels of a request', async () => {
    const reencode = vi.fn<Reencode>(async (_from, _to, _form, most = 0) =>
      most < 80_000_000 ? { refused: 'filePixels' } : { bytes: 1, pixels: 80_000_000 },
    );
    const turn = decodeQueue({ reencode }).open(requestFrom('203.0.113.1').request);
    const results = [];
    for (let count = 0; count < 4; count += 1) results.push(await turn.reencode('a', 'b'));
    expect(results.map((result) => 'refused' in result)).toEqual([false, false, true, true]);
    const given = reencode.mock.calls.map(([, , , most]) => most);
    expect(given).toEqual([200, 120, 40, 40].map((millions) => millions * 1_000_000));
    expect(MOST_PIXELS_OF_REQUEST).toBe(200_000_000);
  });

  test('lets no photo wait for a document, and no document for another caller', async () => {
    const work = gate();
    const reencode: Reencode = async (_from, _to, form) => {
      if (form === 'pdf') await work.wait();
      return { bytes: 1 };
    };
    const desk = decodeQueue({ reencode, limits: { ofCaller: 10, ofAll: 10 } });
    const callers = ['1', '1', '2'].map((ip) => desk.open(requestFrom(`203.0.113.${ip}`).request));
    const begun: string[] = [];
    const documents = callers.map(async (turn, index) => {
      await turn.reencode('a', 'b', 'pdf');
      begun.push(`${index}`);
    });
    expect(await callers[0]!.reencode('a', 'b', 'photo')).toEqual({ bytes: 1 });
    expect(work.count()).toBe(1);
    while (work.count() > 0) await work.openNext();
    await Promise.all(documents);
    expect(begun).toEqual(['0', '2', '1']);
  });

  test('counts each document before the next one of the caller', async () => {
    const counted: number[] = [];
    const allowance = {
      refuseOver: () => {
        if (counted.length === 2) throw HttpRefusal.tooMany(1);
      },
      spend: async (_: string, { milliseconds = 0 }) => void counted.push(milliseconds),
    };
    const reencode: Reencode = async () => ({ refused: 'pdf', milliseconds: 6000 });
    const turn = decodeQueue({ reencode, allowance }).open(requestFrom('203.0.113.1').request);
    const results = await Promise.allSettled([1, 2, 3].map(() => turn.reencode('a', 'b', 'pdf')));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(counted).toEqual([6000, 6000]);
  });

  test.each([
    ['pdf', Buffer.from('\ufeff%PDF-1.4'), 'pdf'],
    ['photo', Buffer.from('\xff\xd8\xff\xe1%PDF-1.4', 'latin1'), 'photo'],
    ['photo', Buffer.alloc(0), 'photo'],
  ])('keeps a scan as a %s by its first bytes', async (_, bytes, kind) => {
    const path = join(await tempFolder(), 'scan');
    await writeFile(path, bytes);
    const reencode = vi.fn<Reencode>(async () => ({ refused: 'fileType' }));
    const turn = decodeQueue({ reencode }).open(requestFrom('203.0.113.1').request);
    expect(await turn.reencode(path, 'b', 'scan')).toEqual({ refused: 'scan' });
    expect(reencode.mock.calls[0]?.[2]).toBe(kind);
  });

  test('skips photos of a disconnected client', async () => {
    const reencode = vi.fn<Reencode>(async () => ({ bytes: 1 }));
    const { request, socket } = requestFrom('203.0.113.1');
    const turn = decodeQueue({ reencode }).open(request);
    socket.destroyed = true;
    await expect(turn.reencode('a', 'b')).rejects.toMatchObject({ status: 503 });
    expect(() => turn.refuseGone()).toThrow();
    expect(reencode).not.toHaveBeenCalled();
  });

  test('does not treat a waiting client as idle', async () => {
    const { request, socket } = requestFrom('203.0.113.1');
    const turn = decodeQueue({ reencode: async () => ({ bytes: 1 }) }).open(request);
    expect(socket.setTimeout.mock.calls).toEqual([[0]]);
    await turn.leave();
    expect(socket.setTimeout.mock.calls).toEqual([[0], [30_000]]);
  });
});

describe('resources of one address', () => {
  const START = Date.parse('2026-03-01T10:00:00.000Z');
  let time = START;
  beforeEach(() => {
    time = START;
  });
  const open = () => {
    const counts = new Map<string, number>();
    const add = async (key: string, _now: string, expiresAt: string, by = 1) => {
      const count = (counts.get(key) ?? 0) + by;
      counts.set(key, count);
      return { count, expiresAt };
    };
    const attempts = { add, giveBack: async () => {}, remove: async () => {} };
    return { allowance: photoAllowance(attempts, () => new Date(time)), counts };
  };

  test.each([
    { what: 'pixels', spent: { pixels: 200_000_000, bytes: 0 }, times: 10, wait: 600 },
    { what: 'bytes', spent: { pixels: 1, bytes: 100 << 20 }, times: 11, wait: 86_400 },
    { what: 'milliseconds', spent: { milliseconds: 5000 }, times: 4, wait: 600 },
  ])('are limited by $what', async ({ spent, times, wait }) => {
    const { allowance, counts } = open();
    for (let count = 0; count < times; count += 1) {
      expect(() => allowance.refuseOver('203.0.113.1')).not.toThrow();
      await allowance.spend('203.0.113.1', spent);
    }
    const refused = { status: 429, headers: { 'retry-after': String(wait) } };
    expect(() => allowance.refuseOver('203.0.113.1')).toThrow(expect.objectContaining(refused));
    expect(() => allowance.refuseOver('203.0.113.2')).not.toThrow();
    expect([...counts.keys()].join()).not.toContain('203.0.113');
    time += wait * 1000;
    expect(() => allowance.refuseOver('203.0.113.1')).not.toThrow();
  });

  test('are limited until the later end, whichever request is done last', async () => {
    const { allowance } = open();
    await allowance.spend('203.0.113.1', { pixels: 0, bytes: 1 << 30 });
    await allowance.spend('203.0.113.1', { pixels: 2_000_000_000, bytes: 0 });
    time += 600_000;
    expect(() => allowance.refuseOver('203.0.113.1')).toThrow();
  });
});

describe('a format that needs much memory', () => {
  const decoded = async (bytes: Buffer) => {
    const path = join(await tempFolder(), 'photo');
    await writeFile(path, bytes);
    return makeAnew(path, `${path}.jpg`);
  };
  /** Reports that size. */
  const grown = (avif: Buffer, side: number): Buffer => {
    const at = avif.indexOf('ispe');
    avif.writeUInt32BE(side, at + 8);
    avif.writeUInt32BE(side, at + 12);
    return avif;
  };

  test('has a lower pixel limit', async () => {
    const avif = await picture('avif');
    expect(await decoded(avif)).toMatchObject({ pixels: 64 * 48 });
    expect(await decoded(grown(avif, 4001))).toEqual({ refused: 'filePixels' });
    expect(await decoded(png(4001, 4001))).toMatchObject({ pixels: 4001 * 4001 });
  });
});

describe('busy decoders', async () => {
  const work = gate();
  const reencode: Reencode = async (_from, to) => {
    await work.wait();
    await writeFile(to, await picture());
    return { bytes: 1 };
  };
  const { app, storage, files } = await startServer({ reencode, env: { RATE_LIMIT: 'on' } });
  const [service] = servicesThat('sends two photos', (one) => photosIn(one) > 1);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => work.openAll());
  const send = async (key: string, remoteAddress: string) =>
    app.inject({
      ...(await sampleRequest(service, {
        'idempotency-key': `key-of-${key}`,
        'accept-language': 'ckb',
      })),
      remoteAddress,
    });
  const openUntil = async (isDone: () => boolean) => {
    while (!isDone()) await work.openNext();
  };

  test('refuse one address with a message and accept another', async () => {
    const answered: string[] = [];
    for (let count = 1; count <= 10; count += 1) {
      void send(`${count}`, '203.0.113.1').finally(() => answered.push('first'));
      // Fewer may be on their way at a time than may wait.
      await expect.poll(async () => (await files('tmp')).length).toBeGreaterThanOrEqual(count);
    }
    await expect.poll(async () => (await send('late', '203.0.113.1')).statusCode).toBe(503);
    const refused = await send('late', '203.0.113.1');
    expect(refused.headers['retry-after']).toBe('15');
    const { errors } = refused.json<{ errors: { code: string; message: string }[] }>();
    expect(errors).toMatchObject([{ name: '', code: 'busy' }]);
    expect(errors[0]?.message).toContain('تکایە دوای خولەکێک');
    const other = send('other', '203.0.113.2');
    void other.finally(() => answered.push('other'));
    await expect.poll(work.count).toBe(3);
    await openUntil(() => answered.length === 11);
    expect((await other).statusCode).toBe(201);
    // The caller with many requests waited longer.
    expect(answered.indexOf('other')).toBeLessThan(6);
    expect((await send('1', '203.0.113.1')).statusCode).toBe(201);
    expect((await storage.inbox.count({})).total).toBe(11);
  });

  test('store nothing for a disconnected client and everything when it retries', async () => {
    const { total } = await storage.inbox.count({});
    const key = 'key-of-one-who-goes';
    const { url, headers, payload } = await sampleRequest(service, { 'idempotency-key': key });
    const head = Object.entries({ ...headers, host: 'rega', 'content-length': payload.length });
    const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    line.write(
      `POST ${url} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
    line.write(payload);
    await expect.poll(work.count).toBeGreaterThan(0);
    line.destroy();
    await expect
      .poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))))
      .toBe(0);
    while ((await files('tmp')).length > 0) await work.openNext();
    expect((await storage.inbox.count({})).total).toBe(total);

    const again = fetch(`${address}${url}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(Buffer.from(payload)),
    });
    let status: number | undefined;
    void again.then((response) => (status = response.status));
    await openUntil(() => status !== undefined);
    expect(status).toBe(201);
    expect((await storage.inbox.count({})).total).toBe(total + 1);
  });
});
