import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PROGRESS, watchProgress } from '../../../src/server/http/bodiesInFlight';
import { proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { servicesWith } from '../submit/submission';

const env = { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1' };
const { app } = await startServer({ env });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

const [asJson] = servicesWith('json');
const [asParts] = servicesWith('multipart');
const JSON_TYPE = 'application/json';
const PARTS_TYPE = 'multipart/form-data; boundary=b';

const open = new Set<Socket>();
const closed = async (sockets: Iterable<Socket>): Promise<void> => {
  for (const socket of sockets) {
    open.delete(socket);
    socket.destroy();
  }
  await expect.poll(() => connections()).toBe(0);
};
const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
afterEach(() => closed([...open]));

interface Half {
  readonly path: string;
  readonly type: string;
  readonly from: string;
  readonly length: number;
}

/** Begins a body that does not end, and waits until the server may have read its head. */
async function begin({ path, type, from, length }: Half): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  open.add(socket);
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    `X-Forwarded-For: ${from}`,
    `Content-Type: ${type}`,
  ];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n{`);
  return socket;
}

const beginAll = (count: number, half: Half) =>
  Promise.all(Array.from({ length: count }, () => begin(half)));

/** Returns the status of a small call, and its Retry-After. */
const ask = (from: string, body: string, path: string, type = JSON_TYPE) =>
  new Promise<readonly [status: number | undefined, retry: string | undefined]>((resolve) => {
    const length = Buffer.byteLength(body);
    const headers = { 'x-forwarded-for': from, 'content-type': type, 'content-length': length };
    const options = { port, host: '127.0.0.1', method: 'POST', path, headers };
    request({ ...options, agent: false }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers['retry-after']]);
    }).end(body);
  });

const LOGIN = '/api/login/';
const REFUSED = [503, '5'];

describe('bodies that are on their way', () => {
  test.each([
    ['20 JSON bodies', 20, LOGIN, JSON_TYPE, '{}'],
    ['8 uploads', 8, `/api/${asParts.submit.path}`, PARTS_TYPE, '--b--'],
  ])('are at most %s of one address', async (_, most, path, type, body) => {
    const [first] = await beginAll(most, { path, type, from: '203.0.113.2', length: 1000 });
    await expect.poll(() => ask('203.0.113.2', body, path, type)).toEqual(REFUSED);
    expect((await ask('203.0.113.3', body, path, type))[0]).toBe(422);
    first!.destroy();
    await expect.poll(async () => (await ask('203.0.113.2', body, path, type))[0]).toBe(422);
  });

  test('are at most 64 MB of large JSON bodies in all', proves('R11'), async () => {
    const half = { path: `/api/${asJson.submit.path}`, type: JSON_TYPE, length: 1024 * 1024 };
    for (const last of [2, 3, 4, 5]) await beginAll(16, { ...half, from: `203.0.113.${last}` });
    const large = JSON.stringify({ x: 'x'.repeat(20_000) });
    await expect.poll(() => ask('203.0.113.6', large, half.path)).toEqual(REFUSED);
    // What staff log in with, and most forms, are small.
    expect((await ask('203.0.113.6', '{}', LOGIN))[0]).toBe(422);
    expect((await ask('203.0.113.6', '{}', half.path))[0]).toBe(422);
    await closed([...open]);
    expect((await ask('203.0.113.6', large, half.path))[0]).toBe(422);
  });

  test('have 16 kB where nobody is logged in and no form is sent', async () => {
    const text = 'x'.repeat(17 * 1024);
    expect((await ask('203.0.113.2', JSON.stringify({ text }), LOGIN))[0]).toBe(413);
    expect((await ask('203.0.113.2', JSON.stringify({ text }), '/api/client/handover/'))[0]).toBe(
      422,
    );
  });
});

describe('the progress of a body', proves('R30'), () => {
  /** Returns the seconds after which it is too slow, within five minutes. */
  const slowAfter = (bytesInSecond: (second: number) => number): number | undefined => {
    vi.useFakeTimers();
    const socket = { bytesRead: 0 };
    const onSlow = vi.fn();
    const stop = watchProgress(socket, onSlow);
    let found: number | undefined;
    for (let second = 1; second <= 300 && found === undefined; second += 1) {
      socket.bytesRead += bytesInSecond(second);
      vi.advanceTimersByTime(1000);
      if (onSlow.mock.calls.length > 0) found = second;
    }
    stop();
    vi.useRealTimers();
    return found;
  };

  test.each([
    ['3 MB at 200 kbit/s', () => 25_000, undefined],
    ['2 kB a second', () => 2048, undefined],
    ['breaks of 20 seconds', (second: number) => (second % 60 < 20 ? 0 : 10_000), undefined],
    ['a byte a second', () => 1, 30],
    ['nothing', () => 0, 30],
    ['90 MB, and then 20 kB a second', (second: number) => (second < 10 ? 1e7 : 2e4), 40],
    ['30 MB, and then 20 kB a second', (second: number) => (second < 4 ? 1e7 : 2e4), undefined],
    ['a megabyte, and then a byte a second', (second: number) => (second < 10 ? 1e5 : 1), 40],
  ])('%s', (_, bytesInSecond, seconds) => {
    expect(slowAfter(bytesInSecond)).toBe(seconds);
    expect(PROGRESS).toEqual({ bytes: 61_440, share: 0.01, milliseconds: 30_000 });
  });
});
