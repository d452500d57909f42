import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/folders';
import { startServer } from '../support/harness';
import { expectRefusal, play, type Scenario } from '../support/scenario';

const HTML = `<!doctype html>
<html><head><meta name="rega-settings" content="{}" /><meta name="description" content="" />
<title>Rega</title></head><body><div id="root"></div>shell</body></html>`;

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"name":"private"}',
  'dist/client/index.html': HTML,
  'dist/client/bench.html': '<!doctype html><title>bench</title>',
  'dist/client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'dist/client/assets/app-1a2b3c.js': 'export {};',
  'dist/client/assets/app-1a2b3c.js.br': 'packed',
  'dist/client/.hidden/secret.txt': 'secret',
};

const env = {
  API_BASE: 'https://api.agency.example/v1',
  GEO_URL: 'https://geo.example/lookup?a=1',
  MAP_TILES: 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png',
  PANEL_PATH: '/back_door',
};
const { app } = await startServer({ root: await projectRoot(FILES), env });
const plain = await startServer({ root: await projectRoot(FILES) });

const OFFLINE_SHELL = ['>shell', 'back_door'];
const NO_STORE = { 'cache-control': 'no-store' };

const PAGES: readonly Scenario[] = [
  ...[
    '/',
    '/index.html',
    '/services/residency',
    '/services/visa/12',
    '/back_door/home',
    '/blog/1/',
  ].map((url) => ({
    name: `the shell at ${url}`,
    request: { url },
    status: 200,
    contains: OFFLINE_SHELL,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })),
  {
    name: 'the shell with a query',
    request: { url: '/?a=b.c' },
    status: 200,
    contains: OFFLINE_SHELL,
  },
  { name: 'the shell, its head only', request: { method: 'HEAD', url: '/aboutUs' }, status: 200 },
  {
    name: 'a file with a hash in its name',
    request: { url: '/assets/app-1a2b3c.js' },
    status: 200,
    contains: ['export {};'],
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  },
  {
    name: 'the same, packed beforehand',
    request: { url: '/assets/app-1a2b3c.js', headers: { 'accept-encoding': 'gzip, br' } },
    status: 200,
    contains: ['packed'],
    headers: { 'content-encoding': 'br' },
  },
  {
    name: 'a file without one',
    request: { url: '/favicon.svg' },
    status: 200,
    headers: { 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' },
  },
  { name: 'another page', request: { url: '/bench.html' }, status: 200, contains: ['bench'] },
];

const MISSING: readonly Scenario[] = [
  '/assets/none.js',
  '/none.png',
  '/services/residency.json',
  '/api',
  '/api/',
  '/api/none',
  '/api/client/',
  '/api/client/residence_application/x',
  '/.env',
  '/.git/config',
  '/.hidden/secret.txt',
  '/package.json',
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '/....//package.json',
  '//etc/passwd',
  '/etc/passwd%00',
  '/%00',
  '/data/rega.db',
  '/dist/client/',
  '/src/server/main.ts',
  '/schemas/services/',
  '/node_modules/',
  '/wp-admin/install.php',
  '/server-status.',
  '/api/%2e%2e/%2e%2e/package.json',
  '/api/photo/..%2f..%2frega.db/',
  '/__proto__.x',
  '/metrics.json',
].map((url) => ({
  name: url,
  request: { url },
  status: [200, 400, 401, 404],
  lacks: ['private', 'secret', 'root:', 'SQLite'],
}));

const METHODS: readonly Scenario[] = [
  ...(['TRACE', 'PROPFIND', 'MKCOL', 'SEARCH', 'LOCK'] as const).flatMap((method) =>
    ['/', '/api/me/'].map((url) => ({
      name: `${method} ${url}`,
      request: { method: method as 'GET', url },
      status: [404, 405],
    })),
  ),
  ...(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).map((method) => ({
    name: `${method} of a page`,
    request: { method, url: '/services/residency' },
    status: 404,
    headers: NO_STORE,
  })),
  ...(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).map((method) => ({
    name: `${method} where only POST is`,
    request: { method, url: '/api/login/' },
    status: 405,
    headers: { allow: 'POST' },
  })),
  {
    name: 'DELETE where only GET is',
    request: { method: 'DELETE', url: '/api/client/country/' },
    status: 405,
    headers: { allow: 'GET, HEAD' },
  },
];

describe.each([
  ['pages', PAGES],
  ['addresses without a page', MISSING],
  ['methods', METHODS],
])('%s', (_, scenarios) => {
  test.each(scenarios)('$name', ({ ...scenario }) => play(app, scenario));
});

describe('paths without a file', () => {
  test.each(
    MISSING.map(({ name }) => name).filter((url) => /\.\w+$/u.test(url) && !url.includes('//')),
  )('%s is no page', async (url) => {
    const response = await app.inject({ url });
    expect([400, 404]).toContain(response.statusCode);
    expectRefusal(response);
  });
});

describe('settings in the HTML template', () => {
  const settingsOf = (body: string): object => {
    const [, content = ''] = /name="rega-settings" content="([^"]*)"/u.exec(body) ?? [];
    return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as object;
  };

  test('come from the environment', async () => {
    expect(settingsOf((await app.inject('/')).body)).toMatchObject({
      apiBase: 'https://api.agency.example/v1/',
      apiCalls: 'papers',
      panelPath: '/back_door',
      mapTiles: 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png',
      geoUrl: 'https://geo.example/lookup?a=1',
    });
  });

  test('have defaults and contain no secret', async () => {
    const settings = settingsOf((await plain.app.inject('/')).body);
    expect(settings).toMatchObject({
      apiBase: '/api/',
      apiCalls: 'own',
      panelPath: '/8d_001pass',
      mapTiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      geoUrl: '',
    });
    const names = ['apiBase', 'apiCalls', 'brand', 'geoUrl', 'mapTiles', 'panelPath'];
    expect(Object.keys(settings).toSorted()).toEqual(names);
  });

  test('require their place in index.html', async () => {
    const root = await projectRoot({
      'dist/client/index.html': '<!doctype html><title>no place</title>',
    });
    await expect(startServer({ root })).rejects.toThrow('no place for its settings');
  });
});
