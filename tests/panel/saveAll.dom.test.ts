import { unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import type { PhotoCache } from '../../src/panel/applications/photos/photoCache';
import { saveAll, savePhoto } from '../../src/panel/applications/photos/saveAll';

afterEach(() => vi.restoreAllMocks());

it('saves all files once, those that were given to the applicant in a folder of their own', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const file = new Blob(['x'], { type: 'application/pdf' });
  const fetch = vi.fn(() => Promise.resolve());
  const cache = {
    get: () => ({ file, name: 'x' }),
    fetch,
  } as unknown as PhotoCache;
  const photo = (id: string, name: string, isGiven = false) => ({ id, name, file: name, isGiven });
  const received = [
    photo('a', 'RG-photos-1'),
    photo('b', 'RG-photos-2'),
    photo('a', 'RG-passport-1'),
  ];
  const namesOf = async (index: number) =>
    Object.keys(unzipSync(new Uint8Array(await saved[index]!.arrayBuffer())));
  await saveAll(received, cache);
  expect(fetch).toHaveBeenCalledOnce();
  expect(await namesOf(0)).toEqual(['RG-passport-1.pdf', 'RG-photos-2.pdf']);
  await saveAll([...received, photo('c', 'RG-given-1', true)], cache);
  expect(await namesOf(1)).toEqual([
    'received/RG-passport-1.pdf',
    'received/RG-photos-2.pdf',
    'given/RG-given-1.pdf',
  ]);
});

it('loads and saves once what is pressed again while it loads', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const fetch = vi.fn(() => Promise.resolve());
  const get = () => ({ file: new Blob(['x']), name: 'x' });
  const cache = { get, fetch } as unknown as PhotoCache;
  const photo = { id: 'a', name: 'Photo 1', file: 'RG-photos-1' };
  await Promise.all([savePhoto(photo, cache), savePhoto(photo, cache)]);
  expect([fetch.mock.calls.length, click.mock.calls.length]).toEqual([1, 1]);
  await savePhoto(photo, cache);
  expect(click).toHaveBeenCalledTimes(2);
});
