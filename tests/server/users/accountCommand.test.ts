import { describe, expect, test, vi } from 'vitest';
import { commandCalled } from '../../../src/server/commands/commands';
import { hushConsole } from '../backup/backups';
import { ROOT, tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { people } from './people';

hushConsole();

const DATA_DIR = await tempFolder();
const server = await startServer({ env: { DATA_DIR } });
const { colleague, isOpen, logIn } = people(server);

const run = (...args: string[]) => commandCalled('account', args, { DATA_DIR }, ROOT);

describe('the command for who cannot log in', () => {
  test('removes the second factor, or gives a password, and ends the sessions', async () => {
    const { id, email, headers } = await colleague();
    const now = new Date().toISOString();
    await server.storage.secondFactors.begin(id, 'SECRET', now);
    await server.storage.secondFactors.confirm(
      id,
      { secret: 'SECRET', step: 1, codes: ['x'] },
      now,
    );
    expect((await logIn(email)).statusCode).toBe(401);
    expect(await run(` ${email.toUpperCase()}`, '--no-second-factor')).toBe(0);
    expect(await isOpen(headers)).toBe(false);
    expect((await logIn(email)).statusCode).toBe(200);

    vi.mocked(console.log).mockClear();
    expect(await run(email, '--new-password')).toBe(0);
    const [said = ''] = (vi.mocked(console.log).mock.lastCall ?? []).map(String);
    expect((await logIn(email)).statusCode).toBe(401);
    expect((await logIn(email, said.split(' ').at(-1))).statusCode).toBe(200);

    const boss = await colleague();
    const { data } = (await boss.call('GET', `audit/?search=${email}`)).json<{
      data: { who: string; action: string }[];
    }>();
    const byNobody = data.filter(({ who }) => who === '').map(({ action }) => action);
    expect(byNobody.toSorted()).toEqual(['factorReset', 'passwordReset']);
  });

  test.each([
    ['nothing', [], 2],
    ['an address alone', ['a@b.c'], 2],
    ['an unknown flag', ['a@b.c', '--delete'], 2],
    ['an unknown address', ['nobody@agency.example', '--new-password'], 1],
  ])('refuses %s', async (_, args, code) => {
    expect(await run(...args)).toBe(code);
  });

  test('makes no database', async () => {
    const empty = await tempFolder();
    expect(
      await commandCalled('account', ['a@b.c', '--new-password'], { DATA_DIR: empty }, ROOT),
    ).toBe(1);
  });
});
