import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../../src/definition/model/text';
import { openClient, startApi } from './apiServer';

let api: Awaited<ReturnType<typeof startApi>>;
let client: Awaited<ReturnType<typeof openClient>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.requests.length = 0;
  api.respond({ status: 200, body: { fine: true } });
  client = await openClient(api.base);
});

const ask = (way: 'call' | 'upload') =>
  way === 'call'
    ? client.call('GET', 'client/city/')
    : client.upload('client/city/', new FormData());

describe.each(['call', 'upload'] as const)('every %s', (way) => {
  it('goes to its path under the base address, and gives the parsed answer', async () => {
    expect(await ask(way)).toEqual({ fine: true });
    expect(api.requests.map(({ url }) => url)).toEqual(['/api/client/city/']);
  });

  it.each<[Language, tag: string]>([
    ['ku', 'ckb'],
    ['ar', 'ar'],
    ['en', 'en'],
  ])('asks for answers in %s', async (language, tag) => {
    await client.showLanguage(language);
    await ask(way);
    expect(api.requests[0]?.headers['accept-language']).toBe(tag);
  });

  it('bears the token only while somebody is logged in', async () => {
    await ask(way);
    client.beginSession('a-token', { id: '1', email: 'staff@example.com' });
    await ask(way);
    client.clearSession();
    await ask(way);
    const bearers = api.requests.map(({ headers }) => headers.authorization);
    expect(bearers).toEqual([undefined, 'Bearer a-token', undefined]);
  });
});

describe('a call', () => {
  it('writes its query as an address does', async () => {
    await client.call('GET', 'client/city/', { query: { city_name: 'هەولێر & more', page: 2 } });
    const { searchParams } = new URL(api.requests[0]?.url ?? '', api.base);
    expect(Object.fromEntries(searchParams)).toEqual({ city_name: 'هەولێر & more', page: '2' });
  });

  it('asks once, even if it fails in a way that others would try again', async () => {
    api.respond({ status: 503 });
    await client.call('GET', 'client/city/').catch(() => undefined);
    expect(api.requests).toHaveLength(1);
  });
});

describe('lookups', () => {
  const signal = new AbortController().signal;
  const iraq = [
    { id: 'IQ', name: 'عێراق' },
    { id: 'IR', name: 'ئێران', englishName: 'Iran', otherNames: ['إيران', 'Persia'] },
  ];

  it.each<
    [
      source: string,
      query: { search: string; parent?: string },
      url: string,
      body: unknown,
      options: unknown,
    ]
  >([
    ['country', { search: '' }, 'client/country/', iraq, ['عێراق', 'Iran']],
    ['country', { search: 'persia' }, 'client/country/', iraq, ['Iran']],
    ['country', { search: 'عيراق' }, 'client/country/', iraq, ['عێراق']],
    ['city', { search: 'erb' }, 'client/city/?city_name=erb', [{ name: 'Erbil' }], ['Erbil']],
    [
      'city',
      { search: 'BAG', parent: 'Iraq' },
      'client/cities_by_country_param?the_country_name=Iraq',
      [{ name: 'Baghdad' }, { name: 'Basra' }, { id: 4 }, null],
      ['Baghdad'],
    ],
    [
      'airport',
      { search: 'erb' },
      'client/ticket_airports/?search=erb',
      [{ code: 'EBL', airportName: 'Erbil' }],
      ['EBL'],
    ],
  ])('%s %o', async (source, query, url, body, options) => {
    api.respond({ status: 200, body });
    const found = await client.loadOptions(source, { ...query, language: 'ku' }, signal);
    expect(found.map(({ value }) => value)).toEqual(options);
    expect(api.requests[0]?.url).toBe(`/api/${url}`);
  });

  it.each([
    ['planet', []],
    ['toString', []],
    ['city', { message: 'not a list' }],
  ])('reject: %s', async (source, body) => {
    api.respond({ status: 200, body });
    await expect(
      client.loadOptions(source, { search: 'abc', language: 'en' }, signal),
    ).rejects.toThrow();
  });
});
