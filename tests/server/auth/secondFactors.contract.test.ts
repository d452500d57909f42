import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OWNER } from '../../../src/contract/rights';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';

const NOW = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T10:15:00.000Z';

describe.each(STORES)('a second factor in $name', ({ tables, open }) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await open(await tables());
    for (const id of ['a', 'b']) {
      const account = { id, email: `${id}@agency.example`, name: '', passwordHash: 'x', ...OWNER };
      await storage.staff.add(account, NOW);
    }
  });
  afterEach(() => storage.close());

  const session = (tokenHash: string, staffId: string) =>
    storage.sessions.add({ tokenHash, staffId, expiresAt: LATER });
  const isOpen = async (tokenHash: string) =>
    (await storage.sessions.owner(tokenHash, NOW)) !== undefined;
  const begin = (secret: string, id = 'a') => storage.secondFactors.begin(id, secret, NOW);
  const confirm = (secret: string, step = 5, own = 'open') => {
    const given = { secret, step, codes: ['one', 'two'], session: own };
    return storage.secondFactors.confirm('a', given, LATER);
  };

  test('counts once it is confirmed, and only the secret that was made last', async () => {
    expect(await begin('first', 'nobody')).toBe(false);
    expect([await begin('first'), await begin('second')]).toEqual([true, true]);
    await session('open', 'a');
    expect(await storage.sessions.owner('open', NOW)).toMatchObject({ hasFactor: false });
    expect(await confirm('first')).toBe(false);
    const confirmed = await Promise.all([confirm('second'), confirm('second')]);
    expect(confirmed.toSorted()).toEqual([false, true]);
    expect(await begin('third')).toBe(false);
    expect(await storage.secondFactors.read('a')).toEqual({
      secret: 'second',
      confirmedAt: LATER,
      recoveryLeft: 2,
    });
    expect(await storage.sessions.owner('open', NOW)).toMatchObject({ hasFactor: true });
    expect(await storage.staff.read('a')).toMatchObject({ secondFactor: true });
    expect(await storage.staff.read('b')).toMatchObject({ secondFactor: false });
  });

  test('takes each code once, of several uses at the same time', async () => {
    await begin('secret');
    await confirm('secret', 5);
    const { secondFactors } = storage;
    expect(await secondFactors.useStep('a', 5)).toBe(false);
    const steps = await Promise.all([6, 6, 6].map((step) => secondFactors.useStep('a', step)));
    expect(steps.filter(Boolean)).toHaveLength(1);
    const used = await Promise.all(
      ['one', 'one', 'other'].map((code) => secondFactors.useRecovery('a', code)),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await secondFactors.useRecovery('b', 'two')).toBe(false);
    await secondFactors.replaceRecovery('a', ['three']);
    expect(await secondFactors.useRecovery('a', 'two')).toBe(false);
    expect(await secondFactors.useRecovery('a', 'three')).toBe(true);
  });

  test('has the recovery codes of one replacement, of several at the same time', async () => {
    await begin('secret');
    await confirm('secret');
    const codes = ['p', 'q', 'r', 's', 't', 'u'];
    await Promise.all(codes.map((code) => storage.secondFactors.replaceRecovery('a', [code])));
    expect(await storage.secondFactors.read('a')).toMatchObject({ recoveryLeft: 1 });
  });

  test('ends the other sessions of its account with each change, and all with a reset', async () => {
    const { secondFactors } = storage;
    await session('own', 'a');
    await session('colleague', 'b');
    await begin('secret');
    const changes: readonly (() => Promise<unknown>)[] = [
      () => confirm('secret', 5, 'own'),
      () => secondFactors.replaceRecovery('a', ['three'], 'own'),
      () => secondFactors.remove('a', 'own'),
    ];
    for (const change of changes) {
      await session('other', 'a');
      await change();
      expect([await isOpen('own'), await isOpen('other')]).toEqual([true, false]);
    }
    await secondFactors.remove('a');
    expect([await isOpen('own'), await isOpen('colleague')]).toEqual([false, true]);
  });

  test('goes with its recovery codes, and with its account', async () => {
    await begin('secret');
    await confirm('secret');
    expect(await storage.secondFactors.remove('a')).toBe(true);
    expect(await storage.secondFactors.remove('a')).toBe(false);
    expect(await storage.secondFactors.useRecovery('a', 'one')).toBe(false);
    await begin('secret');
    expect(await storage.staff.remove('a')).toBe('removed');
    expect(await storage.secondFactors.read('a')).toBeUndefined();
  });
});
