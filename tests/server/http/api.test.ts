import { describe, expect, test } from 'vitest';
import { startServer, STAFF } from '../support/harness';
import { type Scenario, play } from '../support/scenario';

const { app, login } = await startServer();
const staff = await login();

const json = { 'content-type': 'application/json' };

const PLACES: readonly Scenario[] = [
  {
    name: 'countries, in English',
    request: { url: '/api/client/country/', headers: { 'accept-language': 'en' } },
    status: 200,
    contains: ['{"id":"IQ","name":"Iraq",', '{"id":"XK",'],
    headers: {
      vary: 'accept-language, accept-encoding',
      'cache-control': 'public, max-age=3600',
    },
  },
  {
    name: 'countries, in Kurdish by its tag',
    request: { url: '/api/client/country/', headers: { 'accept-language': 'ckb' } },
    status: 200,
    contains: ['{"id":"IQ","name":"عێراق","englishName":"Iraq",'],
  },
  {
    name: 'countries, in Arabic among others',
    request: {
      url: '/api/client/country/',
      headers: { 'accept-language': 'fr, ar-IQ;q=0.9, en;q=0.1' },
    },
    status: 200,
    contains: ['{"id":"IQ","name":"العراق",'],
  },
  {
    name: 'a city asked for in one script and told in another',
    request: {
      url: `/api/client/city/?city_name=${encodeURIComponent('إسطن')}`,
      headers: { 'accept-language': 'ckb' },
    },
    status: 200,
    contains: ['"name":"ئەستەنبوڵ"'],
  },
  {
    name: 'no city for no name',
    request: { url: '/api/client/city/' },
    status: 200,
    contains: ['[]'],
  },
  {
    name: 'no city for a name given twice',
    request: { url: '/api/client/city/?city_name=erbil&city_name=basra' },
    status: 200,
    contains: ['[]'],
  },
  {
    name: 'the cities of a country by its code',
    request: { url: '/api/client/city/IQ/' },
    status: 200,
    contains: ['"name":"Erbil"', '"name":"Basra"'],
    lacks: ['"name":"Berlin"'],
  },
  {
    name: 'the cities of no country',
    request: { url: '/api/client/city/__proto__/' },
    status: 200,
    contains: ['[]'],
  },
  {
    name: 'the cities of a country by its name in another language',
    request: {
      url: `/api/client/cities_by_country_param?the_country_name=${encodeURIComponent('عێراق')}`,
    },
    status: 200,
    contains: ['{"name":"Erbil",'],
    lacks: ['"id"'],
  },
  {
    name: 'airports by the city',
    request: { url: '/api/client/ticket_airports/?search=erb' },
    status: 200,
    contains: ['{"code":"EBL","airportName":"Erbil International Airport",'],
  },
  {
    name: 'airports by their code, before others',
    request: { url: '/api/client/ticket_airports/?search=ist' },
    status: 200,
    contains: ['[{"code":"IST","airportName":"Istanbul Airport",'],
  },
];

const READS: readonly Scenario[] = [
  'residence',
  'greencard',
  'greenCard_form',
  'driven_licence',
].map((kind) => ({
  name: `the overview of ${kind}, open to all`,
  request: { url: `/api/client/${kind}/` },
  status: 200,
  contains: ['"id":"', '"overview":["', '"requirements":[{"photo":"', '"title":["'],
  headers: { 'cache-control': 'no-cache' },
}));

const STAFF_READS: readonly Scenario[] = [
  'residence',
  'greencard',
  'greencard_form',
  'driven_licence',
].flatMap((kind) => [
  {
    name: `the overview of ${kind} for staff, a list`,
    request: { url: `/api/${kind}/`, headers: staff },
    status: 200,
    contains: ['[{"overview":["'],
    headers: { 'cache-control': 'no-store' },
  },
  { name: `${kind} without a session`, request: { url: `/api/${kind}/` }, status: 401 },
]);

const SESSIONS: readonly Scenario[] = [
  {
    name: 'login',
    request: { method: 'POST', url: '/api/login/', payload: STAFF },
    status: 200,
    contains: ['{"access_token":"'],
    lacks: [STAFF.password],
    headers: { 'cache-control': 'no-store' },
  },
  {
    name: 'login with capitals and spaces in the e-mail',
    request: {
      method: 'POST',
      url: '/api/login/',
      payload: { ...STAFF, email: ` ${STAFF.email.toUpperCase()} ` },
    },
    status: 200,
  },
  {
    name: 'login without a password',
    request: { method: 'POST', url: '/api/login/', payload: { email: STAFF.email } },
    status: 422,
    contains: ['"name":"password"', '"code":"required"'],
  },
  {
    name: 'login with a list for a password',
    request: {
      method: 'POST',
      url: '/api/login/',
      payload: { ...STAFF, password: [STAFF.password] },
    },
    status: 422,
    contains: ['"name":"password"', '"code":"type"'],
  },
  {
    name: 'login with no body',
    request: { method: 'POST', url: '/api/login/', headers: json },
    status: 400,
  },
  {
    name: 'login as a form',
    request: {
      method: 'POST',
      url: '/api/login/',
      payload: 'email=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    status: 415,
  },
  {
    name: 'login with NUL in the name',
    request: {
      method: 'POST',
      url: '/api/login/',
      payload: { ...STAFF, email: `${STAFF.email}\0` },
    },
    status: 401,
  },
  {
    name: 'login with a password of 900 kB',
    request: {
      method: 'POST',
      url: '/api/login/',
      payload: { ...STAFF, password: 'x'.repeat(900_000) },
    },
    status: 413,
  },
  {
    name: 'me',
    request: { url: '/api/me/', headers: staff },
    status: 200,
    contains: [`"email":"${STAFF.email}"`, '"id":"'],
    lacks: ['password', 'hash'],
    headers: { 'cache-control': 'no-store' },
  },
  {
    name: 'me, nobody',
    request: { url: '/api/me/' },
    status: 401,
    headers: { 'www-authenticate': 'Bearer' },
  },
];

describe.each([
  ['places', PLACES],
  ['overviews', READS],
  ['overviews for staff', STAFF_READS],
  ['sessions', SESSIONS],
])('%s', (_, scenarios) => {
  test.each(scenarios)('$name', (scenario) => play(app, scenario));
});

describe('demo content', () => {
  test('DEMO=0 starts without records, in the same response shapes', async () => {
    const { app: empty } = await startServer({ env: { DEMO: '0' } });
    for (const kind of ['residence', 'greencard', 'driven_licence']) {
      const response = await empty.inject({ url: `/api/client/${kind}/` });
      expect(response.json()).toEqual({ overview: ['', '', ''], requirements: [] });
    }
  });

  test.each(['privacy', 'accessibility'])('DEMO=0 starts with the %s statement', async (kind) => {
    const { app: empty } = await startServer({ env: { DEMO: '0' } });
    const { lead, parts } = (await empty.inject({ url: `/api/client/${kind}/` })).json<{
      readonly lead: readonly string[];
      readonly parts: readonly { readonly body: readonly string[] }[];
    }>();
    for (const text of [lead, ...parts.map(({ body }) => body)]) {
      expect(text).toHaveLength(3);
      expect(text).not.toContain('');
    }
    expect(parts.length).toBeGreaterThan(3);
  });
});
