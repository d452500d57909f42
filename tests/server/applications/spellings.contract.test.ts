import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  searchFieldsOf,
  searchWords,
  soundWords,
} from '../../../src/definition/describe/searchFields';
import type { Storage } from '../../../src/server/storage/storage';
import { services } from '../submit/submission';
import { STORES } from '../storage/stores';

const NOW = '2026-03-01T10:00:00.000Z';
const [service] = services;
const name = { type: 'string', label: ['ناو', 'الاسم', 'Name'], autocomplete: 'name' } as const;

/** In the order in which they arrived. */
const SENT = [
  ...['ڕەشید کەریم', 'Rashid Karim', 'رشيد كريم', 'Rashad Karim', 'Karim Rasheed'],
  ...['عەبدولا', 'عبد الله حسن', 'Abdulla Hasan', 'راشد كريم', 'Rashid Ali'],
];

describe.each(STORES)('names in other spellings, in $name', ({ tables, open }) => {
  let storage: Storage;

  beforeAll(async () => {
    storage = await open(await tables());
    await storage.definitions.keep('hash', service!, NOW);
    for (const [index, given] of SENT.entries()) {
      const reference = `RG-${index}`;
      const facts = searchFieldsOf({ properties: { name } }, { name: given }, reference);
      const createdAt = `2026-03-${index + 10}T10:00:00.000Z`;
      const common = { definition: 'hash', language: 'ku', answers: {}, photos: [] } as const;
      const own = { id: randomUUID(), reference, serviceId: 'one', createdAt, facts };
      await storage.applications.insert({ ...common, ...own });
    }
  });
  afterAll(() => storage.close());

  const filterOf = (search: string) => ({
    words: searchWords(search),
    sounds: soundWords(search),
  });

  test.each([
    [
      'Rashid',
      ['Rashid Ali', 'Rashid Karim', 'راشد كريم', 'Karim Rasheed', 'رشيد كريم', 'ڕەشید کەریم'],
    ],
    ['ڕەشید', ['ڕەشید کەریم', 'Rashid Ali', 'Karim Rasheed', 'رشيد كريم', 'Rashid Karim']],
    ['karim rashid', ['Rashid Karim', 'راشد كريم', 'Karim Rasheed', 'رشيد كريم', 'ڕەشید کەریم']],
    ['Abdullah', ['Abdulla Hasan', 'عبد الله حسن', 'عەبدولا']],
    ['عبدالله', ['عبد الله حسن', 'Abdulla Hasan', 'عەبدولا']],
    ['حسن RG-7', ['Abdulla Hasan']],
    ['Rashi', ['Rashid Ali', 'Rashid Karim']],
    ['Hussein', []],
  ])('%s finds what has it as typed before the rest', async (search, expected) => {
    const filter = filterOf(search);
    const list = (page: number, perPage: number, behind?: string) =>
      storage.inbox.list(filter, '-createdAt', { page, perPage, behind });
    const { data, total, unread } = await list(1, 20);
    expect(data.map((line) => line.name)).toEqual(expected);
    expect([total, unread]).toEqual([expected.length, expected.length]);
    expect(await storage.inbox.count(filter)).toEqual({ total, unread });
    const ids = data.map(({ id }) => id);
    expect(await storage.inbox.ids(filter, '-createdAt')).toEqual(ids);
    // In pages that are counted, and in pages that begin behind the last one.
    for (const perPage of [1, 2, 3]) {
      const [counted, followed]: [string[], string[]] = [[], []];
      for (let page = 1; page <= Math.ceil(total / perPage); page += 1) {
        counted.push(...(await list(page, perPage)).data.map(({ id }) => id));
        followed.push(...(await list(page, perPage, followed.at(-1))).data.map(({ id }) => id));
      }
      expect([counted, followed]).toEqual([ids, ids]);
    }
  });

  test('pages are counted if the application that they follow is gone', async () => {
    const { data } = await storage.inbox.list(filterOf('Rashid'), '-createdAt', {
      page: 2,
      perPage: 3,
      behind: randomUUID(),
    });
    expect(data.map((line) => line.name)).toEqual(['Karim Rasheed', 'رشيد كريم', 'ڕەشید کەریم']);
  });
});
