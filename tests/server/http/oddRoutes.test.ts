import { Agent, request as ask } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { buildServer, type Started, startProcess } from '../process/builtServer';
import { callAt, logInAt } from '../support/remote';
import { inTurn } from '../support/inTurn';
import { INSIDES } from '../support/scenario';
import { sampleRequest, services } from '../submit/submission';

let server: Started;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  server = await startProcess(await buildServer(), {
    DATA_DIR: join(await tempFolder(), 'data'),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
  });
}, 60_000);
afterAll(() => agent.destroy());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
type Method = (typeof METHODS)[number];
const WRITES: readonly Method[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

const SECRET = 'said-by-nobody-else';
/** Texts of our files that no response may contain. */
const PRIVATE =
  /"devDependencies"|root:x:|SQLite format|\[core\]|PASSWORD|createApp|"retentionDays"/u;

interface Answer {
  readonly status: number;
  readonly body: string;
}

const send = (method: Method, path: string, more: Readonly<Record<string, string>> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const body = WRITES.includes(method) ? '{}' : '';
    const type = body === '' ? {} : { 'content-type': 'application/json', 'content-length': '2' };
    const headers = { 'x-secret': SECRET, ...type, ...more };
    const outgoing = ask({ agent, hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

let asked = 0;

/** Expects that an anonymous request changes nothing, causes no error and reads no file. */
async function expectHarmless(method: Method, path: string, more?: Record<string, string>) {
  const { status, body } = await send(method, path, more);
  asked += 1;
  const told = `${method} ${path}: ${status} ${body.slice(0, 200)}`;
  expect(status, told).toBeLessThan(500);
  if (WRITES.includes(method)) expect(status, told).toBeGreaterThanOrEqual(400);
  if (method === 'TRACE') expect([400, 404, 405], told).toContain(status);
  expect(PRIVATE.exec(body)?.[0], told).toBeUndefined();
  if (status >= 400) expect(INSIDES.exec(body)?.[0], told).toBeUndefined();
  expect(body, told).not.toContain(SECRET);
}

/** Paths of files of ours, or of similar servers. */
const ODD = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.npmrc',
  '/package.json',
  '/package-lock.json',
  '/vite.config.ts',
  '/data/rega.db',
  '/data/rega.db-wal',
  '/data/photos/',
  '/dist/server/main.js',
  '/src/server/main.ts',
  '/schemas/services/residency.json',
  '/locales/en.json',
  '/node_modules/',
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/....//package.json',
  '/assets/../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '//etc/passwd',
  '/etc/passwd%00',
  '/api/..%2f..%2fpackage.json',
  '/api/photo/..%2f..%2frega.db/',
  '/api/photo/%2e%2e/',
  '/%00',
  '/api',
  '/api/',
  '/api/none/',
  '/api/client/',
  '/api//me/',
  '/API/me/',
  '/api/me%2f',
  '/api;x/me/',
  '/server-status',
  '/metrics',
  '/actuator/env',
  '/wp-admin/install.php',
  '/phpinfo.php',
  '/%',
  '/debug',
  '/console',
  '/graphql',
  '/.well-known/security.txt',
  '/swagger.json',
  '*',
  '/?x=%',
];

/** Headers with which some servers override method or path. */
const OVERRIDES: readonly Readonly<Record<string, string>>[] = [
  ...['PUT', 'DELETE', 'GET'].map((method) => ({ 'x-http-method-override': method })),
  { 'x-http-method': 'DELETE' },
  { 'x-method-override': 'DELETE' },
  { _method: 'DELETE' },
];

describe('anonymous requests', { ...proves('R29', 'R24'), timeout: 120_000 }, () => {
  test('get nothing at odd paths by any method', async (context) => {
    for (const path of ODD) {
      for (const method of METHODS) await expectHarmless(method, path);
    }
    figure(context, 'R29', `${ODD.length} odd routes by ${METHODS.length} methods`);
  });

  test('cannot write by any method or method override', async (context) => {
    const document = JSON.parse((await send('GET', '/api/openapi.json')).body) as {
      readonly paths: Readonly<Record<string, unknown>>;
    };
    const id = crypto.randomUUID();
    const paths = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/gu, id));
    expect(paths.length).toBeGreaterThan(50);
    const before = asked;
    for (const [at, path] of paths.entries()) {
      const url = `/api/${path.replace(/^\//u, '')}`;
      const others = inTurn(['HEAD', 'OPTIONS', 'TRACE'] as const, at);
      for (const method of ['GET', ...WRITES, ...others] as const)
        await expectHarmless(method, url);
      // A server heeds them for all paths or for none.
      for (const more of inTurn(OVERRIDES, at, 3)) await expectHarmless('POST', url, more);
    }
    const overridden = `${OVERRIDES.length} overrides`;
    figure(
      context,
      'R29',
      `${asked - before} calls of ${paths.length} paths, ${overridden}, 0 writes`,
    );
  });

  test('cannot crash the server', async (context) => {
    const { total } = await listed();
    expect(total).toBe(0);
    for (const service of services) {
      expect((await callAt(server.address, await sampleRequest(service))).status).toBe(201);
    }
    expect((await listed()).total).toBe(services.length);
    const code = await server.end('SIGTERM');
    expect(code).toBe(0);
    expect(server.output()).not.toMatch(/unhandled|"level":50/iu);
    figure(
      context,
      'R24',
      `${asked} odd calls to one process: 0 of 5xx, exit code ${code} at the end`,
    );
  });
});

/** The applications that staff see. */
async function listed(): Promise<{ readonly total: number }> {
  const headers = await logInAt(server.address);
  const response = await fetch(`${server.address}/api/application/`, { headers });
  return (await response.json()) as { total: number };
}
