import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { hostOf } from '../../../src/server/installation';
import { readServerSettings } from '../../../src/server/serverSettings';
import { commandCalled } from '../../../src/server/commands/commands';
import { mailEnv, openMailbox } from '../messages/mailbox';
import { hushConsole } from '../backup/backups';
import { ROOT, tempFolder } from '../support/folders';
import about from '../../../package.json' with { type: 'json' };

hushConsole();

const printed = (to: 'log' | 'error') => vi.mocked(console[to]).mock.calls.flat().join('\n');

const NOWHERE = { SMTP_URL: 'smtp://user:hunter2@127.0.0.1:9', MAIL_FROM: 'office@rega.example' };

const mailbox = await openMailbox(
  () => false,
  (address) => address.startsWith('nobody'),
);

const run = (name: string, args: readonly string[] = [], env: Record<string, string> = {}) =>
  commandCalled(name, args, env, ROOT);

/** The lines of `rega help`, by the command that each begins with. */
async function listed(): Promise<readonly string[]> {
  expect(await run('help')).toBe(0);
  const names = [...printed('log').matchAll(/^ {2}([a-z-]+) +\S.*$/gmu)].map(
    ([, name = '']) => name,
  );
  vi.mocked(console.log).mockClear();
  return names;
}

describe('the commands of the program', () => {
  test('are listed, and each describes itself as it was called', async () => {
    const names = await listed();
    expect(names).toEqual(expect.arrayContaining(['status', 'backup', 'upgrade', 'account']));
    for (const name of names) {
      expect(await run(name, ['--help'])).toBe(0);
      expect(await run(name, ['--help'], { npm_lifecycle_event: name })).toBe(0);
      const [plain, ofNpm] = vi.mocked(console.log).mock.calls.map(String);
      expect(plain?.startsWith(`rega ${name}`)).toBe(true);
      expect(ofNpm).toBe(plain?.replaceAll(`rega ${name}`, `npm run ${name} --`));
      vi.mocked(console.log).mockClear();
    }
  });

  test.each([
    ['statsu', 'did you mean status?'],
    ['toString', 'There is no command toString'],
    ['xyzzy', 'There is no command xyzzy'],
  ])('do not include %s', async (name, message) => {
    expect(await run(name)).toBe(2);
    expect(printed('error')).toContain(message);
  });

  test.each(['version', 'status', 'check-config'])('%s takes no arguments', async (name) => {
    expect(await run(name, ['now'])).toBe(2);
  });

  test('print the version', async () => {
    expect(await run('--version')).toBe(0);
    expect(printed('log')).toBe(about.version);
  });
});

describe('check-config', () => {
  test('prints what is installed, and writes nothing', async () => {
    const DATA_DIR = join(await tempFolder(), 'data');
    expect(await run('check-config', [], { DATA_DIR, ...mailEnv(mailbox) })).toBe(0);
    expect(
      printed('log')
        .split('\n')
        .map((line) => line.split(':', 1)[0]),
    ).toEqual(['Version', 'Services', 'Database', 'Data folder', 'Last backup', 'Mail']);
    expect(printed('log')).toContain(`SQLite, ${join(DATA_DIR, 'rega.db')}`);
    await expect(mkdir(DATA_DIR)).resolves.toBeUndefined();
  });

  test.each([
    ['a mail server', NOWHERE, 'The mail server of SMTP_URL, 127.0.0.1:9,'],
    ['a virus scanner', { CLAMD_URL: 'tcp://127.0.0.1:9' }, 'CLAMD_URL does not answer'],
    ['a database', { DATABASE_URL: 'postgres://rega:hunter2@127.0.0.1:9/rega' }, 'DATABASE_URL'],
    ['a setting', { DATABSE_URL: 'postgres://127.0.0.1/rega' }, 'did you mean DATABASE_URL?'],
  ])('names %s that is wrong, without its password', async (_, env, message) => {
    const DATA_DIR = join(await tempFolder(), 'data');
    expect(await run('check-config', [], { DATA_DIR, ...env })).toBe(1);
    expect(printed('error')).toContain(message);
    expect(printed('error') + printed('log')).not.toContain('hunter2');
  });
});

test.each([
  ['postgres://rega:p%40ss@db.example:5433/rega?sslmode=verify-full', 'db.example:5433'],
  ['postgres://rega:secret@/rega?host=/run/postgresql', '/run/postgresql'],
  ['postgres:///rega', ''],
  ['smtps://user:p:w@mail.example', 'mail.example'],
])('the host of %s is shown without its password', (address, host) => {
  expect(hostOf(address)).toBe(host);
});

describe('test-mail', () => {
  test('sends a message', async () => {
    expect(await run('test-mail', ['me@agency.example'], mailEnv(mailbox))).toBe(0);
    const [mail] = await mailbox.arrived(1);
    expect(mail?.to).toEqual(['me@agency.example']);
  });

  test.each([
    [{}, 'SMTP_URL is not set'],
    [NOWHERE, '127.0.0.1:9, refuses or does not answer'],
    [mailEnv(mailbox), 'No such user'],
  ])('says why it could not: %j', async (env, message) => {
    expect(await run('test-mail', ['nobody@agency.example'], env)).toBe(1);
    expect(printed('error')).toContain(message);
  });

  test('takes one address', async () => {
    expect(await run('test-mail')).toBe(2);
    expect(printed('error')).toBe('rega test-mail <e-mail>');
  });
});

describe('settings', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['SMTP_URI', 'SMTP_URL'],
    ['TRUST_PROXIES', undefined],
    ['POST', undefined],
    ['XDG_DATA_DIRS', undefined],
    ['smtp_urls', undefined],
  ])('name %s, if it is almost one of them', (name, meant) => {
    if (meant === undefined) expect(() => readServerSettings({ [name]: 'x' }, ROOT)).not.toThrow();
    else
      expect(() => readServerSettings({ [name]: 'x' }, ROOT)).toThrow(
        `${name} is not a setting: did you mean ${meant}?`,
      );
  });

  test('reject folders inside a package, which the next version would not find', async () => {
    const root = await tempFolder();
    const inside = () => readServerSettings({ PHOTO_STORE: './photos' }, root);
    expect(inside).not.toThrow();
    await writeFile(join(root, 'LICENCES.md'), '');
    expect(inside).toThrow(/^DATA_DIR .* is inside .*\nPHOTO_STORE .* is inside /u);
    const outside = { DATA_DIR: join(root, '../data'), PHOTO_STORE: '/srv/photos' };
    expect(readServerSettings(outside, root).dataDir).toBe(outside.DATA_DIR);
  });
});
