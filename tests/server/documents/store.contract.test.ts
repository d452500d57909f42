import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/server/storage/storage';
import { services } from '../submit/submission';
import { STORES } from '../storage/stores';

const NOW = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-02T10:00:00.000Z';
const TODAY = '2026-03-02';

describe.each(STORES)('documents in $name', ({ tables, open }) => {
  let storage: Storage;
  let count = 0;

  beforeAll(async () => {
    storage = await open(await tables());
    await storage.definitions.keep('hash', services[0]!, NOW);
    await storage.applications.insert({
      id: 'a',
      reference: 'RG-TEST-AAAA',
      serviceId: services[0]!.id,
      definition: 'hash',
      language: 'ku',
      answers: {},
      createdAt: NOW,
      facts: { name: '', phone: '', email: 'a@example.com', search: '' },
      photos: [],
    });
  });
  afterAll(() => storage.close());

  const activity = () => ({
    id: `activity-${(count += 1)}`,
    at: NOW,
    who: '',
    kind: 'document' as const,
    text: '',
  });
  const set = (item: string, version: number, document: object, applicationId = 'a') =>
    storage.documents.set({
      applicationId,
      version,
      messages: [],
      activity: activity(),
      document: {
        item,
        state: 'accepted',
        reason: '',
        expiresOn: null,
        changedAt: NOW,
        changedBy: 'staff@a.example',
        ...document,
      },
    });
  const send = (item: string, key: string, applicationId = 'a') =>
    storage.documents.send(
      {
        applicationId,
        item,
        names: ['', '', item],
        at: LATER,
        key,
        photos: [1, 2].map((each) => ({ id: `${item}-${key}-${each}`, field: item, bytes: 1 })),
        messages: [],
        activity: activity(),
      },
      TODAY,
    );

  test('are set by whoever has read the last version', async () => {
    expect(await set('passport', 0, { state: 'refused', reason: 'تاریکە' })).toBe('set');
    expect(await set('passport', 0, {})).toBe('stale');
    const both = await Promise.all([set('passport', 1, {}), set('passport', 1, {})]);
    expect(both.toSorted()).toEqual(['set', 'stale']);
    expect(await storage.documents.list('a')).toEqual([
      {
        item: 'passport',
        state: 'accepted',
        reason: '',
        expiresOn: null,
        changedAt: NOW,
        changedBy: 'staff@a.example',
        version: 2,
      },
    ]);
    expect(await set('passport', 0, {}, 'none')).toBe('unknown');
  });

  test('are sent once for each key, even at the same time', async () => {
    const outcomes = await Promise.all([send('bank', 'k'), send('bank', 'k'), send('bank', 'k')]);
    expect(outcomes.toSorted()).toEqual(['repeated', 'repeated', 'stored']);
    expect(await send('bank', 'other')).toBe('stored');
    const files = await storage.documents.files('a');
    expect(files.map(({ id }) => id)).toEqual([
      'bank-k-1',
      'bank-k-2',
      'bank-other-1',
      'bank-other-2',
    ]);
    expect([...(await storage.applications.knownPhotos(['bank-k-1', 'x']))]).toEqual(['bank-k-1']);
    const sent = (await storage.documents.list('a')).find(({ item }) => item === 'bank');
    expect(sent).toMatchObject({ state: 'received', changedBy: '', version: 2 });
    expect(await send('bank', 'k', 'none')).toBe('gone');
  });

  test('cannot be sent while an accepted one is valid', async () => {
    await set('photo', 0, { expiresOn: TODAY });
    expect(await send('photo', 'p')).toBe('gone');
    await set('photo', 1, { expiresOn: '2026-03-01' });
    expect(await send('photo', 'p')).toBe('stored');
  });

  test('are at most 30 files each, and 100 of an application', async () => {
    const fill = async (item: string) => {
      for (let count = 0; ; count += 1) {
        if ((await send(item, `${item}${count}`)) === 'full') return 2 * count;
      }
    };
    const before = (await storage.documents.files('a')).length;
    expect(await Promise.all([fill('one'), fill('two'), fill('three')])).toEqual([30, 30, 30]);
    expect(await fill('four')).toBe(100 - 90 - before);
    expect(await send('one', 'one0')).toBe('repeated');
    expect(await storage.documents.files('a')).toHaveLength(100);
  });

  test('are erased with the application', async () => {
    await storage.applications.erase('a');
    expect(await storage.documents.list('a')).toEqual([]);
    expect(await storage.documents.files('a')).toEqual([]);
  });
});
