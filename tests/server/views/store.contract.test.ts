import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWNER } from '../../../src/contract/rights';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';

const NOW = '2026-03-01T10:00:00.000Z';

describe.each(STORES)('saved lists in $name', ({ tables, open }) => {
  let storage: Storage;
  const [sara, dilan] = [randomUUID(), randomUUID()];
  const view = (staffId: string, name: string, shared = false) => ({
    id: randomUUID(),
    staffId,
    name,
    query: 'status=new',
    shared,
  });

  beforeAll(async () => {
    storage = await open(await tables());
    for (const id of [sara, dilan]) {
      await storage.staff.add({ id, email: id, name: '', passwordHash: '', ...OWNER }, NOW);
    }
  });
  afterAll(() => storage.close());

  test('are seen by who saved them, and by all if they are shared', async () => {
    const [own, common] = [view(sara, 'b'), view(sara, 'a', true)];
    expect(await storage.views.put(own, 2)).toBe(true);
    expect(await storage.views.put(common, 2)).toBe(true);
    expect(await storage.views.seenBy(sara)).toEqual([common, own]);
    expect(await storage.views.seenBy(dilan)).toEqual([common]);

    // As if the account had been removed afterwards.
    expect(await storage.views.put(view(randomUUID(), 'of nobody', true), 2)).toBe(true);
    expect(await storage.views.seenBy(dilan)).toEqual([common]);

    // No more than so many, which says nothing about those that there are.
    expect(await storage.views.put(view(sara, 'c'), 2)).toBe(false);
    const changed = { ...own, name: 'z', query: 'order=name', shared: true };
    expect(await storage.views.put(changed, 2)).toBe(true);
    expect(await storage.views.seenBy(dilan)).toEqual([common, changed]);

    await storage.views.remove(common.id);
    expect(await storage.views.seenBy(sara)).toEqual([changed]);
    // They go with their account.
    await storage.staff.remove(sara);
    expect(await storage.views.seenBy(dilan)).toEqual([]);
  });

  test('are no more than allowed, of several that are added at once', async () => {
    const added = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => storage.views.put(view(dilan, name), 2)),
    );
    expect(added.filter(Boolean)).toHaveLength(2);
    expect(await storage.views.seenBy(dilan)).toHaveLength(2);
  });
});
