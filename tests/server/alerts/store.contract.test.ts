import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWNER } from '../../../src/contract/rights';
import type { StoredAlert } from '../../../src/server/alerts/store';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';
import { services } from '../submit/submission';

const NOW = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-02T10:00:00.000Z';

describe.each(STORES)('alerts in $name', ({ tables, open }) => {
  let storage: Storage;
  const [sara, dilan] = [randomUUID(), randomUUID()];
  const [service] = services;

  beforeAll(async () => {
    storage = await open(await tables());
    for (const id of [sara, dilan]) {
      await storage.staff.add({ id, email: id, name: '', passwordHash: '', ...OWNER }, NOW);
    }
    await storage.definitions.keep('hash', service!, NOW);
    for (const id of ['a', 'b']) {
      const facts = { name: 'Naz', phone: '', email: '', search: '' };
      const own = { id, reference: id, serviceId: service!.id, definition: 'hash', language: 'ku' };
      await storage.applications.insert({
        ...own,
        language: 'ku',
        answers: {},
        createdAt: NOW,
        facts,
        photos: [],
      });
    }
  });
  afterAll(() => storage.close());

  const alert = (change: Partial<StoredAlert>): StoredAlert => ({
    id: randomUUID(),
    staffId: sara,
    applicationId: 'a',
    kind: 'named',
    who: 'x@a.example',
    what: '',
    at: NOW,
    seenAt: null,
    ...change,
  });
  const kinds = async (staffId: string) =>
    (await storage.alerts.list(staffId)).map(({ kind, seenAt }) => [kind, seenAt !== null]);

  test('are told with the change of an application, and withdrawn while nobody has seen them', async () => {
    const told = (staffId: string) => ({
      alerts: [alert({ staffId, kind: 'assigned', at: LATER })],
      messages: [],
    });
    await storage.inbox.addNote(
      'a',
      { id: 'n', at: NOW, who: '', text: '@' },
      {
        alerts: [alert({}), alert({ staffId: randomUUID() })],
        messages: [],
      },
    );
    await storage.inbox.change('a', { assignee: sara, at: LATER, alerts: told(sara) });
    expect(await kinds(sara)).toEqual([
      ['assigned', false],
      ['named', false],
    ]);
    expect(await storage.alerts.unseen([sara, dilan])).toEqual(new Map([[sara, LATER]]));
    await storage.inbox.change('a', { assignee: dilan, at: LATER, alerts: told(dilan) });
    expect(await kinds(sara)).toEqual([['named', false]]);
    await storage.alerts.see({ staffId: sara, applicationId: 'b' }, LATER);
    expect(await kinds(sara)).toEqual([['named', false]]);
    await storage.alerts.see({ staffId: sara, applicationId: 'a' }, LATER);
    expect(await kinds(sara)).toEqual([['named', true]]);
    await storage.alerts.drop(LATER);
    expect(await kinds(sara)).toEqual([]);
    expect(await kinds(dilan)).toEqual([['assigned', false]]);
  });

  test('know who has an application open until a moment', async () => {
    await storage.alerts.open({ staffId: sara, applicationId: 'a' }, NOW);
    await storage.alerts.open({ staffId: sara, applicationId: 'a' }, LATER);
    await storage.alerts.open({ staffId: dilan, applicationId: 'b' }, NOW);
    await storage.alerts.open({ staffId: sara, applicationId: 'gone' }, LATER);
    const open = { application: 'a', staff: sara, serviceId: service!.id };
    expect(await storage.alerts.present(NOW)).toEqual([open]);
    await storage.alerts.dropPresent(NOW);
    await storage.alerts.open({ staffId: sara, applicationId: 'a' }, null);
    expect(await storage.alerts.present('')).toEqual([]);
  });

  test('are erased with their application', async () => {
    await storage.applications.erase('a');
    expect(await kinds(dilan)).toEqual([]);
  });
});
