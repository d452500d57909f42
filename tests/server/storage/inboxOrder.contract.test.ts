import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../src/contract/applicationFilter';
import { OWNER } from '../../../src/contract/rights';
import type { Storage } from '../../../src/server/storage/storage';
import { services } from '../submit/submission';
import { STORES } from './stores';

const NOW = '2026-03-01T10:00:00.000Z';
const SARA = '11111111-1111-4111-8111-111111111111';

const idOf = (letter: string): string => `${letter.repeat(8)}-0000-4000-8000-000000000000`;

/** In the order of their submission; what is not given is the same for all, or missing. */
const SENT = [
  { letter: 'a', name: 'Dana', service: 'one', phone: '0751', about: 'Qatar', due: '2026-03-09' },
  { letter: 'b', name: 'ئارام', service: 'one', phone: '0750', about: undefined, due: null },
  { letter: 'c', name: 'Ávan', service: 'two', phone: '0752', about: 'Oman', due: '2026-03-05' },
  { letter: 'd', name: 'dana', service: 'two', phone: '', about: 'Qatar', due: null },
] as const;

describe.each(STORES)('inbox in $name', ({ tables, open }) => {
  let storage: Storage;

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
        reference: `RG-${letter}`,
        serviceId,
        definition: 'hash',
        language: 'ku',
        answers: {},
        createdAt: `2026-03-0${index + 1}T10:00:00.000Z`,
        photos: [],
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
    }
    expect(letters(await storage.inbox.ids({ serviceId: 'one' }, order))).toBe(
      [...expected].filter((letter) => 'ab'.includes(letter)).join(''),
    );
  });
});
