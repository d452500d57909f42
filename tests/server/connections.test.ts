import { type AddressInfo, connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startServer } from './harness';

const { app } = await startServer();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

/** Sends bytes and gives everything that comes back until the server closes. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text);
  });

const LOGIN = '{"email":"a@b.c","password":"x"}';
const post = (...lines: readonly string[]) =>
  ['POST /api/login/ HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...lines].join('\r\n');

const SMUGGLED = 'GET /api/me/ HTTP/1.1\r\nHost: a\r\n\r\n';

/** What is sent, and the status that comes back, once. */
const REQUESTS: Readonly<Record<string, readonly [request: string, status: number]>> = {
  'no HTTP': ['hello\r\n\r\n', 400],
  'another protocol': ['\x16\x03\x01\x02\x00\x01\x00', 400],
  'two lengths': [post('Content-Length: 32', 'Content-Length: 5', '', LOGIN) + SMUGGLED, 400],
  'a length and chunks': [
    post('Content-Length: 5', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  'chunks, misspelled': [
    post('Transfer-Encoding: xchunked', 'Connection: close', '', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  'chunks, twice': [
    post('Transfer-Encoding: chunked, chunked', 'Connection: close', '', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  'a chunk whose length is none': [
    post('Transfer-Encoding: chunked', '', 'zz\r\nab\r\n0\r\n\r\n'),
    400,
  ],
  'a negative length': [post('Content-Length: -1', '', LOGIN), 400],
  'a space before the colon': [post('Content-Length : 32', '', LOGIN), 400],
  'a header folded onto two lines': [post('X: a', ' b', 'Connection: close', '', ''), 400],
  'lines that end in one letter': [`GET /api/me/ HTTP/1.1\nHost: a\nX: y\n\n${SMUGGLED}`, 400],
  'a line end inside a header': [post('X: a\rb', 'Content-Length: 0', '', ''), 400],
  'NUL inside a header': [post('X: a\0b', 'Content-Length: 0', '', ''), 400],
  'headers of 40 kB': [post(`X: ${'y'.repeat(40_000)}`, '', ''), 431],
  'an address of 40 kB': [`GET /${'y'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  TRACE: ['TRACE /api/me/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Secret: s\r\n\r\n', 405],
  'a proxy request': [
    'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    404,
  ],
};

describe('raw requests', () => {
  test.each(Object.entries(REQUESTS))('%s: one answer', async (_, [request, status]) => {
    const answer = await raw(request);
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gmu)].map(([, code]) => Number(code));
    expect(statuses, answer.slice(0, 300)).toEqual([status]);
    expect(answer).toMatch(/x-content-type-options: nosniff/iu);
    expect(answer).toContain('{"errors":[{"name":"","message":"');
    expect(answer).not.toContain('X-Secret');
  });

  test('one without a host has no answer of ours', async () => {
    expect(await raw('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /u);
  });

  test('CONNECT opens no tunnel', async () => {
    const answer = await raw('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n');
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/u);
  });

  test('a good request still has its answer', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/client/country/`);
    expect(answer.status).toBe(200);
  });
});

describe('slow connections', () => {
  test('have a time for everything that they may take', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
      ...{ headersTimeout: 15_000, requestTimeout: 100_000 },
      ...{ keepAliveTimeout: 20_000, timeout: 30_000 },
    });
  });

  test('a hundred of them do not keep others waiting', async () => {
    const slow = Array.from({ length: 100 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(post('Content-Length: 1000', '', '{"email":'));
      return socket;
    });
    const answer = await fetch(`http://127.0.0.1:${port}/api/client/country/`);
    expect(answer.status).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});
