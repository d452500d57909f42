import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createLocalPhotoStore,
  type LocalPhotoStore,
} from '../../../src/engine/inputs/localPhotoStore';
import type { Prepared } from '../../../src/engine/inputs/photos/admit';
import { watchPointerPresses } from '../../../src/engine/dom/pointerPress';

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

  it('restores after the press in progress, so that nothing moves under the pointer', async () => {
    const key = newKey();
    const token = await createLocalPhotoStore(key).add(photo('one.jpg'));
    const window = Object.assign(new EventTarget(), { setTimeout });
    vi.stubGlobal('window', window);
    const stop = watchPointerPresses();
    window.dispatchEvent(new Event('pointerdown'));
    const later = createLocalPhotoStore(key);
    const restoring = later.restore([token]);
    // The device has answered both by then.
    await later.add(photo('two.jpg'));
    expect(later.get(token)).toBeUndefined();
    window.dispatchEvent(new Event('pointercancel'));
    expect(await restoring).toEqual([token]);
    expect(later.get(token)?.name).toBe('one.jpg');
    stop();
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
      await vi.waitFor(
        async () => expect(await createLocalPhotoStore(key).restore([token])).toEqual([]),
        30_000,
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

  /** Opens a store whose files are prepared when a test ends that, by their names. */
  const openStore = (key = newKey()) => {
    const begun: string[] = [];
    const ends = new Map<string, (made: Prepared) => void>();
    const photoStore = createLocalPhotoStore(key, (file) => {
      begun.push(file.name);
      return new Promise((resolve) => void ends.set(file.name, resolve));
    });
    const ready = (name: string) => photoStore.prepare(photo(name), name, 'photo');
    const end = async (name: string, made: Prepared) => {
      await vi.waitFor(() => expect(begun).toContain(name), 30_000);
      ends.get(name)?.(made);
    };
    return { ...photoStore, begun, ready, end };
  };

  it('prepares one file after the other, and restores them on the next visit', async () => {
    const key = newKey();
    const { ready, end, begun, preparing, prepared } = openStore(key);
    const [one, two] = [ready('one.jpg'), ready('two.jpg')];
    expect(preparing(one.token)).toBe('one.jpg');
    await Promise.resolve();
    expect(begun).toEqual(['one.jpg']);
    await end('one.jpg', photo('1'));
    await end('two.jpg', photo('2'));
    await prepared();
    expect(await Promise.all([one.outcome, two.outcome])).toEqual(['added', 'added']);
    expect(prepared()).toBeUndefined();
    const tokens = [one.token, two.token];
    await vi.waitFor(async () => {
      const later = createLocalPhotoStore(key);
      expect(await later.restore(tokens)).toEqual(tokens);
      expect(await later.get(two.token)?.file.text()).toBe('bytes of 2');
      expect(later.get(two.token)).toMatchObject({ name: 'two.jpg' });
    }, 30_000);
  });

  it('prepares again what it was preparing when the page was left', async () => {
    const key = newKey();
    const { token } = openStore(key).ready('one.jpg');
    const { restore, preparing, prepared, get, end } = openStore(key);
    // Twice, as after a reload in which the form is sent.
    expect(await Promise.all([restore([token]), restore([token])])).toEqual([[token], [token]]);
    expect(preparing(token)).toBe('one.jpg');
    await end('one.jpg', photo('1'));
    await prepared();
    expect(await get(token)?.file.text()).toBe('bytes of 1');
  });

  it('does not try for ever what may end the page each time', async () => {
    const key = newKey();
    const { token } = openStore(key).ready('one.jpg');
    for (const found of [[token], [token], [], []]) {
      expect(await openStore(key).restore([token])).toEqual(found);
    }
  });

  it.each(['removed', 'cleared', 'unreadable', 'tooLong'] as const)(
    'stores no file that was %s meanwhile',
    async (how) => {
      const key = newKey();
      const { ready, end, remove, clear, prepared } = openStore(key);
      const { token, outcome } = ready('one.jpg');
      const isReadable = how === 'removed' || how === 'cleared';
      await Promise.resolve();
      if (how === 'removed') remove(token);
      else if (how === 'cleared') await clear();
      if (isReadable) expect(prepared()).toBeUndefined();
      await end('one.jpg', isReadable ? photo('1') : how);
      expect(await outcome).toBe(isReadable ? 'unreadable' : how);
      await vi.waitFor(
        async () => expect(await createLocalPhotoStore(key).restore([token])).toEqual([]),
        30_000,
      );
    },
  );

  it('waits for no device that never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const { prepare } = createLocalPhotoStore(newKey(), async () => photo('made'));
    const [one, two] = ['1.jpg', '2.jpg'].map((name) => prepare(photo(name), name, 'photo'));
    expect(await Promise.all([one?.outcome, two?.outcome])).toEqual(['added', 'added']);
    vi.unstubAllGlobals();
  });

  it('gives up a file that takes for ever, and goes on with the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const results: Readonly<Record<string, Promise<Prepared>>> = {
      '1.jpg': new Promise(() => undefined),
      '2.jpg': Promise.resolve('tooLong'),
      '3.jpg': Promise.resolve(photo('3')),
    };
    const { prepare, prepared } = createLocalPhotoStore(
      newKey(),
      (file) => results[file.name] ?? Promise.resolve('unreadable'),
    );
    const all = Object.keys(results).map((name) => prepare(photo(name), name, 'photo').outcome);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(all)).toEqual(['unreadable', 'tooLong', 'added']);
    expect(prepared()).toBeUndefined();
  });
});
