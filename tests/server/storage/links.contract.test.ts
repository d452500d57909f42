import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/server/storage/storage';
import { services } from '../submit/submission';
import { STORES } from './stores';

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
    for (let index = 0; index < 25; index += 1) {
      const at = new Date(Date.parse(NOW) + index * 1000).toISOString();
      await storage.links.add('RG-TEST-a', `many-${index}`, at);
    }
    expect(await storage.links.count('a')).toBe(20);
    expect(await storage.links.read('many-4')).toBeUndefined();
    expect(await storage.links.read('many-24')).toBeDefined();
    await storage.applications.erase('a');
    expect(await storage.links.read('many-24')).toBeUndefined();
  });
});
