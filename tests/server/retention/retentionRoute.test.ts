import { describe, expect, test } from 'vitest';
import { DRAFT_DAYS } from '../../../src/contract/retention';
import { createDrafts } from '../../../src/engine/flow/draft';
import { loadCatalogue } from '../../../src/server/catalogue';
import { ROOT } from '../support/folders';
import { startServer } from '../support/harness';
import { retentionOf } from '../../../src/server/retention/eraseExpired';

const [entry, ...others] = await loadCatalogue(ROOT);
const DAY = 24 * 60 * 60 * 1000;

describe('what the privacy page says', () => {
  test('is what the settings say', async () => {
    const { app } = await startServer({ env: { RETENTION_DAYS: '365', STATUS_DAYS: '45' } });
    const { statusCode, body } = await app.inject('/api/client/retention/');
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      { application: 365, services: [], link: 45 },
    ]);
  });

  test('names each service with a time of its own, and no end where there is none', () => {
    const { service } = entry!;
    const own = {
      ...entry!,
      service: { ...service, staff: { ...service.staff, retentionDays: 9 } },
    };
    expect(retentionOf([own, ...others], { retentionDays: undefined, statusDays: 90 })).toEqual({
      application: null,
      services: [{ title: service.tile.title, days: 9 }],
      link: 90,
    });
  });

  test('is how long a browser keeps a draft', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    };
    const draft = { key: 'a', step: 0, values: {}, unsaved: {}, savedAt: 0 };
    createDrafts(() => storage, 'any').save(draft);
    const loadAfter = (ms: number) =>
      createDrafts(
        () => storage,
        'any',
        () => ms,
      ).load();
    expect(loadAfter(DRAFT_DAYS * DAY - 1)).toEqual(draft);
    expect(loadAfter(DRAFT_DAYS * DAY)).toBeUndefined();
  });
});
