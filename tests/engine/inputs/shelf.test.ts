import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShelf, type FileShelf } from '../../../src/engine/inputs/shelf';

let forms = 0;
const newKey = () => `form${++forms}`;
const photo = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/jpeg' });

describe('the shelf of files', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('gives a file back under its token', async () => {
    const shelf = createShelf(newKey());
    const [one, two] = [await shelf.add(photo('one.jpg')), await shelf.add(photo('two.jpg'))];
    expect(one).not.toBe(two);
    expect(one.length).toBeLessThanOrEqual(64);
    expect(shelf.get(one)?.name).toBe('one.jpg');
    expect(await shelf.get(two)?.file.text()).toBe('bytes of two.jpg');
  });

  it('gives back the same object each time, as a store for React must', async () => {
    const shelf = createShelf(newKey());
    const token = await shelf.add(photo('one.jpg'));
    expect(shelf.get(token)).toBe(shelf.get(token));
  });

  it('remembers on the next visit, and says what it has lost', async () => {
    const key = newKey();
    const token = await createShelf(key).add(photo('one.jpg'));
    const later = createShelf(key);
    expect(later.get(token)).toBeUndefined();
    expect(await later.restore([token, 'lost'])).toEqual([token]);
    expect(later.get(token)?.name).toBe('one.jpg');
    expect(await later.get(token)?.file.text()).toBe('bytes of one.jpg');
  });

  it('keeps the files of two forms apart', async () => {
    const token = await createShelf(newKey()).add(photo('one.jpg'));
    expect(await createShelf(newKey()).restore([token])).toEqual([]);
  });

  const FORGETS = {
    removed: async (shelf: FileShelf, token: string) => {
      shelf.remove(token);
    },
    'cleared away': async (shelf: FileShelf) => shelf.clear(),
  };
  it.each(Object.entries(FORGETS))(
    'forgets what is %s, here and on the device',
    async (_, forget) => {
      const key = newKey();
      const shelf = createShelf(key);
      const token = await shelf.add(photo('one.jpg'));
      await forget(shelf, token);
      expect(shelf.get(token)).toBeUndefined();
      await vi.waitFor(async () => expect(await createShelf(key).restore([token])).toEqual([]));
    },
  );

  it('tells whoever listens, until they no longer do', async () => {
    const shelf = createShelf(newKey());
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
  ])('serves this visit where the device %s', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const shelf = createShelf(newKey());
    const token = await shelf.add(photo('one.jpg'));
    expect(shelf.get(token)?.name).toBe('one.jpg');
    expect(await shelf.restore([token, 'lost'])).toEqual([token]);
    await shelf.clear();
    expect(shelf.get(token)).toBeUndefined();
  });
});
