import { afterEach, describe, expect, it, vi } from 'vitest';
import { shrink } from '../../../src/engine/inputs/photos/shrink';
import { drawn, fileOf, stubPictures } from './photos';

afterEach(() => void vi.unstubAllGlobals());

const EDGES: readonly (readonly [from: [number, number], to: [number, number]])[] = [
  [
    [4000, 3000],
    [2000, 1500],
  ],
  [
    [3000, 4000],
    [1500, 2000],
  ],
  // Long ones keep their shorter side.
  [
    [6000, 1080],
    [6000, 1080],
  ],
  [
    [1080, 15_000],
    [1080, 15_000],
  ],
  [
    [1440, 20_000],
    [1080, 15_000],
  ],
  [
    [1080, 30_000],
    [771, 21_409],
  ],
  [
    [2000, 2000],
    [2000, 2000],
  ],
  [
    [640, 480],
    [640, 480],
  ],
  [
    [300, 40_000],
    [300, 40_000],
  ],
];

const BIG = 'x'.repeat(500);
const SMALL = 'x'.repeat(50);

/** Each is re-encoded as a JPEG of 100 bytes. */
const KINDS: readonly (readonly [what: string, type: string, content: string, anew: boolean])[] = [
  ['a large JPEG', 'image/jpeg', BIG, true],
  ['a small JPEG, for what the camera noted', 'image/jpeg', SMALL, true],
  ['a large PNG', 'image/png', BIG, true],
  ['a small PNG', 'image/png', SMALL, false],
  ['a small PNG with notes', 'image/png', `${SMALL}eXIf${SMALL}`.slice(-90), true],
  ['a small WebP with notes at its end', 'image/webp', `${SMALL}EXIF`, true],
];

async function shrunk(file: File): Promise<Blob | undefined> {
  const photo = await shrink(file);
  return photo instanceof Blob ? photo : undefined;
}

describe('shrink', () => {
  it.each(EDGES)('scales %j pixels to %j', async ([width, height], to) => {
    stubPictures({ 'a.jpg': { width, height } });
    await shrink(fileOf('a.jpg'));
    expect(drawn).toEqual([{ width: to[0], height: to[1], type: 'image/jpeg', quality: 0.85 }]);
  });

  it.each([
    [1080, 40_000],
    [60_000, 800],
  ])('refuses %j by %j pixels, of which too few across would be left', async (width, height) => {
    stubPictures({ 'a.png': { width, height } });
    expect(await shrink(fileOf('a.png', 'image/png'))).toBe('tooLong');
  });

  it.each(KINDS)('converts or leaves %s', async (_, type, content, anew) => {
    stubPictures();
    const photo = await shrunk(fileOf('a', type, content));
    expect([photo?.type, photo?.size]).toEqual(anew ? ['image/jpeg', 100] : [type, content.length]);
  });

  it.each([
    ['image/avif', 'a.avif', 'image/avif'],
    ['image/heic', 'a.heic', undefined],
    ['image/heif', 'a.heif', undefined],
    ['', 'IMG_1.HEIC', undefined],
    ['image/jpeg', 'a.jpg', undefined],
    ['image/svg+xml', 'a.svg', undefined],
  ])('keeps what it cannot decode only if the server can: %s %s', async (type, name, kept) => {
    stubPictures({ [name]: 'unreadable' });
    const photo = await shrunk(fileOf(name, type));
    expect(photo?.type).toBe(kept);
    expect(await photo?.text()).toBe(kept && name.repeat(40));
  });

  it('re-encodes a HEIC that the device can decode', async () => {
    stubPictures();
    expect((await shrunk(fileOf('a.heic', 'image/heic', BIG)))?.type).toBe('image/jpeg');
  });

  it.each(['image/avif', 'image/png'])('treats a %s that is gone as unreadable', async (type) => {
    stubPictures(type === 'image/avif' ? { a: 'unreadable' } : {});
    const file = fileOf('a', type, SMALL);
    const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    Object.assign(file, { arrayBuffer: gone, slice: () => ({ arrayBuffer: gone }) });
    expect(await shrink(file)).toBe('unreadable');
  });

  it('keeps the file’s own bytes if the browser cannot encode', async () => {
    stubPictures();
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => null;
      },
    );
    expect(await (await shrunk(fileOf('a.jpg')))?.text()).toBe('a.jpg'.repeat(40));
  });
});
