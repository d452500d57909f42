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

  it('creates no database to clear', async () => {
    const key = newKey();
    await createLocalPhotoStore(key).clear();
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
    expect(await photoStore.restore([token, 'lost'])).toEqual([token]);
    await photoStore.clear();
    expect(photoStore.get(token)).toBeUndefined();
  });
});
