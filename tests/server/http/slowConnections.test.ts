import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { PROGRESS } from '../../../src/server/http/bodiesInFlight';
import { CONNECTION_LIMITS } from '../../../src/server/http/connections';
import { figure, proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { isLong } from '../support/long';
import { callAt } from '../support/remote';
import { sampleRequest, services } from '../submit/submission';

const { app } = await startServer();

test('every phase of a connection has a timeout', proves('R30'), () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 15_000,
    // Its body is limited by progress.
    requestTimeout: 3_600_000,
    keepAliveTimeout: 20_000,
    timeout: 30_000,
  });
});

const head = (first: string, ...lines: readonly string[]) =>
  [first, 'Host: a', ...lines].join('\r\n');
const LOGIN = head(
  'POST /api/login/ HTTP/1.1',
  'Content-Type: application/json',
  'Accept-Language: ckb',
);
const [service] = services;

/** The first bytes of each, and those that it repeats. */
const SLOW: Readonly<Record<string, readonly [first: string, again: string]>> = {
  'says nothing': ['', ''],
  'stops in its headers': [head('GET / HTTP/1.1', 'X: '), ''],
  'trickles its headers': [head('GET / HTTP/1.1', 'X: '), 'x'],
  'stops in its body': [`${LOGIN}\r\nContent-Length: 1000\r\n\r\n{"email":`, ''],
  'trickles its body': [`${LOGIN}\r\nContent-Length: 1000\r\n\r\n{"email":"`, 'x'],
  'trickles chunks': [`${LOGIN}\r\nTransfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
  'trickles parts': [
    `${head(
      `POST /api/${service?.submit.path} HTTP/1.1`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 100000',
      'Accept-Language: ckb',
    )}\r\n\r\n--b\r\n`,
    'x',
  ],
  'stays after its answer': [head('GET /api/health/ HTTP/1.1', '', ''), ''],
};
/** Who sends something is told in its language why that is the end. */
const TOLD = new Set(['trickles its body', 'trickles chunks', 'trickles parts']);
const EACH = 25;
/** The limits take minutes, so only LONG=1 waits for them. */
const SHORTER = 60;

const open = new Set<Socket>();
const usual = { ...PROGRESS };
afterAll(() => {
  for (const socket of open) socket.destroy();
  // Other files of this worker use it, too.
  Object.assign(PROGRESS, usual);
});

function goSlowly(port: number, [first, again]: readonly [string, string], every: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  if (first !== '') socket.write(first);
  open.add(socket);
  const trickle = setInterval(() => again !== '' && socket.write(again), every);
  const dropped = new Promise<string>((resolve) => {
    socket.once('close', () => {
      clearInterval(trickle);
      open.delete(socket);
      resolve(text);
    });
  });
  return { connected: once(socket, 'connect'), dropped };
}

test('slow connections delay nobody and are closed', { timeout: 240_000 }, async (context) => {
  if (!isLong) {
    const { headersTimeout, timeout } = app.server;
    app.server.headersTimeout = headersTimeout / SHORTER;
    const { bytes, milliseconds } = usual;
    Object.assign(PROGRESS, { bytes: bytes / SHORTER, milliseconds: milliseconds / SHORTER });
    app.server.keepAliveTimeout = 500;
    // Later than the end of those that are told.
    app.server.timeout = (4 * timeout) / SHORTER;
    // Node reads it when it begins to listen.
    const { connectionsCheckingInterval } = CONNECTION_LIMITS.http;
    const every = { connectionsCheckingInterval: connectionsCheckingInterval / SHORTER };
    Object.assign(app.server, every);
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const began = performance.now();
  const slow = Object.entries(SLOW).flatMap(([name, kind]) =>
    Array.from({ length: EACH }, () => ({ name, ...goSlowly(port, kind, isLong ? 5000 : 100) })),
  );
  await Promise.all(slow.map(({ connected }) => connected));
  const times: number[] = [];
  for (const one of services) {
    const request = await sampleRequest(one);
    const sent = performance.now();
    expect((await callAt(`http://127.0.0.1:${port}`, request)).status).toBe(201);
    times.push(performance.now() - sent);
  }
  const slowest = Math.max(...times);
  for (const { name, dropped } of slow) {
    const answer = await dropped;
    if (!TOLD.has(name)) continue;
    expect(answer, name).toMatch(/^HTTP\/1\.1 408 /u);
    expect(answer, name).toContain('"code":"tooSlow"');
    expect(answer, name).toContain('زۆر هێواشە');
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const limits = isLong ? '' : ` at 1/${SHORTER} of the limits`;
  const kept = `${slow.length} slow connections: ${times.length} submissions in`;
  figure(
    context,
    'R30',
    `${kept} ${Math.round(slowest)} ms at worst, all dropped in ${seconds} s${limits}`,
  );
});
