import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';

describe.each(STORES)('counts of steps in $name', ({ tables, open }) => {
  let storage: Storage;
  const count = (month: string, step: string, shown: number, continued: number, version = 1) => ({
    serviceId: 'service',
    version,
    month,
    place: step,
    shown,
    continued,
  });
  const totals = async () =>
    (await storage.stepCounts.totals())
      .map(({ version, place: at, shown, continued }) => [version, at, shown, continued])
      .toSorted();

  beforeAll(async () => {
    storage = await open(await tables());
  });
  afterAll(() => storage.close());

  test('are added up, also by several at the same time, and summed over the months', async () => {
    const { add } = storage.stepCounts;
    await add([count('2026-02', 'form', 3, 1), count('2026-02', '0', 3, 2)]);
    await Promise.all(Array.from({ length: 5 }, () => add([count('2026-03', 'form', 2, 1)])));
    await add([count('2026-03', 'form', 1, 0, 2)]);
    expect(await totals()).toEqual([
      [1, '0', 3, 2],
      [1, 'form', 13, 6],
      [2, 'form', 1, 0],
    ]);
  });

  test('end with their month', async () => {
    await storage.stepCounts.dropBefore('2026-03');
    expect(await totals()).toEqual([
      [1, 'form', 10, 5],
      [2, 'form', 1, 0],
    ]);
  });
});
