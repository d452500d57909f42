import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentKind } from '../../../src/definition/content/contentType';
import { type ContentIndex, contentIndex } from '../../../src/server/content/index/contentIndex';
import { openEmbedded } from '../storage/openStores';
import type { Storage } from '../../../src/server/storage/storage';
import { tempFolder } from '../support/folders';

const NOW = '2026-03-01T10:00:00.000Z';
const label = ['ناو', 'الاسم', 'Name'] as const;

const KIND: ContentKind = {
  id: 'note',
  version: 1,
  title: label,
  many: true,
  panel: 'notes',
  calls: { public: [{ path: 'client/notes/', answer: 'window', search: ['name'] }], staff: [] },
  fields: { name: { type: 'string', label, translated: true }, rate: { type: 'number', label } },
  samples: [],
};

let storage: Storage;
/** As another process has it open. */
let other: Storage;
let index: ContentIndex;

beforeEach(async () => {
  const file = join(await tempFolder(), 'test.db');
  [storage, other] = [await openEmbedded(file), await openEmbedded(file)];
  index = contentIndex(storage.content, () => new Date());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await other.close();
  await storage.close();
});

const record = (number: number) => ({
  id: `n${number}`,
  createdAt: NOW,
  document: { name: ['تێبینیی گشتی', 'ملاحظة', `Note ${number} of Slemani`], rate: -number },
});
const found = async (search = '', order = '') =>
  (await index.of(KIND)).find(order, search, ['name']).map(({ id }) => id);
const ids = (...numbers: readonly number[]) => numbers.map((number) => `n${number}`);

test('sees what any process has added, changed or removed before', async () => {
  await other.content.seed('note', [1, 2, 3].map(record), NOW);
  expect(await found()).toEqual(ids(1, 2, 3));
  await other.content.add('note', record(4));
  expect(await found()).toEqual(ids(1, 2, 3, 4));
  await storage.content.remove('note', 'n2');
  await other.content.add('note', record(5));
  expect(await found('', 'rate')).toEqual(ids(5, 4, 3, 1));
  await other.content.replace('note', 'n1', { ...record(1).document, rate: -9 }, NOW);
  expect(await found('', 'rate')).toEqual(ids(1, 5, 4, 3));
  expect(await found()).toEqual(ids(1, 3, 4, 5));
});

test('finds parts of words in any language, all of which have to occur', async () => {
  await storage.content.seed('note', [1, 12, 3].map(record), NOW);
  expect(await found('1')).toEqual(ids(1, 12));
  expect(await found('leman 12')).toEqual(ids(12));
  expect(await found('یبین')).toEqual(ids(1, 12, 3));
  expect(await found('1 nowhere')).toEqual([]);
  // As an Arabic keyboard types گشتی.
  expect(await found('کشتی')).toEqual(ids(1, 12, 3));
});

test('reads each record once, and later only those that were written', async () => {
  const count = 120;
  const all = Array.from({ length: count }, (_, number) => record(number));
  await storage.content.seed('note', all, NOW);
  const read = vi.spyOn(storage.content, 'writtenAfter');
  const rows = async () => {
    const lists = await Promise.all(read.mock.results.map(({ value }) => value as Promise<[]>));
    read.mockClear();
    return lists.reduce((sum, { length }) => sum + length, 0);
  };
  await Promise.all([found(), found('slemani'), found('', '-rate')]);
  expect(await rows()).toBe(count);
  await other.content.replace('note', 'n7', {}, NOW);
  expect(await found('slemani')).toHaveLength(count - 1);
  expect(await rows()).toBe(1);
  await found('note');
  expect(await rows()).toBe(0);
});

test('reads only the records that a list shows, and selects again if one was just removed', async () => {
  await storage.content.seed('note', [1, 2, 3].map(record), NOW);
  const list = vi.spyOn(storage.content, 'list');
  const select = async () =>
    (
      await index.select(KIND, (one) => ({
        ids: one
          .find('', '', [])
          .slice(0, 2)
          .map(({ id }) => id),
      }))
    ).records.map(({ id }) => id);
  expect(await select()).toEqual(ids(1, 2));
  const readAll = storage.content.readAll.bind(storage.content);
  vi.spyOn(storage.content, 'readAll').mockImplementationOnce(async (...parameters) => {
    await other.content.remove('note', 'n1');
    return readAll(...parameters);
  });
  expect(await select()).toEqual(ids(2, 3));
  expect(list).not.toHaveBeenCalled();
});
