import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContentRecord, Storage } from '../../src/server/storage/storage';
import { STORES } from './stores';

const NOW = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T10:15:00.000Z';

describe.each(STORES)('content in $name', ({ place, open, execute }) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await open(await place());
  });
  afterEach(() => storage.close());

  const record = (id: string): ContentRecord => ({
    ...{ id, createdAt: LATER },
    document: { text: ['ئا', 'ا', id] },
  });

  test('is seeded once in the life of a store', async () => {
    const records = ['two', 'one'].map(record);
    await storage.content.seed('kind', records, NOW);
    await storage.content.seed('kind', [record('three')], NOW);
    await storage.content.seed('none', [], NOW);
    expect(await storage.content.list('kind')).toEqual(records);
    expect(await storage.content.list('none')).toEqual([]);
  });

  test('is read by its id, which another kind may have too', async () => {
    await storage.content.seed('kind', ['one', 'two'].map(record), NOW);
    await storage.content.seed('other', [{ ...record('one'), document: {} }], NOW);
    expect(await storage.content.read('kind', 'one')).toEqual(record('one'));
    expect((await storage.content.read('other', 'one'))?.document).toEqual({});
    expect(await storage.content.read('other', 'two')).toBeUndefined();
  });

  test('of a store from before records knew when they were made is kept', async () => {
    const old = await place();
    await (await open(old)).close();
    for (const statement of [
      'drop table content',
      `create table content (id text primary key, kind text not null, position integer not null,
        document text not null, updated_at text not null)`,
      'create index content_order on content (kind, position)',
      `insert into content values ('one', 'kind', 0, '{"a":1}', '${NOW}')`,
      'delete from migration where version > 3',
    ]) {
      await execute(old, statement);
    }
    const opened = await open(old);
    const kept = { id: 'one', createdAt: NOW, document: { a: 1 } };
    expect(await opened.content.list('kind')).toEqual([kept]);
    await opened.close();
  });
});
