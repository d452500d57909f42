import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/server/storage/storage';
import { services } from '../submit/submission';
import { STORES } from '../storage/stores';
import { isLong } from '../support/long';
import { random } from '../support/random';

const NOW = '2026-03-01T10:00:00.000Z';
const HISTORIES = isLong ? 300 : 30;
const STEPS = 40;
const ITEMS = ['passport', 'bank', ''] as const;

/** What a file is in the reference. */
interface Known {
  readonly kind: 'sent' | 'put' | 'taken' | 'given';
  readonly item: string;
  readonly openedAt: string | null;
}

describe.each(STORES)('files of a case in $name', ({ tables, open }) => {
  let storage: Storage;

  beforeAll(async () => {
    storage = await open(await tables());
    await storage.definitions.keep('hash', services[0]!, NOW);
  });
  afterAll(() => storage.close());

  test('are after any history what a reference says', async () => {
    const next = random(20_260_301);
    const below = (count: number) => Math.floor(next() * count);
    for (let history = 0; history < HISTORIES; history += 1) {
      const id = `m${history}`;
      const answered = [`${id}-answer-1`, `${id}-answer-2`];
      await storage.applications.insert({
        ...{ id, serviceId: services[0]!.id, definition: 'hash', language: 'ku', answers: {} },
        ...{ reference: `RG-${history}`, createdAt: NOW },
        facts: { name: '', phone: '', email: '', search: '' },
        photos: answered.map((photo) => ({ id: photo, field: 'photos', bytes: 1 })),
      });
      const files = new Map<string, Known>();
      const states = new Map<string, string>();
      let isErased = false;
      const stateOf = (item: string) => states.get(item) ?? 'needed';
      const receive = (item: string) => {
        if (item !== '' && ['needed', 'refused'].includes(stateOf(item)))
          states.set(item, 'received');
      };
      const settle = (item: string) => {
        const isLast = ![...files.values()].some(
          (file) => file.item === item && file.kind !== 'given',
        );
        if (item !== '' && isLast && stateOf(item) === 'received') states.set(item, 'needed');
      };
      for (let step = 0; step < STEPS; step += 1) {
        const file = `${id}-${step}`;
        const all = [...files.keys(), ...answered, 'none'];
        const chosen = all[below(all.length)]!;
        const before = files.get(chosen);
        const item = ITEMS[below(3)]!;
        const at = new Date(Date.parse(NOW) + step * 1000).toISOString();
        const activity = { id: `${file}-a`, at, who: '', kind: 'document', text: '' } as const;
        const common = { applicationId: id, at, activity, who: 'a@b.example' };
        const photos = [{ id: file, field: item, bytes: 1 }];
        const adding = { ...common, messages: [], key: file, photos };
        switch (below(isErased ? 6 : 7)) {
          case 0: {
            const kind = next() < 0.5 ? 'put' : 'given';
            const to = kind === 'given' ? '' : item;
            const outcome = await storage.documents.put({ ...adding, kind, item: to, text: 'x' });
            expect(outcome).toBe(isErased ? 'gone' : 'stored');
            if (isErased) break;
            expect(await storage.documents.put({ ...adding, kind, item: to, text: 'x' })).toBe(
              'repeated',
            );
            files.set(file, { kind, item: to, openedAt: null });
            receive(to);
            break;
          }
          case 1: {
            if (item === '') break;
            const names = ['', '', item] as const;
            const { who: _, ...sent } = adding;
            const outcome = await storage.documents.send({ ...sent, item, names }, '2026-03-01');
            const isClosed = stateOf(item) === 'accepted';
            expect(outcome).toBe(isErased || isClosed ? 'gone' : 'stored');
            if (outcome !== 'stored') break;
            files.set(file, { kind: 'sent', item, openedAt: null });
            states.set(item, 'received');
            break;
          }
          case 2: {
            const outcome = await storage.documents.take({ ...common, file: chosen, item });
            const isMovable = before
              ? before.kind === 'put' || before.kind === 'taken'
              : answered.includes(chosen);
            expect(outcome).toBe(isErased || !isMovable ? 'unknown' : 'taken');
            if (outcome !== 'taken' || before?.item === item) break;
            files.set(chosen, { kind: before?.kind ?? 'taken', item, openedAt: null });
            if (before) settle(before.item);
            receive(item);
            break;
          }
          case 3: {
            const removed = await storage.documents.remove({ ...common, file: chosen });
            const isOurs = before !== undefined && before.kind !== 'sent' && !isErased;
            expect(removed).toBe(isOurs ? before.kind : undefined);
            if (!isOurs) break;
            files.delete(chosen);
            settle(before.item);
            break;
          }
          case 4: {
            const isOpened = await storage.documents.open({ ...common, file: chosen });
            const isGiven = before?.kind === 'given' && !isErased;
            expect(isOpened).toBe(isGiven);
            if (isGiven) files.set(chosen, { ...before, openedAt: before.openedAt ?? at });
            break;
          }
          case 5: {
            const state = (['accepted', 'refused', 'needed'] as const)[below(3)]!;
            const [known] = (await storage.documents.list(id)).filter((one) => one.item === item);
            if (item === '') break;
            const set = { item, state, reason: '', expiresOn: null, changedAt: at, changedBy: 'a' };
            const version = known?.version ?? 0;
            const outcome = await storage.documents.set({ ...adding, document: set, version });
            expect(outcome).toBe(isErased ? 'unknown' : 'set');
            if (!isErased) states.set(item, state);
            break;
          }
          default: {
            if (step < STEPS / 2 || next() < 0.7) break;
            const erased = await storage.applications.erase(id);
            const ours = [...files].flatMap(([name, { kind }]) => (kind === 'taken' ? [] : [name]));
            expect(erased?.toSorted()).toEqual([...ours, ...answered].toSorted());
            isErased = true;
            files.clear();
            states.clear();
          }
        }
        const stored = await storage.documents.files(id);
        const found = new Map(
          stored.map(({ id: name, kind, item: of, openedAt }) => [
            name,
            { kind, item: of, openedAt },
          ]),
        );
        expect(new Map([...found].toSorted())).toEqual(new Map([...files].toSorted()));
        const now = await storage.documents.list(id);
        for (const each of ['passport', 'bank']) {
          expect(now.find((one) => one.item === each)?.state ?? 'needed').toBe(stateOf(each));
        }
        const names = [...files.keys(), ...answered];
        const known = await storage.applications.knownPhotos(names);
        expect(known.size).toBe(isErased ? 0 : new Set(names).size);
      }
    }
  });
});
