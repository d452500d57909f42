import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OWNER, type Rights } from '../../../src/contract/rights';
import type { UserChange, UserQuery } from '../../../src/server/auth/accounts';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';

const NOW = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T10:15:00.000Z';

const account = (id: string, name = '') => ({
  id,
  email: `${id}@agency.example`,
  name,
  passwordHash: `hash of ${id}`,
  ...OWNER,
});

describe.each(STORES)('$name', ({ tables, open }) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await open(await tables());
    for (const [id, name] of [['b'], ['a', 'Zîlan'], ['c', 'Aram_5']] as const) {
      expect(await storage.staff.add(account(id, name), NOW)).toBe('added');
    }
  });
  afterEach(() => storage.close());

  const ids = async (query: Partial<UserQuery>) => {
    const preset = { page: 1, perPage: 20, words: [], order: 'email', descending: false } as const;
    const { data, total } = await storage.staff.list({ ...preset, ...query });
    return [data.map(({ id }) => id).join(''), total];
  };
  const session = (tokenHash: string, staffId: string, passwordHash?: string) =>
    storage.sessions.add({
      tokenHash,
      staffId,
      expiresAt: LATER,
      ...(passwordHash !== undefined && { passwordHash }),
    });
  const isOpen = async (tokenHash: string) =>
    (await storage.sessions.owner(tokenHash, NOW)) !== undefined;

  test('lists accounts in each order, searched and paginated', async () => {
    await storage.staff.loggedIn('c', LATER);
    expect(await ids({})).toEqual(['abc', 3]);
    expect(await ids({ descending: true })).toEqual(['cba', 3]);
    expect(await ids({ order: 'name' })).toEqual(['bca', 3]);
    expect(await ids({ order: 'lastLoginAt', descending: true })).toEqual(['cab', 3]);
    expect(await ids({ perPage: 2, page: 2 })).toEqual(['c', 3]);
    expect(await ids({ words: ['AGENCY', 'zîl'] })).toEqual(['a', 1]);
    expect(await ids({ words: ['m_5'] })).toEqual(['c', 1]);
    expect(await ids({ words: ['m%'] })).toEqual(['', 0]);
    expect(await storage.staff.read('c')).toEqual({
      id: 'c',
      email: 'c@agency.example',
      name: 'Aram_5',
      ...OWNER,
      language: 'en',
      disabled: false,
      secondFactor: false,
      createdAt: NOW,
      lastLoginAt: LATER,
      ...{ version: 1, changedAt: null, changedBy: null },
    });
    expect(await storage.staff.read('d')).toBeUndefined();
  });

  test('rejects a second account with the same address', async () => {
    expect(await storage.staff.add({ ...account('d'), email: 'a@agency.example' }, NOW)).toBe(
      'emailTaken',
    );
    const taken = { email: 'a@agency.example', name: '', disabled: false };
    expect(await storage.staff.change('b', taken)).toBe('emailTaken');
    expect(await storage.staff.change('a', taken)).toBe('changed');
    expect(await storage.staff.change('d', taken)).toBe('unknown');
    expect((await ids({}))[1]).toBe(3);
  });

  test('keeps concurrent changes of different fields', async () => {
    await session('one', 'a');
    const changes: UserChange[] = [
      { disabled: true },
      { name: 'New' },
      { email: 'n@agency.example' },
    ];
    await Promise.all(changes.map((change) => storage.staff.change('a', change)));
    const after = { email: 'n@agency.example', name: 'New', disabled: true };
    expect(await storage.staff.read('a')).toMatchObject(after);
    expect(await isOpen('one')).toBe(false);
  });

  test('makes one of two changes that are based on the same version', async () => {
    const mark = { who: 'b', at: LATER, version: 1 };
    const both = ['x', 'y'].map((name) => storage.staff.change('a', { name }, 'b', mark));
    expect((await Promise.all(both)).toSorted()).toEqual(['changed', 'stale']);
    expect(await storage.staff.read('a')).toMatchObject({ version: 2, changedBy: 'b' });
  });

  test('names the owners who can log in, and since when another owner has made them one', async () => {
    const mark = { who: 'b', at: LATER };
    const since = () => Promise.all(['a', 'b', 'd'].map((id) => storage.staff.ownerSince(id)));
    const owners = async () => (await storage.staff.owners()).map(({ id }) => id).toSorted();
    expect([await owners(), await since()]).toEqual([
      ['a', 'b', 'c'],
      [NOW, NOW, null],
    ]);
    await storage.staff.change('a', { role: 'reader' }, 'b', mark);
    await storage.staff.change('b', { name: 'Same' }, 'b', mark);
    await storage.staff.change('c', { disabled: true }, 'b', mark);
    expect(await owners()).toEqual(['b']);
    await storage.staff.change('a', { role: 'owner' }, 'b', mark);
    expect([await owners(), await since()]).toEqual([
      ['a', 'b'],
      [LATER, NOW, null],
    ]);
  });

  test('gives one address to only one of two concurrent requests', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `wanted${round}@agency.example`;
      const outcomes = await Promise.all([
        storage.staff.change('a', { email }),
        storage.staff.add({ ...account(`new${round}`), email }, NOW),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'emailTaken')).toHaveLength(1);
    }
  });

  test('ends the sessions that a change invalidates', async () => {
    const { email } = account('a');
    const steps = [
      { change: { email, name: 'New', disabled: false }, lives: true },
      { change: { email: 'n@agency.example', name: 'New', disabled: false }, lives: false },
      { change: { email: 'n@agency.example', name: 'New', disabled: true }, lives: false },
    ];
    await session('other', 'b');
    for (const [index, { change, lives }] of steps.entries()) {
      await session(`s${index}`, 'a');
      expect(await storage.staff.change('a', change)).toBe('changed');
      expect(await isOpen(`s${index}`)).toBe(lives);
    }
    expect(await storage.staff.byEmail('n@agency.example')).toBeUndefined();
    expect(await session('late', 'a')).toBe(false);
    expect(await isOpen('other')).toBe(true);
  });

  test('ends a session at the moment that it is left for, unless it is resumed', async () => {
    const later = '2999-01-01T00:00:00.000Z';
    for (const one of ['gone', 'back', 'soon']) await session(one, 'b');
    await storage.sessions.leave('gone', NOW);
    await storage.sessions.leave('back', NOW);
    await storage.sessions.leave('back', null);
    await storage.sessions.leave('soon', later);
    await storage.sessions.leave('nobody', NOW);
    const open = await Promise.all(['gone', 'back', 'soon', 'nobody'].map(isOpen));
    expect(open).toEqual([false, true, true, false]);
    await storage.sessions.dropExpired(NOW);
    await storage.sessions.leave('gone', null);
    expect(await isOpen('gone')).toBe(false);
    for (const one of ['back', 'soon']) await storage.sessions.end(one);
  });

  test('ends all sessions on a password change and opens none with the old one', async () => {
    expect(await session('one', 'a', 'hash of a')).toBe(true);
    expect(await storage.staff.setPassword('a', 'new hash')).toBe(true);
    expect(await isOpen('one')).toBe(false);
    expect(await session('two', 'a', 'hash of a')).toBe(false);
    expect(await session('two', 'a', 'new hash')).toBe(true);
    expect(await storage.staff.setPassword('nobody', 'x')).toBe(false);
    expect(await session('three', 'nobody')).toBe(false);
  });

  test('ends sessions when rights change, and reads them with each request', async () => {
    const given = { role: 'caseWorker', granted: ['editContent'], services: ['visa'] } as const;
    await session('one', 'a');
    expect(await storage.staff.change('a', { language: 'ku', role: 'owner' })).toBe('changed');
    expect(await storage.sessions.owner('one', NOW)).toEqual({
      id: 'a',
      email: 'a@agency.example',
      name: 'Zîlan',
      language: 'ku',
      hasFactor: false,
      ...OWNER,
    });
    expect(await storage.staff.change('a', given)).toBe('changed');
    expect(await isOpen('one')).toBe(false);
    await session('two', 'a');
    expect(await storage.sessions.owner('two', NOW)).toMatchObject(given);
    await storage.staff.change('a', { services: ['tour'] });
    expect(await isOpen('two')).toBe(false);
  });

  test('keeps only what a new role can have', async () => {
    const given: Rights = {
      role: 'caseWorker',
      granted: ['eraseApplications'],
      services: ['visa'],
    };
    await storage.staff.change('a', given);
    await storage.staff.change('a', { role: 'contentEditor' });
    expect(await storage.staff.read('a')).toMatchObject({
      role: 'contentEditor',
      granted: [],
      services: null,
    });
  });

  test('lets nobody change their own rights, nor those of others without the right', async () => {
    await storage.staff.change('b', { role: 'reader' });
    expect(await storage.staff.change('a', { role: 'reader' }, 'a')).toBe('ownRights');
    expect(await storage.staff.change('b', { role: 'owner' }, 'b')).toBe('ownRights');
    expect(await storage.staff.change('b', { disabled: true }, 'b')).toBe('forbidden');
    expect(await storage.staff.change('c', { name: 'x' }, 'b')).toBe('forbidden');
    expect(await storage.staff.change('b', { name: 'Own' }, 'b')).toBe('changed');
    expect(await storage.staff.remove('c', 'b')).toBe('forbidden');
    expect(await storage.staff.change('c', { role: 'reader' }, 'a')).toBe('changed');
  });

  test('keeps an owner when two demote each other at once', async () => {
    await storage.staff.remove('c');
    const demote = (id: string, by: string) => storage.staff.change(id, { role: 'reader' }, by);
    const outcomes = await Promise.all([demote('a', 'b'), demote('b', 'a')]);
    expect(outcomes.toSorted()).toEqual(['changed', 'forbidden']);
    const { data } = await storage.staff.list({
      page: 1,
      perPage: 9,
      words: [],
      order: 'email',
      descending: false,
    });
    expect(data.filter(({ role }) => role === 'owner')).toHaveLength(1);
    const [last] = data.filter(({ role }) => role === 'owner').map(({ id }) => id);
    for (const change of [{ role: 'reader' }, { disabled: true }] as const) {
      expect(await storage.staff.change(last!, change)).toBe('lastOwner');
    }
    expect(await storage.staff.remove(last!)).toBe('lastOwner');
  });

  test('keeps one owner who can log in, also under concurrent removals', async () => {
    await storage.staff.change('c', { email: 'c@x', name: '', disabled: true });
    await session('one', 'b');
    const gone = await Promise.all([storage.staff.remove('a'), storage.staff.remove('b')]);
    expect(gone.toSorted()).toEqual(['lastOwner', 'removed']);
    const [left = ''] = (await ids({ words: ['agency'] })).map(String);
    const change = { email: `${left}@agency.example`, name: '', disabled: true };
    expect(await storage.staff.change(left, change)).toBe('lastOwner');
    expect(await isOpen('one')).toBe(left === 'b');
    expect(await storage.staff.remove('c')).toBe('removed');
    expect(await storage.staff.remove('c')).toBe('unknown');
  });
});
