import { copyFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Reencode } from '../../../src/server/photos/reencode';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const encoded = new Map<string, Promise<Buffer>>();

/** Returns a small real picture, identified by its colour; each is encoded only once. */
export async function picture(format: Format = 'jpeg', colour = 0): Promise<Buffer> {
  const key = `${format} ${colour}`;
  const content = encoded.get(key) ?? encode(format, colour);
  encoded.set(key, content);
  // Some tests write into theirs.
  return Buffer.from(await content);
}

const encode = (format: Format, colour: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: { r: colour % 256, g: (colour * 7) % 256, b: 120 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** Stores a photo as it came: where photos do not matter, decoding them would take most of the time. */
export const copyPhoto: Reencode = async (from, to) => {
  await copyFile(from, to);
  return { bytes: (await stat(to)).size };
};

/** Returns a photo as a phone takes it: rotated by its metadata, with the owner's name and the location. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#2aa1bc' } })
    .withExif({
      IFD0: { Artist: 'Shilan Karim' },
      IFD3: { GPSLatitude: '35/1 33/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
