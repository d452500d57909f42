import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from './folders';
import { buildServer, runToEnd, startProcess } from './process';

const main = await buildServer();
const LIMIT = 60_000;

const login = (address: string, email: string, password: string) =>
  fetch(`${address}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

describe('the first start', () => {
  test('tells the account that it made, and no later one does', { timeout: LIMIT }, async () => {
    const env = { DATA_DIR: join(await tempFolder(), 'data') };
    const first = await startProcess(main, env);
    await expect.poll(first.output).toMatch(/Its password, shown only now: \S+/u);
    const [, email = ''] = /first staff account: (\S+)/u.exec(first.output()) ?? [];
    const [, password = ''] = /shown only now: (\S+)/u.exec(first.output()) ?? [];
    expect((await login(first.address, email, password)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await startProcess(main, env);
    expect((await login(second.address, email, password)).status).toBe(200);
    expect(second.output()).not.toContain('password');
    expect(second.output()).not.toContain(email);
    expect(await second.end('SIGINT')).toBe(0);
  });

  test('does not tell a password that was given', { timeout: LIMIT }, async () => {
    const password = 'Wren-otter-58-lantern';
    const env = { DATA_DIR: join(await tempFolder(), 'data'), STAFF_PASSWORD: password };
    const started = await startProcess(main, { ...env, STAFF_EMAIL: 'a@b.c' });
    await expect.poll(started.output).toContain('The first staff account: a@b.c');
    expect((await login(started.address, 'a@b.c', password)).status).toBe(200);
    await started.end('SIGTERM');
    expect(started.output()).not.toContain(password);
  });
});

describe('a start that is refused', () => {
  test.each([
    ['a port that is none', { PORT: 'x' }, 'PORT must be a number'],
    ['a password that everybody knows', { STAFF_PASSWORD: 'password1234' }, 'STAFF_PASSWORD'],
    ['a short password', { STAFF_PASSWORD: 'short' }, 'at least 12'],
    ['a path that the site has', { PANEL_PATH: '/blogs' }, 'PANEL_PATH /blogs is taken'],
    ['no database', { DATABASE_URL: 'mysql://a' }, 'DATABASE_URL'],
  ])('%s', { timeout: LIMIT }, async (_, env, words) => {
    const dataDir = join(await tempFolder(), 'data');
    const { code, output } = await runToEnd(main, { DATA_DIR: dataDir, ...env });
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect(output).not.toMatch(/\bat .*:\d+/u);
    for (const secret of ['password1234', 'short']) expect(output).not.toContain(`"${secret}"`);
  });

  test('a data folder that everybody may look into', { timeout: LIMIT }, async () => {
    const dataDir = join(await tempFolder(), 'data');
    await mkdir(dataDir);
    await chmod(dataDir, 0o755);
    const { code, output } = await runToEnd(main, { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toContain('chmod 700');
  });
});
