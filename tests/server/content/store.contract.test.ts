import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type ContentRecord,
  type NewContent,
  NotUnique,
  StaleContent,
} from '../../../src/server/records/contents';
import { StaleSet, versionOf } from '../../../src/server/records/sqlContentSets';
import type { Values } from '../../../src/definition/model/values';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';

const NOW = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T10:15:00.000Z';

describe.each(STORES)('content in $name', ({ tables, open }) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await open(await tables());
  });
  afterEach(() => storage.close());

  const record = (id: string): NewContent => ({
    id,
    createdAt: LATER,
    document: { text: ['ئا', 'ا', id] },
  });
  const stored = (id: string, updatedAt = NOW): ContentRecord => ({
    ...record(id),
    updatedAt,
    revision: expect.any(Number) as number,
    writtenBy: '',
  });
  const idsOf = async (kind: string) => (await storage.content.list(kind)).map(({ id }) => id);

  test('is seeded once in the life of a database', async () => {
    const records = ['two', 'one'].map(record);
    await storage.content.seed('kind', records, NOW);
    await storage.content.seed('kind', [record('three')], NOW);
    await storage.content.seed('none', [], NOW);
    expect(await storage.content.list('kind')).toEqual(['two', 'one'].map((id) => stored(id)));
    expect(await storage.content.list('none')).toEqual([]);
  });

  test('is read by an id that is unique within its kind', async () => {
    await storage.content.seed('kind', ['one', 'two'].map(record), NOW);
    await storage.content.seed('other', [{ ...record('one'), document: {} }], NOW);
    expect(await storage.content.read('kind', 'one')).toEqual(stored('one'));
    expect((await storage.content.read('other', 'one'))?.document).toEqual({});
    expect(await storage.content.read('other', 'two')).toBeUndefined();
  });

  test('is appended in order, also when added concurrently', async () => {
    await storage.content.seed('kind', ['two', 'one'].map(record), NOW);
    expect(await storage.content.add('kind', record('a'))).toEqual(stored('a', LATER));
    await Promise.all(['b', 'c', 'd'].map((id) => storage.content.add('kind', record(id))));
    expect((await idsOf('kind')).slice(0, 3)).toEqual(['two', 'one', 'a']);
    expect((await idsOf('kind')).toSorted()).toEqual(['a', 'b', 'c', 'd', 'one', 'two']);
    await storage.content.add('other', record('a'));
    expect(await idsOf('other')).toEqual(['a']);
    await expect(storage.content.add('kind', record('a'))).rejects.toThrow();
  });

  test('has no two records with one value of a unique field, also when written concurrently', async () => {
    const { content } = storage;
    const unique = ['place'];
    const at = (id: string, place: number) => ({ ...record(id), document: { place } });
    const writes = await Promise.allSettled(
      ['a', 'b', 'c'].map((id) => content.add('kind', at(id, 1), { unique })),
    );
    const refused = writes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toEqual([new NotUnique('place'), new NotUnique('place')]);
    const [first = ''] = await idsOf('kind');
    expect(await idsOf('kind')).toEqual([first]);

    await content.add('kind', at('d', 2), { unique });
    await content.add('other', at('e', 1), { unique });
    const move = (place: number) => content.replace('kind', 'd', { place }, LATER, { unique });
    await expect(move(1)).rejects.toThrow(NotUnique);
    expect((await move(2))?.document).toEqual({ place: 2 });

    await content.remove('kind', first);
    await move(1);
    const restored = () => content.restore('kind', first, { now: LATER, unique });
    await expect(restored()).rejects.toThrow(NotUnique);
    await move(3);
    expect((await restored())?.document).toEqual({ place: 1 });
  });

  test('keeps the order after a removal', async () => {
    for (const id of ['a', 'b', 'c']) await storage.content.add('kind', record(id));
    expect(await storage.content.remove('kind', 'b')).toBe(true);
    await storage.content.add('kind', record('d'));
    expect(await idsOf('kind')).toEqual(['a', 'c', 'd']);
  });

  test('is moved before another record, or to the end, without a new version', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await storage.content.add('kind', record(id));
    await storage.content.add('other', record('a'));
    await storage.content.remove('kind', 'b');
    const versions = async () =>
      new Map((await storage.content.list('kind')).map(({ id, revision }) => [id, revision]));
    const before = await versions();
    const revision = await storage.content.revision();
    expect(await storage.content.move('kind', 'd', 'a')).toEqual(['d', 'a', 'c']);
    expect(await storage.content.move('kind', 'd', null)).toEqual(['a', 'c', 'd']);
    expect(await storage.content.move('kind', 'd', 'c')).toEqual(['a', 'd', 'c']);
    expect(await idsOf('kind')).toEqual(['a', 'd', 'c']);
    expect([...(await storage.content.ids('kind'))]).toEqual(['a', 'd', 'c']);
    expect(await versions()).toEqual(before);
    expect(await storage.content.revision()).toBeGreaterThan(revision);
    await storage.content.add('kind', record('e'));
    expect(await idsOf('kind')).toEqual(['a', 'd', 'c', 'e']);
    for (const [id, beside] of [
      ['b', 'a'],
      ['a', 'b'],
      ['a', 'a'],
    ] as const) {
      expect(await storage.content.move('kind', id, beside)).toBeUndefined();
    }
    expect(await idsOf('kind')).toEqual(['a', 'd', 'c', 'e']);
  });

  test('is replaced as a whole in its position', async () => {
    for (const id of ['a', 'b']) await storage.content.add('kind', record(id));
    await storage.content.add('other', record('a'));
    const changed = { ...stored('a'), document: { b: '"' } };
    expect(await storage.content.replace('kind', 'a', { b: '"' }, NOW)).toEqual(changed);
    expect(await storage.content.list('kind')).toEqual([changed, stored('b', LATER)]);
    expect(await storage.content.list('other')).toEqual([stored('a', LATER)]);
    expect(await storage.content.replace('kind', 'c', {}, NOW)).toBeUndefined();
    expect(await idsOf('kind')).toEqual(['a', 'b']);
  });

  test('replaces or creates the single record of a kind', async () => {
    const both = await Promise.all(['a', 'b'].map((id) => storage.content.put('kind', record(id))));
    const [only, ...others] = await storage.content.list('kind');
    expect(others).toEqual([]);
    expect(new Set(both.map(({ id }) => id))).toEqual(new Set([only?.id]));
    await storage.content.put('kind', { ...record('c'), document: { c: 1 } });
    expect(await storage.content.list('kind')).toEqual([
      { ...only, document: { c: 1 }, revision: expect.any(Number) },
    ]);
  });

  test('is replaced only if it is still the version that the write is based on', async () => {
    const { revision } = await storage.content.add('kind', record('a'), { by: 'a@b.c' });
    const write = (by: string) =>
      storage.content.replace('kind', 'a', { by }, NOW, { by, revision }).then(
        (now) => now?.writtenBy,
        (error: unknown) => (error as StaleContent).current,
      );
    const outcomes = await Promise.all(['x', 'y', 'z'].map(write));
    const [first] = outcomes.filter((outcome) => typeof outcome === 'string');
    const now = await storage.content.read('kind', 'a');
    expect(now).toMatchObject({ document: { by: first }, writtenBy: first });
    expect(outcomes.filter((outcome) => typeof outcome !== 'string')).toEqual([now, now]);
    const put = storage.content.put('kind', record('a'), { revision });
    await expect(put).rejects.toThrow(StaleContent);
    const none = storage.content.replace('kind', 'none', {}, NOW, { revision });
    expect(await none).toBeUndefined();
  });

  test('stays removed', async () => {
    await storage.content.seed('kind', ['one', 'two'].map(record), NOW);
    await storage.content.seed('other', [record('one')], NOW);
    expect(await storage.content.remove('kind', 'one')).toBe(true);
    expect(await storage.content.remove('kind', 'one')).toBe(false);
    expect(await storage.content.remove('kind', 'none')).toBe(false);
    expect(await storage.content.read('kind', 'one')).toBeUndefined();
    expect(await idsOf('kind')).toEqual(['two']);
    expect(await idsOf('other')).toEqual(['one']);
    await storage.content.seed('kind', ['one', 'two'].map(record), NOW);
    expect(await idsOf('kind')).toEqual(['two']);
  });

  test('keeps removed records until they are purged, unless they are archived', async () => {
    for (const id of ['a', 'b', 'c']) await storage.content.add('kind', record(id), { by: 'x' });
    await storage.content.remove('kind', 'a', { by: 'y', at: NOW });
    await storage.content.remove('kind', 'b', { by: 'y', at: LATER, isArchived: true });
    const { rows, total } = await storage.content.removed({ page: 1, perPage: 1 });
    const last = { kind: 'kind', id: 'b', removedAt: LATER, removedBy: 'y', isArchived: true };
    expect([rows, total]).toEqual([[expect.objectContaining({ ...record('b'), ...last })], 2]);
    expect(await idsOf('kind')).toEqual(['c']);
    expect(await storage.content.purge('2999-01-01T00:00:00.000Z')).toBe(1);
    const back = (id: string) => storage.content.restore('kind', id, { by: 'z', now: LATER });
    expect(await back('a')).toBeUndefined();
    expect(await storage.content.history('kind', 'a')).toEqual([]);
    expect(await back('b')).toEqual({ ...stored('b', LATER), writtenBy: 'z' });
    expect(await back('b')).toBeUndefined();
    expect(await back('c')).toBeUndefined();
    expect(await idsOf('kind')).toEqual(['b', 'c']);
    expect(await storage.content.removed({ page: 1, perPage: 9 })).toEqual({ rows: [], total: 0 });
  });

  test('keeps the versions that were replaced, the newest first, up to 50', async () => {
    await storage.content.add('kind', record('a'), { by: 'x' });
    for (let number = 0; number < 55; number += 1) {
      await storage.content.replace('kind', 'a', { number }, NOW, { by: 'y' });
    }
    const [now, ...versions] = await storage.content.history('kind', 'a');
    expect(now).toMatchObject({ document: { number: 54 } });
    expect(versions).toHaveLength(50);
    expect(versions[0]).toMatchObject({ document: { number: 53 }, writtenBy: 'y', updatedAt: NOW });
    expect(await storage.content.documents()).toContain('{"number":53}');
    await storage.content.remove('kind', 'a', { at: NOW });
    expect((await storage.content.history('kind', 'a'))[0]?.document).toEqual({ number: 54 });
  });

  test('lists each version once while another is written', async () => {
    await storage.content.add('kind', record('a'), {});
    const write = async (_: unknown, number: number) => {
      await storage.content.replace('kind', 'a', { number }, NOW);
      const all = await storage.content.history('kind', 'a');
      expect(new Set(all.map(({ revision }) => revision)).size).toBe(all.length);
    };
    await Promise.all(Array.from({ length: 30 }, write));
  });

  test('of several kinds is written under one version, and an outdated write changes nothing', async () => {
    const { content } = storage;
    const kinds = ['one', 'two'];
    const write = (version: number, change: Parameters<typeof content.writeSet>[3]) =>
      content.writeSet(kinds, 'a', { by: 'me', now: NOW, version }, change);
    const version = async () => versionOf(await content.readSet(kinds, 'a'));
    expect(await version()).toBe(0);
    await write(0, () => ({ two: { text: 'draft' } }));
    const first = await version();
    await expect(write(0, () => ({ two: { text: 'other' } }))).rejects.toThrow(StaleSet);
    await write(first, (set) => ({ one: set.get('two')!.document, two: null }));
    expect((await content.read('one', 'a'))?.document).toEqual({ text: 'draft' });
    expect(await content.read('two', 'a')).toBeUndefined();
    await write(await version(), () => ({ one: { text: 'later' }, two: { text: 'draft' } }));
    const all = await content.history('one', 'a');
    expect(all.map(({ document }) => document)).toEqual([{ text: 'later' }, { text: 'draft' }]);
    // What was put back is in no bin.
    expect((await content.removed({ page: 1, perPage: 10 })).total).toBe(0);
    await write(await version(), () => ({ two: null }));
    expect((await content.removed({ page: 1, perPage: 10 })).total).toBe(1);
    expect((await content.removed({ page: 1, perPage: 10 }, ['two'])).rows).toEqual([]);
  });

  test('has a revision for visitors that writes of drafts do not raise', async () => {
    const { content } = storage;
    const draft = { draft: true, from: '', until: '' };
    const document = (text: string, isDraft = false): Values =>
      isDraft ? { text, publication: draft } : { text };
    const set = (kind: string, text: string | null) =>
      content.writeSet([kind], 'a', { by: '', now: NOW }, () => ({
        [kind]: text === null ? null : { text },
      }));
    const raised = async (
      write: () => Promise<unknown>,
    ): Promise<[all: boolean, shown: boolean]> => {
      const before = [await content.revision(), await content.shownRevision()];
      await write();
      const after = [await content.revision(), await content.shownRevision()];
      return [after[0]! > before[0]!, after[1]! > before[1]!];
    };
    const [seen, hidden] = [
      [true, true],
      [true, false],
    ];
    const replace = (...made: Parameters<typeof document>) =>
      content.replace('kind', 'a', document(...made), LATER);
    expect(
      await raised(() => content.add('kind', { ...record('a'), document: document('1', true) })),
    ).toEqual(hidden);
    expect(await raised(() => replace('2', true))).toEqual(hidden);
    expect(await raised(() => replace('3'))).toEqual(seen);
    expect(await raised(() => replace('4'))).toEqual(seen);
    expect(await raised(() => replace('5', true))).toEqual(seen);
    expect(await raised(() => content.remove('kind', 'a'))).toEqual(hidden);
    expect(await raised(() => content.restore('kind', 'a', { now: LATER }))).toEqual(hidden);
    expect(await raised(() => content.remove('kind', 'none'))).toEqual(hidden);
    for (const text of ['1', '2', null]) {
      expect(await raised(() => set('service_draft', text))).toEqual(hidden);
      expect(await raised(() => set('service', text))).toEqual(seen);
    }
  });
});
