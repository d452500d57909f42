import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createLocalPhotoStore,
  type LocalPhotoStore,
} from '../../../src/engine/inputs/localPhotoStore';

let forms = 0;
const newKey = () => `form${++forms}`;
const photo = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/jpeg' });

describe('createLocalPhotoStore', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('returns a file by its token', async () => {
    const photoStore = createLocalPhotoStore(newKey());
    const [one, two] = [
      await photoStore.add(photo('one.jpg')),
      await photoStore.add(photo('two.jpg')),
    ];
    expect(one).not.toBe(two);
    expect(one.length).toBeLessThanOrEqual(64);
    expect(photoStore.get(one)?.name).toBe('one.jpg');
    expect(await photoStore.get(two)?.file.text()).toBe('bytes of two.jpg');
  });

  it('returns the same object each time, as useSyncExternalStore requires', async () => {
    const photoStore = createLocalPhotoStore(newKey());
    const token = await photoStore.add(photo('one.jpg'));
    expect(photoStore.get(token)).toBe(photoStore.get(token));
  });

  it('restores files on the next visit, and reports lost ones', async () => {
    const key = newKey();
    const token = await createLocalPhotoStore(key).add(photo('one.jpg'));
    const later = createLocalPhotoStore(key);
    expect(later.get(token)).toBeUndefined();
    expect(await later.restore([token, 'lost'])).toEqual([token]);
    expect(later.get(token)?.name).toBe('one.jpg');
    expect(await later.get(token)?.file.text()).toBe('bytes of one.jpg');
  });

  it('separates the files of two forms', async () => {
    const token = await createLocalPhotoStore(newKey()).add(photo('one.jpg'));
    expect(await createLocalPhotoStore(newKey()).restore([token])).toEqual([]);
  });

  const FORGETS = {
    removed: async (photoStore: LocalPhotoStore, token: string) => {
      photoStore.remove(token);
    },
    'cleared away': async (photoStore: LocalPhotoStore) => photoStore.clear(),
  };
  it.each(Object.entries(FORGETS))(
    'removes what is %s, in memory and on the device',
    async (_, forget) => {
      const key = newKey();
      const photoStore = createLocalPhotoStore(key);
      const token = await photoStore.add(photo('one.jpg'));
      await forget(photoStore, token);
      expect(photoStore.get(token)).toBeUndefined();
      await vi.waitFor(async () =>
        expect(await createLocalPhotoStore(key).restore([token])).toEqual([]),
      );
    },
  );

  it('creates no database to clear, or to look for nothing', async () => {
    const key = newKey();
    await createLocalPhotoStore(key).clear();
    await createLocalPhotoStore(key).restore([]);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(`rega-files-${key}`);
  });

  it('clears a database that the browser does not list', async () => {
    const key = newKey();
    const token = await createLocalPhotoStore(key).add(photo('one.jpg'));
    vi.stubGlobal('indexedDB', { open: indexedDB.open.bind(indexedDB) });
    await createLocalPhotoStore(key).clear();
    expect(await createLocalPhotoStore(key).restore([token])).toEqual([]);
  });

  it('keeps what is added while it clears the rest', async () => {
    const key = newKey();
    const earlier = await createLocalPhotoStore(key).add(photo('one.jpg'));
    const photoStore = createLocalPhotoStore(key);
    const clearing = photoStore.clear();
    const token = await photoStore.add(photo('two.jpg'));
    await clearing;
    expect(await createLocalPhotoStore(key).restore([earlier, token])).toEqual([token]);
  });

  it('notifies subscribers until they unsubscribe', async () => {
    const photoStore = createLocalPhotoStore(newKey());
    const heard = vi.fn();
    const stop = photoStore.subscribe(heard);
    const token = await photoStore.add(photo('one.jpg'));
    photoStore.remove(token);
    await photoStore.restore([token]);
    await photoStore.clear();
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    await photoStore.add(photo('two.jpg'));
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['has no store', undefined],
    [
      'refuses to open it',
      {
        open: () => {
          throw new Error('refused');
        },
      },
    ],
  ])('works in memory if the device %s', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const photoStore = createLocalPhotoStore(newKey());
    const token = await photoStore.add(photo('one.jpg'));
    expect(photoStore.get(token)?.name).toBe('one.jpg');
    // What cannot be looked for is not lost.
    expect(await photoStore.restore([token, 'earlier'])).toEqual([token, 'earlier']);
    await photoStore.clear();
    expect(photoStore.get(token)).toBeUndefined();
  });

  it('goes on in memory if the device never answers', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const photoStore = createLocalPhotoStore(newKey());
    const added = photoStore.add(photo('one.jpg'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(photoStore.get(await added)?.name).toBe('one.jpg');
    vi.useRealTimers();
  });
});

describe('prepare', () => {
  afterEach(() => void vi.useRealTimers());

  /** Prepares files; the returned functions end that. */
  const prepare = (photoStore: LocalPhotoStore, ...names: string[]) =>
    names.map((name) => {
      let end: (file: Blob | undefined) => void = () => undefined;
      const made = new Promise<Blob | undefined>((resolve) => (end = resolve));
      const make = vi.fn(() => made);
      return { ...photoStore.prepare(name, make), make, end };
    });

  it('prepares one file after the other, and restores them on the next visit', async () => {
    const key = newKey();
    const photoStore = createLocalPhotoStore(key);
    const [one, two] = prepare(photoStore, 'one.jpg', 'two.jpg');
    expect(photoStore.preparing(one?.token ?? '')).toBe('one.jpg');
    await Promise.resolve();
    expect(two?.make).not.toHaveBeenCalled();
    one?.end(photo('1'));
    two?.end(photo('2'));
    await photoStore.prepared();
    expect(await Promise.all([one?.isMade, two?.isMade])).toEqual([true, true]);
    expect(photoStore.prepared()).toBeUndefined();
    const tokens = [one?.token ?? '', two?.token ?? ''];
    const later = createLocalPhotoStore(key);
    await vi.waitFor(async () => expect(await later.restore(tokens)).toEqual(tokens));
    expect(later.get(tokens[1] ?? '')).toMatchObject({ name: 'two.jpg' });
  });

  it.each(['removed', 'cleared'] as const)('stores no file that was %s meanwhile', async (how) => {
    const key = newKey();
    const photoStore = createLocalPhotoStore(key);
    const [one] = prepare(photoStore, 'one.jpg');
    const token = one?.token ?? '';
    if (how === 'removed') photoStore.remove(token);
    else await photoStore.clear();
    expect(photoStore.prepared()).toBeUndefined();
    one?.end(photo('1'));
    expect(await one?.isMade).toBe(false);
    expect(await createLocalPhotoStore(key).restore([token])).toEqual([]);
  });

  it('waits for no device that never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const photoStore = createLocalPhotoStore(newKey());
    const [one, two] = prepare(photoStore, 'one.jpg', 'two.jpg');
    one?.end(photo('1'));
    two?.end(photo('2'));
    expect(await Promise.all([one?.isMade, two?.isMade])).toEqual([true, true]);
    vi.unstubAllGlobals();
  });

  it('gives up a file that takes for ever, and goes on with the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const photoStore = createLocalPhotoStore(newKey());
    const [one, two, three] = prepare(photoStore, 'one.jpg', 'two.jpg', 'three.jpg');
    two?.end(undefined);
    three?.end(photo('3'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all([one?.isMade, two?.isMade, three?.isMade])).toEqual([
      false,
      false,
      true,
    ]);
    expect(photoStore.prepared()).toBeUndefined();
  });
});
