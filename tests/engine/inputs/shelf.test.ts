import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createLocalPhotoStore,
  type LocalPhotoStore,
} from '../../../src/engine/inputs/localPhotoStore';

let forms = 0;
const newKey = () => `form${++forms}`;
const photo = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/jpeg' });

describe('createShelf', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('returns a file by its token', async () => {
    const shelf = createLocalPhotoStore(newKey());
    const [one, two] = [await shelf.add(photo('one.jpg')), await shelf.add(photo('two.jpg'))];
    expect(one).not.toBe(two);
    expect(one.length).toBeLessThanOrEqual(64);
    expect(shelf.get(one)?.name).toBe('one.jpg');
    expect(await shelf.get(two)?.file.text()).toBe('bytes of two.jpg');
  });

  it('returns the same object each time, as useSyncExternalStore requires', async () => {
    const shelf = createLocalPhotoStore(newKey());
    const token = await shelf.add(photo('one.jpg'));
    expect(shelf.get(token)).toBe(shelf.get(token));
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
    removed: async (shelf: LocalPhotoStore, token: string) => {
      shelf.remove(token);
    },
    'cleared away': async (shelf: LocalPhotoStore) => shelf.clear(),
  };
  it.each(Object.entries(FORGETS))(
    'removes what is %s, in memory and on the device',
    async (_, forget) => {
      const key = newKey();
      const shelf = createLocalPhotoStore(key);
      const token = await shelf.add(photo('one.jpg'));
      await forget(shelf, token);
      expect(shelf.get(token)).toBeUndefined();
      await vi.waitFor(async () =>
        expect(await createLocalPhotoStore(key).restore([token])).toEqual([]),
      );
    },
  );

  it('notifies subscribers until they unsubscribe', async () => {
    const shelf = createLocalPhotoStore(newKey());
    const heard = vi.fn();
    const stop = shelf.subscribe(heard);
    const token = await shelf.add(photo('one.jpg'));
    shelf.remove(token);
    await shelf.restore([token]);
    await shelf.clear();
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    await shelf.add(photo('two.jpg'));
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
    const shelf = createLocalPhotoStore(newKey());
    const token = await shelf.add(photo('one.jpg'));
    expect(shelf.get(token)?.name).toBe('one.jpg');
    expect(await shelf.restore([token, 'lost'])).toEqual([token]);
    await shelf.clear();
    expect(shelf.get(token)).toBeUndefined();
  });
});
