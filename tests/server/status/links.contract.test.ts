import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/server/storage/storage';
import { services } from '../submit/submission';
import { STORES } from '../storage/stores';

const NOW = '2026-03-01T10:00:00.000Z';

describe.each(STORES)('links in $name', ({ tables, open }) => {
  let storage: Storage;

  beforeAll(async () => {
    storage = await open(await tables());
    await storage.definitions.keep('hash', services[0]!, NOW);
    for (const id of ['a', 'b']) {
      await storage.applications.insert({
        id,
        reference: `RG-TEST-${id}`,
        serviceId: services[0]!.id,
        definition: 'hash',
        language: 'ku',
        answers: {},
        createdAt: NOW,
        facts: { name: '', phone: '', email: '', search: '' },
        photos: [],
        ...(id === 'a' && { link: 'first' }),
      });
    }
  });
  afterAll(() => storage.close());

  test('lead to their application until they are revoked', async () => {
    expect(await storage.links.read('first')).toEqual({ applicationId: 'a', createdAt: NOW });
    expect(await storage.links.add('RG-TEST-a', 'second', NOW)).toBe(true);
    expect(await storage.links.add('RG-TEST-b', 'other', NOW)).toBe(true);
    expect(await storage.links.add('RG-TEST-c', 'none', NOW)).toBe(false);
    expect(await storage.links.count('a')).toBe(2);
    await storage.links.revoke('a');
    expect(await storage.links.read('first')).toBeUndefined();
    expect(await storage.links.count('a')).toBe(0);
    expect(await storage.links.count('b')).toBe(1);
  });

  test('are limited for each application, and erased with it', async () => {
    const at = (index: number) => new Date(Date.parse(NOW) + index * 1000).toISOString();
    for (let index = 0; index < 25; index += 1) {
      await storage.links.add('RG-TEST-a', `mailed-${index}`, at(index), true);
    }
    for (let index = 0; index < 25; index += 1) {
      await storage.links.add('RG-TEST-a', `sent-${index}`, at(index + 30));
    }
    const isOpen = async (name: string) => (await storage.links.read(name)) !== undefined;
    const ended = async (name: string) => {
      const open = await Promise.all(Array.from({ length: 25 }, (_, i) => isOpen(`${name}-${i}`)));
      return open.flatMap((one, index) => (one ? [] : [index]));
    };
    // The latest mail is the one that is read; of repetitions the first link counts, and the latest.
    expect(await ended('mailed')).toEqual([0, 1, 2, 3, 4]);
    expect(await ended('sent')).toEqual([19, 20, 21, 22, 23]);
    expect(await storage.links.count('a')).toBe(40);
    await storage.applications.erase('a');
    expect(await isOpen('sent-24')).toBe(false);
  });
});
