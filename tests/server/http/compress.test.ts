import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startWithShell } from '../pages/templateHtml';

const { app, login } = await startWithShell({}, true);

const open = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe.each(['/', '/blogs?lang=ku', '/no-such-page', '/sitemap.xml', '/api/client/get_blog/'])(
  '%s',
  (url) => {
    test.each<[string | undefined, keyof typeof UNPACK | undefined]>([
      ['br', 'br'],
      ['gzip, deflate, br', 'br'],
      ['gzip;q=1.0, BR;q=0.5', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['x-gzip, brotli', undefined],
      ['gzip;q=0.0', undefined],
      ['identity', undefined],
      ['', undefined],
      [undefined, undefined],
    ])('sends %s as %s', async (encodings, encoding) => {
      const { body, statusCode } = await open(url);
      const packed = await open(url, encodings);
      expect(packed.statusCode).toBe(statusCode);
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toContain('accept-encoding');
      expect(Number(packed.headers['content-length'] ?? packed.rawPayload.length)).toBe(
        packed.rawPayload.length,
      );
      const bytes = encoding ? UNPACK[encoding](packed.rawPayload) : packed.rawPayload;
      expect(bytes.toString()).toBe(body);
      if (encoding) expect(packed.rawPayload.length).toBeLessThan(Buffer.byteLength(body) * 0.7);
    });
  },
);

test.each(['/robots.txt', '/api/client/geo/'])(
  'does not compress %s, which is short',
  async (url) => {
    const { headers } = await open(url, 'br');
    expect(headers).not.toHaveProperty('content-encoding');
  },
);

test('answers HEAD without a body', async () => {
  const headers = { 'accept-encoding': 'br' };
  const response = await app.inject({ method: 'HEAD', url: '/', headers });
  expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0]);
});

test.each(['/api/blogs/', '/%61pi/blogs/'])(
  'never compresses the response to staff at %s',
  async (url) => {
    const headers = { 'accept-encoding': 'br', ...(await login()) };
    const response = await app.inject({ url, headers });
    expect(response.statusCode).toBe(200);
    expect(response.body.length).toBeGreaterThan(2000);
    expect(response.headers).not.toHaveProperty('content-encoding');
  },
);
