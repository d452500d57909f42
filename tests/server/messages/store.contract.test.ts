import { OWNER } from '../../../src/contract/rights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewMessage } from '../../../src/server/messages/store';
import type { Storage } from '../../../src/server/storage/storage';
import { services } from '../submit/submission';
import { STORES } from '../storage/stores';

const NOW = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T10:05:00.000Z';
const LAST = '2026-03-01T11:00:00.000Z';

const message = (id: string, own: Partial<NewMessage> = {}): NewMessage => ({
  id,
  kind: 'receipt',
  recipient: 'a@b.example',
  language: 'ku',
  due: NOW,
  ...own,
});

describe.each(STORES)('messages in $name', ({ tables, open }) => {
  let storage: Storage;
  let others: readonly Storage[];

  beforeAll(async () => {
    const where = await tables();
    storage = await open(where);
    others = [await open(where), await open(where)];
  });
  afterAll(async () => {
    for (const one of [storage, ...others]) await one.close();
  });

  test('are each claimed by one of several processes', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `many-${index}`);
    await storage.messages.add(
      ids.map((id) => message(id)),
      NOW,
    );
    const all = await Promise.all(
      [storage, ...others, storage, ...others].map((one) => one.messages.claim(NOW, LATER, 30)),
    );
    const claimed = all.flat();
    expect(claimed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(claimed.map(({ attempts }) => attempts))).toEqual(new Set([1]));
    for (const one of claimed) await storage.messages.settle(one, { state: 'sent' });
  });

  test('are due again when the process that claimed them has ended', async () => {
    await storage.messages.add([message('lost')], NOW);
    expect(await storage.messages.claim(NOW, LATER, 9)).toHaveLength(1);
    expect(await storage.messages.claim(NOW, LATER, 9)).toEqual([]);
    const [again] = await others[0]!.messages.claim(LATER, LAST, 9);
    expect(again).toMatchObject({ id: 'lost', attempts: 2 });
    // The outcome of the first attempt comes too late.
    const late = { state: 'failed', result: 'x' } as const;
    await storage.messages.settle({ id: 'lost', attempts: 1 }, late);
    expect((await storage.messages.failed(9)).total).toBe(0);
    await storage.messages.settle({ id: 'lost', attempts: 2 }, { state: 'sent' });
    expect(await storage.messages.claim('2099', '2099', 9)).toEqual([]);
  });

  test('are claimed by what applicants have to act on, then receipts, then notices', async () => {
    const kinds = [
      'digest',
      'rest',
      'notice',
      'receipt',
      'webhook',
      'document',
      'reminder',
      'request',
    ] as const;
    const due = (minute: number) => `2026-03-01T09:0${minute}:00.000Z`;
    await storage.messages.add(
      kinds.map((kind, minute) => message(`urgent-${kind}`, { kind, due: due(minute) })),
      NOW,
    );
    const claimed: string[] = [];
    for (const most of [2, 2, 4]) {
      const taken = await storage.messages.claim(NOW, LATER, most);
      claimed.push(...taken.map(({ kind }) => kind));
      for (const one of taken) await storage.messages.settle(one, { state: 'sent' });
    }
    expect(claimed).toEqual([
      ...['document', 'reminder', 'request'],
      ...['receipt', 'webhook'],
      ...['digest', 'rest', 'notice'],
    ]);
  });

  test('are not sent again once it is noted that they were', async () => {
    await storage.messages.add([message('done')], NOW);
    const [done] = await storage.messages.claim(NOW, LATER, 9);
    await storage.messages.settle(done!, { state: 'sent' });
    const failure = { state: 'waiting', due: NOW, result: 'x' } as const;
    await storage.messages.settle(done!, failure);
    expect(await storage.messages.claim('2099', '2099', 9)).toEqual([]);
  });

  test('are added once, replaced as a whole, and dropped after they were sent', async () => {
    await storage.messages.add([message('one', { kind: 'notices' })], NOW);
    await storage.messages.add([message('one'), message('two', { due: LATER })], NOW);
    const [one, ...rest] = await storage.messages.claim(NOW, LATER, 9);
    expect([one?.kind, rest]).toEqual(['notices', []]);
    await storage.messages.replace('one', [message('three')], NOW);
    const claimed = await storage.messages.claim(LATER, LAST, 9);
    expect(claimed.map(({ id }) => id)).toEqual(['three', 'two']);
    for (const each of claimed) await storage.messages.settle(each, { state: 'sent' });
    await storage.messages.dropSent('2099');
    await storage.messages.add([message('two')], NOW);
    const [again] = await storage.messages.claim(NOW, LATER, 9);
    await storage.messages.settle(again!, { state: 'sent' });
  });

  test('belong to their application: stored and erased with it', async () => {
    const [service] = services;
    await storage.definitions.keep('hash', service!, NOW);
    const application = {
      id: 'application',
      reference: 'RG-TEST-ERAS',
      serviceId: service!.id,
      definition: 'hash',
      language: 'ku',
      answers: {},
      createdAt: NOW,
      facts: { name: '', phone: '', email: '', search: '' },
      photos: [],
      messages: [
        message('of-it', { applicationId: 'application', due: LAST }),
        message('sent', { applicationId: 'application', due: LATER }),
        message('wanted', { applicationId: 'application', due: LATER, kind: 'document' }),
        message('unsent', { applicationId: 'application', due: LATER }),
        message('notice', { applicationId: 'application', due: LATER, kind: 'notice' }),
      ],
    } as const;
    await storage.applications.insert(application);
    expect(await storage.applications.insert(application).catch(() => 'refused')).not.toBe(
      'stored',
    );
    // Only what was sent, and to the applicant, is told of.
    for (const one of await storage.messages.claim(LATER, LAST, 9)) {
      await storage.messages.settle(one, {
        state: 'sent',
        ...(one.id !== 'unsent' && { at: LATER }),
      });
    }
    const told = { at: LATER, who: '', kind: 'mail' };
    expect(await storage.activities.list('application')).toEqual([
      { ...told, id: 'sent-sent', text: 'receipt' },
      { ...told, id: 'sent-wanted', text: 'document' },
    ]);
    const [claimed] = await storage.messages.claim(LAST, '2099', 9);
    expect(claimed).toMatchObject({ id: 'of-it', applicationId: 'application' });
    await storage.messages.settle(claimed!, { state: 'failed', result: 'E' });
    const { messages } = await storage.messages.failed(9);
    expect(messages).toMatchObject([{ id: 'of-it', reference: 'RG-TEST-ERAS' }]);
    await storage.applications.erase('application');
    expect(await storage.messages.failed(9)).toEqual({ messages: [], total: 0 });
  });

  test('choices of notices go with the account', async () => {
    await storage.staff.addFirst({ id: 's', email: 's@x.example', passwordHash: 'x' }, NOW);
    await storage.staff.add(
      { ...OWNER, id: 't', email: 't@x.example', name: '', passwordHash: 'x' },
      NOW,
    );
    const chosen = new Map<string, 'once' | 'daily'>([
      ['', 'once'],
      ['visa', 'daily'],
    ]);
    await storage.notices.put('s', chosen);
    // As if the account had been removed afterwards.
    await storage.notices.put('nobody', chosen);
    expect(await storage.notices.read('nobody')).toEqual(new Map());
    expect(await storage.notices.read('s')).toEqual(chosen);
    expect(await storage.notices.atOnce('other')).toEqual(['s']);
    expect(await storage.notices.atOnce('visa')).toEqual([]);
    expect(await storage.notices.daily()).toEqual(['s']);
    // A second window of the same colleague.
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => storage.notices.put('s', chosen)));
    expect(await storage.notices.read('s')).toEqual(chosen);
    await storage.staff.change('s', { disabled: true });
    expect(await storage.notices.atOnce('other')).toEqual([]);
    expect(await storage.notices.reader('s')).toBeUndefined();
    await storage.staff.remove('s');
    expect(await storage.notices.read('s')).toEqual(new Map());
  });
});
