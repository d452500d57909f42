import { createServer, Server, type AddressInfo } from 'node:net';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { start } from '../../../src/server/start';
import { figure, proves } from '../../requirements/figure';
import { ROOT, tempFolder } from '../support/folders';
import { buildServer, runToEnd, startProcess } from './builtServer';

const main = await buildServer();

const login = (address: string, email: string, password: string) =>
  fetch(`${address}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

/** Passwords that are guessed first. */
const KNOWN = [
  'password',
  'admin',
  'administrator',
  'root',
  'staff',
  'secret',
  'changeme',
  'default',
  '123456',
  '12345678',
  '123456789012',
  'qwerty',
  'letmein',
  'welcome',
  'test',
  'guest',
  'user',
  'password123',
  'password1234',
  'Password1234',
  'admin123456',
  'adminadmin12',
  'changemechangeme',
  'secretsecret',
  'staff@localhost',
  'localhost',
  'kurdistan2025',
  '',
];

// Each waits for a process of its own.
describe.concurrent('first start', proves('R22'), () => {
  test('prints the created account, and no later start does', async (context) => {
    const { expect } = context;
    const env = { DATA_DIR: join(await tempFolder(), 'data'), RATE_LIMIT: 'off' };
    const first = await startProcess(main, env);
    await expect.poll(first.output).toMatch(/Its password, shown only now: \S+/u);
    const [, email = ''] = /first staff account: (\S+)/u.exec(first.output()) ?? [];
    const [, password = ''] = /shown only now: (\S+)/u.exec(first.output()) ?? [];
    expect(first.output()).toContain(`The control panel: ${first.address}/8d_001pass\n`);
    expect((await login(first.address, email, password)).status).toBe(200);
    let opened = 0;
    for (const known of KNOWN) {
      if ((await login(first.address, email, known)).status !== 401) opened += 1;
    }
    expect(opened).toBe(0);
    figure(context, 'R22', `${opened} of ${KNOWN.length} known words open a new server`);
    // A shutdown waits for the tasks of the start.
    expect(await first.end('SIGTERM')).toBe(0);
    expect((await stat(join(env.DATA_DIR, 'reserve'))).size).toBeGreaterThan(1_000_000);

    const second = await startProcess(main, env);
    expect((await login(second.address, email, password)).status).toBe(200);
    expect(second.output()).not.toContain('password');
    expect(second.output()).not.toContain(email);
    expect(await second.end('SIGINT')).toBe(0);
  });

  test('does not print a given password', async ({ expect }) => {
    const password = 'Wren-otter-58-lantern';
    const env = { DATA_DIR: join(await tempFolder(), 'data'), STAFF_PASSWORD: password };
    const started = await startProcess(main, { ...env, STAFF_EMAIL: 'a@b.c' });
    await expect.poll(started.output).toContain('The first staff account: a@b.c');
    expect((await login(started.address, 'a@b.c', password)).status).toBe(200);
    await started.end('SIGTERM');
    expect(started.output()).not.toContain(password);
  });
});

/** Starts the server in this process, which saves a second; expects that it exits. */
async function startHere(env: Readonly<Record<string, string>>) {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit with ${code}`);
  });
  const output: string[] = [];
  const print = (text: string) => output.push(text);
  try {
    const starting = start({ root: ROOT, main, terminal: { log: print, error: print } });
    await expect(starting).rejects.toThrow('exit with 1');
  } finally {
    exit.mockRestore();
    vi.unstubAllEnvs();
  }
  return output.join('\n');
}

let refused = 0;

describe('refused start', proves('R22'), () => {
  test('exits with the reason', async () => {
    const dataDir = join(await tempFolder(), 'data');
    const { code, output } = await runToEnd(main, { DATA_DIR: dataDir, PORT: 'x' });
    expect(code).toBe(1);
    expect(output).toContain('PORT must be a number');
    expect(output).not.toMatch(/\bat .*:\d+/u);
    refused += 1;
  });

  test.each([
    ['a password that everybody knows', { STAFF_PASSWORD: 'password1234' }, 'STAFF_PASSWORD'],
    ['another one', { STAFF_PASSWORD: 'changemechangeme' }, 'STAFF_PASSWORD'],
    ['a short password', { STAFF_PASSWORD: 'short' }, 'at least 12'],
    ['a path that the site has', { PANEL_PATH: '/blogs' }, 'PANEL_PATH /blogs is taken'],
    ['no database', { DATABASE_URL: 'mysql://a' }, 'DATABASE_URL'],
  ])('%s', async (_, env, words) => {
    const output = await startHere({ DATA_DIR: join(await tempFolder(), 'data'), ...env });
    expect(output).toContain(words);
    expect(output).not.toMatch(/\bat .*:\d+/u);
    for (const secret of ['password1234', 'short']) expect(output).not.toContain(`"${secret}"`);
    refused += 1;
  });

  test.each([
    ['a database that is none', 'rega.db', 'no database, '.repeat(500), 'is damaged'],
    ['a file where a folder has to be', 'photos', 'a file', 'have to be folders'],
  ])('%s', async (_, name, content, words) => {
    const dataDir = join(await tempFolder(), 'data');
    await mkdir(dataDir, { mode: 0o700 });
    await writeFile(join(dataDir, name), content);
    const output = await startHere({ DATA_DIR: dataDir });
    expect(output).toContain(words);
    expect(output).not.toMatch(/\bat .*:\d+/u);
  });

  test('names a data folder that is a file', async () => {
    const DATA_DIR = join(await tempFolder(), 'data');
    await writeFile(DATA_DIR, '');
    const { code, output } = await runToEnd(main, { DATA_DIR });
    expect(code).toBe(1);
    expect(output).toContain('have to be folders');
    expect(output).not.toMatch(/\bat .*:\d+/u);
  });

  test.each([
    ['a port of the system', { PORT: '80' }, 'EACCES', 'PORT 80 may not be opened by this user'],
    ['a host of another machine', { HOST: '192.0.2.1' }, undefined, 'HOST 192.0.2.1 is no address'],
    ['a host without an address', { HOST: 'no.such.host.invalid' }, undefined, 'HOST no.such.host'],
  ])('%s', async (_, env, code, reason) => {
    // The tests may run as a user who may open every port.
    if (code !== undefined) {
      vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function listen(this: Server) {
        queueMicrotask(() => this.emit('error', Object.assign(new Error(code), { code })));
        return this;
      });
    }
    const output = await startHere({ DATA_DIR: join(await tempFolder(), 'data'), ...env });
    expect(output).toContain(reason);
    expect(output).not.toMatch(/\bat .*:\d+/u);
  });

  test('names a database that does not answer', async () => {
    const DATA_DIR = join(await tempFolder(), 'data');
    const DATABASE_URL = 'postgres://rega:not-to-be-told@127.0.0.1:9/rega';
    const output = await startHere({ DATA_DIR, DATABASE_URL });
    expect(output).toContain('does not answer');
    expect(output).not.toContain('not-to-be-told');
    expect(output).not.toMatch(/\bat .*:\d+/u);
  });

  test('names a photo store that belongs to another database', async () => {
    const photoStore = join(await tempFolder(), 'shared');
    await mkdir(photoStore, { mode: 0o700 });
    await writeFile(join(photoStore, 'store-id'), 'of-another-database\n');
    const DATA_DIR = join(await tempFolder(), 'data');
    const output = await startHere({ DATA_DIR, PHOTO_STORE: photoStore });
    expect(output).toContain('do not belong together');
    expect(output).toContain('of-another-database');
    expect(output).not.toMatch(/\bat .*:\d+/u);
  });

  test('names a port that is in use', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const dataDir = join(await tempFolder(), 'data');
    const { code, output } = await runToEnd(main, { DATA_DIR: dataDir, PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`PORT ${port} is in use`);
    expect(output).not.toMatch(/\bat .*:\d+/u);
  });

  test.each(['DATA_DIR', 'PHOTO_STORE'])(
    'because everybody can read the data folder, as %s',
    async (setting) => {
      const folder = await tempFolder();
      const env = { DATA_DIR: join(folder, 'data'), [setting]: join(folder, 'open') };
      await mkdir(join(folder, 'open'));
      await chmod(join(folder, 'open'), 0o755);
      expect(await startHere(env)).toContain('chmod 700');
      refused += 1;
    },
  );

  test('leaves no half-started server', (context) => {
    expect(refused).toBeGreaterThan(6);
    figure(context, 'R22', `${refused} starts refused`);
  });
});
