import { describe, expect, test, vi } from 'vitest';
import { startWithShell } from '../pages/templateHtml';

const { app, storage, login, settings } = await startWithShell({}, true);
const staff = await login();

type Headers = Readonly<Record<string, string>>;
const get = (url: string, headers: Headers = {}) => app.inject({ url, headers });

/** Returns how many lists or records of content a request reads from the database. */
async function readsOf(url: string, headers: Headers = {}): Promise<number> {
  const methods = (['list', 'read', 'readAll', 'writtenAfter'] as const).map((name) =>
    vi.spyOn(storage.content, name),
  );
  await get(url, headers);
  const calls = methods.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  return calls;
}

const write = (name: string) =>
  app.inject({
    method: 'POST',
    url: '/api/partner/',
    headers: staff,
    payload: { name: ['', '', name], logo: '' },
  });

const PUBLIC = ['/api/client/get_partner/', '/ourpartners', '/sitemap.xml', '/api/openapi.json'];
/** What shows nothing of a partner. */
const SAME: ReadonlySet<string> = new Set(['/sitemap.xml', '/api/openapi.json']);

describe.each(PUBLIC)('%s', (url) => {
  test('is read from the database once, until content is written', async () => {
    await get(url);
    expect(await readsOf(url)).toBe(0);
    await write('once');
    expect(await readsOf(url)).toBeGreaterThan(0);
    expect(await readsOf(url)).toBe(0);
  });

  test('is the same response from the cache', async () => {
    await write('same');
    const [made, cached] = [await get(url), await get(url)];
    const { date: _, ...headers } = made.headers;
    expect(cached.headers).toMatchObject(headers);
    expect(cached.body).toBe(made.body);
    expect(headers['content-length']).toBe(String(made.rawPayload.length));
  });

  test('has another entity tag after a write', async () => {
    const { etag } = (await get(url, { 'accept-encoding': 'br' })).headers;
    await write(`entity tag ${url}`);
    const headers = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${String(etag)}` };
    const changed = await get(url, headers);
    expect(changed.statusCode).toBe(SAME.has(url) ? 304 : 200);
  });

  test('has the status 304 for the entity tag that the client has, made or cached', async () => {
    const { etag = '' } = (await get(url)).headers;
    for (const round of ['made', 'cached']) {
      const response = await get(`${url}?${round}`, { 'if-none-match': etag });
      const again = await get(`${url}?${round}`, { 'if-none-match': etag });
      for (const { statusCode, rawPayload, headers: sent } of [response, again]) {
        expect([statusCode, rawPayload.length, sent.etag]).toEqual([304, 0, etag]);
        expect(sent).toMatchObject({
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        });
        expect(sent).not.toHaveProperty('content-type');
        expect(sent).not.toHaveProperty('content-length');
      }
    }
  });
});

test('caches a page for each language, encoding, host and query', async () => {
  const variants: readonly (readonly [string, Headers])[] = [
    ['/ourpartners', { 'accept-language': 'ckb' }],
    ['/ourpartners', { 'accept-language': 'ar' }],
    ['/ourpartners?lang=ku', { 'accept-language': 'ar' }],
    ['/ourpartners', { host: 'rega.example' }],
    ['/ourpartners', { 'accept-encoding': 'gzip' }],
    ['/ourpartners?preview=1', {}],
    ['/ourpartners', {}],
  ];
  const read = async () =>
    Promise.all(variants.map(async (variant) => (await get(...variant)).rawPayload.toString()));
  const made = await read();
  expect(new Set(made).size).toBe(variants.length);
  expect(await read()).toEqual(made);
});

test.each([
  ['staff reads of content', '/api/partner/', staff],
  ['public reads of somebody who is logged in', '/api/client/get_partner/', staff],
  ['refusals', '/api/client/get_blog/?perPage=no', {}],
  ['missing pages', '/no-such-page', {}],
  ['the panel', settings.panelPath, {}],
])('does not cache %s', async (_, url, headers) => {
  const before = await entries();
  for (const _round of [1, 2]) expect((await get(url, headers)).headers).not.toHaveProperty('etag');
  expect(await entries()).toBe(before);
});

test('reports the size of the cache, and what it saved', async () => {
  await get('/ourpartners');
  await get('/ourpartners');
  const { body } = await get('/api/metrics/', staff);
  expect(body).toMatch(/^rega_cache_bytes [1-9]\d+$/mu);
  expect(body).toMatch(/^rega_cache_hits_total [1-9]\d*$/mu);
});

test('answers without the cache while the database does not tell the revision', async () => {
  await get('/api/client/country/');
  const silent = vi.spyOn(storage.content, 'revision').mockImplementation(() => {
    throw new Error('no database');
  });
  expect((await get('/api/client/country/')).statusCode).toBe(200);
  silent.mockRestore();
});

test('keeps no response that was made while content was written', async () => {
  await write('before');
  const list = storage.content.list.bind(storage.content);
  let isWritten = false;
  const slow = vi.spyOn(storage.content, 'list').mockImplementation(async (kind) => {
    const records = await list(kind);
    // Not while it reads the agency, which the write needs as well.
    if (kind !== 'partner' || isWritten) return records;
    isWritten = true;
    await write('meanwhile');
    return records;
  });
  await get('/api/client/get_partner/');
  expect(isWritten).toBe(true);
  slow.mockRestore();
  expect((await get('/api/client/get_partner/')).body).toContain('meanwhile');
});

test('is the same over the network, where it is sent without the framework', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'accept-encoding': 'br', 'accept-language': 'ckb' };
  const read = async (more: Headers = {}) => {
    const response = await fetch(`${address}/api/client/get_partner/`, {
      headers: { ...headers, ...more },
    });
    const {
      date: _,
      connection: __,
      'keep-alive': ___,
      ...sent
    } = Object.fromEntries(response.headers);
    return { status: response.status, sent, body: await response.text() };
  };
  const route =
    'rega_answer_seconds_count{method="GET",route="/api/client/get_partner/",status="200"}';
  const count = async () => {
    const { body } = await get('/api/metrics/', staff);
    const line = body.split('\n').find((each) => each.startsWith(route));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  const [before, made, cached] = [await count(), await read(), await read()];
  expect(cached).toEqual(made);
  expect(made.sent).toMatchObject({
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect(await count()).toBe(before + 2);
  const same = await read({ 'if-none-match': made.sent.etag ?? '' });
  expect(same).toMatchObject({ status: 304, body: '', sent: { etag: made.sent.etag } });
});

async function entries(): Promise<string | undefined> {
  const { body } = await get('/api/metrics/', staff);
  return /^rega_cache_entries (\d+)$/mu.exec(body)?.[1];
}

describe('without the database', () => {
  const refused = () => {
    throw new Error('SQLITE_IOERR');
  };
  const silent = () => new Promise<number>(() => {});

  test.each([
    ['refuses', refused],
    ['does not answer', silent],
  ])(
    'that %s, pages and content are as they were last, and current again after it',
    async (_, revision) => {
      await write('before');
      const urls = ['/ourpartners', '/api/client/get_partner/'];
      const before = await Promise.all(urls.map(async (url) => (await get(url)).body));
      const away = vi.spyOn(storage.content, 'revision').mockImplementation(revision);
      for (const round of ['first', 'second']) {
        for (const [index, url] of urls.entries()) {
          const { statusCode, body } = await get(url);
          expect([round, statusCode, body]).toEqual([round, 200, before[index]]);
        }
      }
      away.mockRestore();
      await write('after');
      await vi.waitFor(async () => {
        expect((await get('/api/client/get_partner/')).body).toContain('"after"');
      });
    },
  );
});
