import { describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { SERVICES } from '../../browser/services';
import { projectRoot } from '../support/folders';
import { startServer, STAFF } from '../support/harness';
import { inTurn } from '../support/inTurn';

const root = await projectRoot({
  'dist/client/index.html': `<!doctype html><html><head>
<meta name="rega-settings" content="{}" /><meta name="description" content="" />
<title>Rega</title></head><body><div id="root"></div></body></html>`,
  'dist/client/bench.html': '<!doctype html><title>bench</title>',
  'dist/client/assets/app-1a2b3c.js': 'export {};',
});
const { app, login } = await startServer({ root });
const elsewhere = await startServer({
  root,
  env: {
    API_BASE: 'https://api.agency.example/v1',
    GEO_URL: 'https://geo.example/lookup?a=1',
    MAP_TILES: 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png',
  },
});
const staff = await login();

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { security: object[] }>>>>;
}
const { paths } = (await app.inject('/api/openapi.json')).json<Described>();
const reads = Object.entries(paths).filter(
  ([path, { get }]) => get && !path.includes('{') && path !== '/logout/',
);
const NIL = '00000000-0000-0000-0000-000000000000';
const addressOf = ([path]: (typeof reads)[number]): string =>
  path === '/application_export/' ? `/api${path}?format=csv&ids=${NIL}` : `/api${path}`;
const STAFF_READS = reads.filter(([, { get }]) => get?.security.length).map(addressOf);
const PUBLIC_READS = reads.filter(([, { get }]) => !get?.security.length).map(addressOf);

const PAGES = [
  '/',
  '/aboutUs',
  '/contactUs',
  '/ourservices',
  '/ourpartners',
  '/blogs',
  '/tags/visa',
  '/specialofferprofile',
  '/services/hotels',
  '/shell',
  '/?preview=1',
  '/no-such-page',
  '/8d_001pass',
  '/8d_001pass/home/inbox',
  '/bench.html',
  '/assets/app-1a2b3c.js',
  '/none.png',
  ...SERVICES.map(({ route }) => route),
];
const REFUSED = ['/api/none', '/api/login/', '/api/', `/api/photo/${'0'.repeat(32)}/`];

const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  'img-src': "'self' data: blob: https://tile.openstreetmap.org",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'worker-src': "'self'",
};

const policyOf = (header: unknown): Record<string, string> =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]),
  );

const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};
/** Headers that reveal software and its version. */
const VERSIONS = ['server', 'x-powered-by', 'via', 'x-aspnet-version', 'x-generator'];

const ALL = [...PAGES, ...PUBLIC_READS, ...STAFF_READS, ...REFUSED];

describe('security headers', proves('R4', 'R5'), () => {
  let held = 0;
  test.each(ALL)('are set on %s', async (url) => {
    for (const headers of STAFF_READS.includes(url) ? [staff, {}] : [{}]) {
      const { headers: said } = await app.inject({ url, headers });
      expect(policyOf(said['content-security-policy'])).toEqual(POLICY);
      expect(said).toMatchObject({ ...SAFE, 'x-frame-options': 'SAMEORIGIN' });
      for (const name of VERSIONS) expect(said).not.toHaveProperty(name);
    }
    held += 1;
  });

  test('allow nothing on a request without a valid URL', async () => {
    const { headers } = await app.inject({ url: '/%' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      ...SAFE,
    });
  });

  test('allow the other servers of the settings and no more', async () => {
    const { headers } = await elsewhere.app.inject('/');
    expect(policyOf(headers['content-security-policy'])).toEqual({
      ...POLICY,
      'img-src': "'self' data: blob: https://*.tiles.example:8443 https://api.agency.example",
      'connect-src': "'self' https://api.agency.example https://geo.example",
    });
  });

  test('are set on every path', (context) => {
    expect(held).toBe(ALL.length);
    figure(context, 'R4', `the policy on ${held} of ${ALL.length} addresses`);
    figure(context, 'R5', `${Object.keys(SAFE).length} headers on ${held} addresses`);
  });
});

const ORIGINS = [
  'https://evil.example',
  'null',
  'http://127.0.0.1.evil.example',
  'http://127.0.0.1:4000',
  'http://localhost.evil.example',
  'http://evil-localhost',
  'http://localhost:80@evil.example',
  'file://',
  'http://localhost:81',
];

const tally = { asked: 0, allowed: 0 };

const METHODS = ['GET', 'OPTIONS', 'POST'] as const;

/**
 * Returns the methods to try: all of them with the first origin, then another one for each address
 * and origin, so that each occurs with each address and with each origin; in the long form, all.
 */
const methodsFor = (origin: number, address: number): readonly (typeof METHODS)[number][] =>
  origin === 0 ? METHODS : inTurn(METHODS, origin + address);

describe('foreign origins', proves('R6'), () => {
  test.each(ORIGINS)('are never allowed: %s', async (origin) => {
    for (const [at, url] of ['/', ...PUBLIC_READS, ...STAFF_READS, ...REFUSED].entries()) {
      for (const method of methodsFor(ORIGINS.indexOf(origin), at)) {
        const asked = { origin, 'access-control-request-method': 'POST' };
        const { headers } = await app.inject({ method, url, headers: { ...asked, ...staff } });
        const allowing = Object.keys(headers).filter((name) => name.startsWith('access-control'));
        tally.asked += 1;
        tally.allowed += allowing.length;
        expect(allowing, `${method} ${url}`).toEqual([]);
      }
    }
  });

  test('get no CORS headers', (context) => {
    expect(tally.asked).toBeGreaterThan(ORIGINS.length * METHODS.length);
    expect(tally.allowed).toBe(0);
    const origins = `${ORIGINS.length} origins, ${tally.asked} requests`;
    figure(context, 'R6', `${origins}: ${tally.allowed} headers that allow`);
  });
});

describe('staff responses', proves('R7'), () => {
  test.each(STAFF_READS)('%s is never cached', async (url) => {
    for (const headers of [staff, {}]) {
      const response = await app.inject({ url, headers });
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('a login is never cached', async (context) => {
    const right = await app.inject({ method: 'POST', url: '/api/login/', payload: STAFF });
    const wrong = await app.inject({ method: 'POST', url: '/api/login/', payload: {} });
    for (const { headers } of [right, wrong]) expect(headers['cache-control']).toBe('no-store');
    figure(context, 'R7', `${STAFF_READS.length} staff reads and the login: no-store`);
  });
});
