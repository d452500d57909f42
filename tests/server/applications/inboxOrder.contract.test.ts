import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../src/contract/applicationFilter';
import { OWNER } from '../../../src/contract/rights';
import type { Storage } from '../../../src/server/storage/storage';
import { services } from '../submit/submission';
import { STORES } from '../storage/stores';

const NOW = '2026-03-01T10:00:00.000Z';
const SARA = '11111111-1111-4111-8111-111111111111';

const idOf = (letter: string): string => `${letter.repeat(8)}-0000-4000-8000-000000000000`;

const SAME = { definition: 'hash', language: 'ku', answers: {}, photos: [] } as const;

/** In the order of their submission; what is not given is the same for all, or missing. */
const SENT = [
  { letter: 'a', name: 'Dana', service: 'one', phone: '0751', about: 'Qatar', due: '2026-03-09' },
  { letter: 'b', name: 'ئارام', service: 'one', phone: '0750', about: undefined, due: null },
  { letter: 'c', name: 'Ávan', service: 'two', phone: '0752', about: 'Oman', due: '2026-03-05' },
  { letter: 'd', name: 'dana', service: 'two', phone: '', about: 'Qatar', due: null },
] as const;

const NAMES = [
  '7up',
  'Ávan',
  'avan Z',
  'Dana',
  'ئازاد',
  'أحمد',
  'باران',
  'جميل',
  'ڕێبین',
  'ژیان',
  'كريم',
  'لانە',
].concat(['نور', 'هدى', 'وریا', 'وليد', 'هێمن', 'ياسر', 'یاسین', 'یونس']);

describe.each(STORES)('inbox in $name', ({ tables, open, execute }) => {
  let storage: Storage;

  test('is sorted by name in the order of the alphabets, also of names that the version before has stored', async () => {
    const place = await tables();
    const own = await open(place);
    await own.definitions.keep('hash', services[0]!, NOW);
    for (const [index, name] of NAMES.entries()) {
      await own.applications.insert({
        ...SAME,
        id: idOf(String.fromCharCode(97 + NAMES.length - index)),
        reference: `RG-${index}`,
        serviceId: 'one',
        createdAt: NOW,
        // With a right-to-left override, which is dropped where the name is shown.
        facts: { name: `${name}\u202e`, phone: '', email: '', search: '' },
      });
    }
    const listed = async (order: Order) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => own.inbox.list({}, order, { page, perPage: 7 })),
      );
      return pages.flatMap(({ data }) => data.map(({ name }) => name));
    };
    expect(await listed('name')).toEqual(NAMES);
    expect(await listed('-name')).toEqual(NAMES.toReversed());
    // Of a process of that version, which runs until it is replaced.
    await execute(place, `update inbox set name_order = '' where name > 'b'`);
    const unfilled = await listed('name');
    expect(unfilled.toSorted()).toEqual(NAMES.toSorted());
    await own.inbox.keyNames();
    expect(await listed('name')).toEqual(NAMES);
    await own.close();
  });

  beforeAll(async () => {
    storage = await open(await tables());
    const [service] = services;
    await storage.definitions.keep('hash', service!, NOW);
    await storage.staff.add(
      { id: SARA, email: 's@b.c', name: '', passwordHash: '', ...OWNER },
      NOW,
    );
    for (const [index, { letter, name, service: serviceId, phone, about, due }] of SENT.entries()) {
      await storage.applications.insert({
        id: idOf(letter),
        ...SAME,
        reference: `RG-${letter}`,
        serviceId,
        createdAt: `2026-03-0${index + 1}T10:00:00.000Z`,
        facts: { name, phone, email: '', search: '' },
        ...(about !== undefined && { about: { title: about, parts: [] } }),
      });
      await storage.inbox.change(idOf(letter), {
        due,
        assignee: letter === 'b' ? SARA : null,
        status: letter === 'c' ? 'done' : 'new',
      });
    }
  });
  afterAll(() => storage.close());

  const letters = (ids: readonly string[]) => ids.map((id) => id.charAt(0)).join('');

  test.each<[Order, string]>([
    ['createdAt', 'abcd'],
    // By folded name: ignoring case and accents.
    ['name', 'cadb'],
    ['service', 'abcd'],
    ['phone', 'dbac'],
    ['status', 'cabd'],
    // What it is for is missing where it is not known.
    ['about', 'bcad'],
    // Nobody's, and those without a date, come last.
    ['assignee', 'bacd'],
    ['due', 'cabd'],
  ])('is sorted by %s, also backwards, and paginated', async (order, expected) => {
    const backwards = [...expected].toReversed().join('');
    for (const [asked, all] of [
      [order, expected],
      [`-${order}`, backwards],
    ] as [Order, string][]) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => storage.inbox.list({}, asked, { page, perPage: 3 })),
      );
      const found = pages.map(({ data }) => letters(data.map(({ id }) => id)));
      expect([asked, ...found]).toEqual([asked, all.slice(0, 3), all.slice(3), '']);
      const behind = Array.from(all, async (letter) => {
        const page = { page: 9, perPage: 3, behind: idOf(letter) };
        const { data, total } = await storage.inbox.list({}, asked, page);
        return [letters(data.map(({ id }) => id)), total];
      });
      const rest = Array.from(all, (_, index) => [all.slice(index + 1), all.length]);
      expect(await Promise.all(behind)).toEqual(rest);
    }
    expect(letters(await storage.inbox.ids({ serviceId: 'one' }, order))).toBe(
      [...expected].filter((letter) => 'ab'.includes(letter)).join(''),
    );
  });

  test('goes on behind an application that was read meanwhile, and counts pages behind one that is not there', async () => {
    const unread = { unread: true, reader: SARA };
    const pageBehind = async (behind: string, page = 2) => {
      const { data } = await storage.inbox.list(unread, '-createdAt', { page, perPage: 2, behind });
      return letters(data.map(({ id }) => id));
    };
    for (const letter of 'dc') {
      await storage.inbox.change(idOf(letter), { read: { by: SARA, at: NOW } });
    }
    expect(await pageBehind(idOf('c'))).toBe('ba');
    expect(await pageBehind(idOf('e'), 1)).toBe('ba');
    // Nobody learns where an application of another service stands.
    const other = { services: ['one'] };
    const hidden = { page: 1, perPage: 9, behind: idOf('c') };
    const { data } = await storage.inbox.list(other, 'createdAt', hidden);
    expect(letters(data.map(({ id }) => id))).toBe('ab');
    for (const letter of 'dc')
      await storage.inbox.change(idOf(letter), { read: { by: SARA, at: null } });
  });
});
