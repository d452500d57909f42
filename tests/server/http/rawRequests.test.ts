import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { rawRequest, statusesIn } from './rawRequest';

const { app } = await startServer();
/** How many smuggled requests came through. */
let smuggled = 0;
app.server.on('request', ({ headers }: IncomingMessage) => {
  if ('x-smuggled' in headers) smuggled += 1;
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

const LOGIN = '{"email":"a@b.c","password":"x"}';
const post = (...lines: readonly string[]) =>
  ['POST /api/login/ HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...lines].join('\r\n');

const SMUGGLED = 'GET /api/me/ HTTP/1.1\r\nHost: a\r\nX-Smuggled: 1\r\n\r\n';

/** The request, and the status of the one response. */
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
  'chunks and a length': [
    post('Transfer-Encoding: chunked', 'Content-Length: 5', '', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  'a length and chunks, misspelled': [
    post('Transfer-Encoding: xchunked', 'Content-Length: 32', '', LOGIN + SMUGGLED),
    400,
  ],
  'a length and chunks behind a tab': [
    post('Transfer-Encoding:\tchunked', 'Content-Length: 5', '', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  'chunks behind an upright tab': [
    post('Transfer-Encoding: \x0bchunked', 'Connection: close', '', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  'chunks that are none after all': [
    post('Transfer-Encoding: chunked, identity', 'Connection: close', '', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  'two lengths that agree': [
    post('Content-Length: 32', 'Content-Length: 32', '', LOGIN) + SMUGGLED,
    400,
  ],
  'a list of lengths': [post('Content-Length: 32, 32', '', LOGIN) + SMUGGLED, 400],
  'a length with a sign': [post('Content-Length: +32', '', LOGIN) + SMUGGLED, 400],
  'a length in another base': [post('Content-Length: 0x20', '', LOGIN) + SMUGGLED, 400],
  'a length in two words': [post('Content-Length: 3 2', '', LOGIN) + SMUGGLED, 400],
  'a chunk that is longer than it says': [
    post('Transfer-Encoding: chunked', '', `1\r\nabc\r\n0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  'a chunk whose length ends in one letter': [
    post('Transfer-Encoding: chunked', '', `20\n${LOGIN}\r\n0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  'a chunk with a line end in its note': [
    post('Transfer-Encoding: chunked', '', `20;x\ny\r\n${LOGIN}\r\n0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  'a request in the body of another': [
    `GET /api/me/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
    401,
  ],
  'headers behind the chunks': [
    post('Transfer-Encoding: chunked', 'Connection: close', '', '20') +
      `\r\n${LOGIN}\r\n0\r\nX-Smuggled: 1\r\n\r\n`,
    401,
  ],
  'a space in the address': ['GET /api/me/ x HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  'a version that is none': ['GET /api/me/ HTTP/9.9\r\nHost: a\r\n\r\n', 400],
  'lines that end in the other letter': ['GET /api/me/ HTTP/1.1\rHost: a\r\r', 400],
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

const rows = Object.entries(REQUESTS);
let answered = 0;

describe('raw requests', proves('R32'), () => {
  test.each(rows)('%s: one response', async (_, [request, status]) => {
    const response = await rawRequest(port, request);
    expect(statusesIn(response), response.slice(0, 300)).toEqual([status]);
    expect(response).toMatch(/x-content-type-options: nosniff/iu);
    expect(response).toContain('{"errors":[{"name":"","message":"');
    expect(response).not.toContain('X-Secret');
    expect(smuggled).toBe(0);
    answered += 1;
  });

  test('a request without a host gets an error', async () => {
    expect(await rawRequest(port, 'GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /u);
  });

  test('CONNECT opens no tunnel', async () => {
    const request = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n';
    expect(await rawRequest(port, request)).not.toMatch(/^HTTP\/1\.1 2/u);
  });

  // Shows that the counter can count.
  test('a valid request is still answered and counted', async (context) => {
    figure(context, 'R32', `${answered} requests, one response each, ${smuggled} smuggled`);
    expect(answered).toBe(rows.length);
    const response = await fetch(`http://127.0.0.1:${port}/api/client/country/`, {
      headers: { 'x-smuggled': '1' },
    });
    expect([response.status, smuggled]).toEqual([200, 1]);
  });
});
