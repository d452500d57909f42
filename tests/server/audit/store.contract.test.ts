import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';

describe.each(STORES)('$name', ({ tables, open }) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await open(await tables());
  });
  afterEach(() => storage.close());

  const add = (number: number, own: Partial<Record<'who' | 'action' | 'subject', string>> = {}) =>
    storage.audit.add({
      id: `id-${number}`,
      at: `2026-03-01T10:0${number}:00.000Z`,
      who: 'Shilan@agency.example',
      action: 'login',
      subject: '',
      ...own,
    });
  const found = async (words: readonly string[], page = 1, perPage = 20, action = '') => {
    const { data, total } = await storage.audit.list({ page, perPage }, words, action);
    return { ids: data.map(({ id }) => id), total };
  };

  test('lists entries newest first, paginated', async () => {
    for (const number of [2, 3, 1]) await add(number);
    expect(await found([], 1, 2)).toEqual({ ids: ['id-3', 'id-2'], total: 3 });
    expect(await found([], 1, 2, 'logout')).toEqual({ ids: [], total: 0 });
    expect(await found([], 1, 2, 'login')).toEqual({ ids: ['id-3', 'id-2'], total: 3 });
    expect(await found([], 2, 2)).toEqual({ ids: ['id-1'], total: 3 });
    const moments = { from: '2026-03-01T10:02:00.000Z', before: '2026-03-01T10:03:00.000Z' };
    const between = await storage.audit.list({ page: 1, perPage: 9 }, [], '', moments);
    expect(between.data.map(({ id }) => id)).toEqual(['id-2']);
    const { data } = await storage.audit.list({ page: 1, perPage: 1 }, [], '');
    expect(data).toEqual([
      {
        id: 'id-3',
        at: '2026-03-01T10:03:00.000Z',
        subject: '',
        who: 'Shilan@agency.example',
        action: 'login',
      },
    ]);
  });

  test.each([
    [['shilan'], ['id-2', 'id-1']],
    [['SHILAN', 'changed'], ['id-2']],
    [['blog/a_1'], ['id-2']],
    [['blog/a%'], []],
    [['agency.example', 'nothing'], []],
    [["' or 1=1 --"], []],
    [['%'], ['id-3']],
    [['_'], ['id-2']],
    [['!'], []],
  ])('%j finds %j', async (words, ids) => {
    await add(1);
    await add(2, { action: 'contentChanged', subject: 'blog/a_1' });
    await add(3, { who: '', action: 'loginFailed', subject: '100% of it' });
    expect(await found(words)).toEqual({ ids, total: ids.length });
  });
});
