import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';

const MADE = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-02T10:00:00.000Z';
const END = '2026-03-08T10:00:00.000Z';

describe.each(STORES)('handovers in $name', ({ tables, open }) => {
  let storage: Storage;
  const add = (id: string, endsAt = END, { box = `box-${id}`, mostBytes = 1000 } = {}) =>
    storage.handovers.add(
      { idHash: `id-${id}`, secretHash: `secret-${id}`, box, createdAt: MADE, endsAt },
      mostBytes,
    );

  beforeAll(async () => {
    storage = await open(await tables());
  });
  afterAll(() => storage.close());

  test('are taken by one device, of several at the same time, and erased by it', async () => {
    await add('a');
    const waiting = { box: 'box-a', readAt: LATER, takenAt: null, takenBy: null };
    expect(await storage.handovers.ofMaker('secret-a', LATER)).toMatchObject({ readAt: null });
    expect(await storage.handovers.read('id-a', LATER)).toEqual(waiting);
    expect(await storage.handovers.ofMaker('secret-a', LATER)).toEqual(waiting);
    const devices = ['one', 'two', 'three'];
    const taken = await Promise.all(
      devices.map((device) => storage.handovers.take('id-a', device, LATER)),
    );
    const winners = new Set(taken.map((each) => each?.takenBy));
    expect(winners.size).toBe(1);
    const [winner] = winners;
    expect(devices).toContain(winner);
    const left = { box: '', readAt: LATER, takenAt: LATER, takenBy: winner };
    expect(await storage.handovers.take('id-a', winner!, END)).toBeUndefined();
    expect(await storage.handovers.take('id-a', winner!, LATER)).toEqual(left);
    expect(await storage.handovers.ofMaker('secret-a', LATER)).toEqual(left);
  });

  test('make room for new ones, the oldest first, within the bytes of all', async () => {
    const box = 'x'.repeat(100);
    const ends = (day: number) => `2026-03-0${day}T10:00:00.000Z`;
    for (const day of [5, 3, 4]) await add(`${day}`, ends(day), { box, mostBytes: 300 });
    await storage.handovers.take('id-3', 'device', MADE);
    // What was taken has no bytes any more.
    await add('6', ends(6), { box, mostBytes: 300 });
    expect(await storage.handovers.count()).toBe(3);
    await add('7', ends(7), { box: box.repeat(2), mostBytes: 300 });
    const stays = async (id: string) =>
      (await storage.handovers.read(`id-${id}`, MADE)) !== undefined;
    const all = ['3', '4', '5', '6', '7'];
    const left = await Promise.all(all.map(stays));
    expect(all.filter((_, index) => left[index])).toEqual(['3', '6', '7']);
    await storage.handovers.dropEnded('2099');
  });

  test('end by themselves, and by whoever has made them', async () => {
    await add('b');
    await add('c', LATER);
    expect(await storage.handovers.count()).toBe(2);
    expect(await storage.handovers.read('id-c', LATER)).toBeUndefined();
    expect(await storage.handovers.take('id-c', 'any', LATER)).toBeUndefined();
    await storage.handovers.dropEnded(LATER);
    expect(await storage.handovers.count()).toBe(1);
    await storage.handovers.withdraw('id-b');
    expect(await storage.handovers.count()).toBe(1);
    await storage.handovers.withdraw('secret-b');
    expect(await storage.handovers.read('id-b', MADE)).toBeUndefined();
    expect(await storage.handovers.count()).toBe(0);
  });
});
