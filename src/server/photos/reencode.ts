import { open, writeFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { IssueCode } from '../../definition/issue';
import { budget } from './budget';

const MOST_PIXELS = 50_000_000;
/** Pixels along the longer side: every letter of a document is legible. */
const LONGEST_SIDE = 3500;
const QUALITY = 85;
/** Seconds that one photo may take to decode and encode. */
const LONGEST_WORK = 20;
/** All that is needed to tell a picture's type. */
const HEAD_BYTES = 4100;
/** No photo counts for less, so that there are never more than two at a time. */
const FEWEST_PIXELS = MOST_PIXELS / 2;

const TYPES: ReadonlySet<string | undefined> = new Set([
  ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
  'image/gif',
]);

// Decoders that no photo needs are not there for those who would attack them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    ...['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
    ...['VipsForeignLoadHeifFile', 'VipsForeignLoadNsgifFile'],
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Of pixels in memory: one large photo, or two usual ones. */
const spend = budget(MOST_PIXELS);

/** Why a file is no photo of ours. */
export type PhotoFault = Extract<IssueCode, 'fileType' | 'filePixels'>;

export type Reencoded = { readonly bytes: number } | { readonly fault: PhotoFault };

export type Reencode = (from: string, to: string) => Promise<Reencoded>;

/**
 * Judges a file by its content and writes it anew as a JPEG: upright, its first frame only, without
 * anything that came along with it (EXIF, profiles, what was hidden behind the picture).
 * @returns the bytes written, or why not
 */
export async function reencode(from: string, to: string): Promise<Reencoded> {
  const type = await fileTypeFromBuffer(await headOf(from));
  if (!TYPES.has(type?.mime)) return { fault: 'fileType' };
  const pixels = await pixelsOf(from);
  if (pixels === undefined) return { fault: 'fileType' };
  if (pixels > MOST_PIXELS) return { fault: 'filePixels' };
  const picture = await spend(Math.max(pixels, FEWEST_PIXELS), () => toJpeg(from));
  if (!picture) return { fault: 'fileType' };
  await writeFile(to, picture, { mode: 0o600 });
  return { bytes: picture.length };
}

/** As the file's header says; undefined if it has none. */
async function pixelsOf(from: string): Promise<number | undefined> {
  try {
    const { width, height } = await sharp(from, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return undefined;
  }
}

/** Undefined if the file cannot be decoded to its end. */
async function toJpeg(from: string): Promise<Buffer | undefined> {
  try {
    return await sharp(from, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_WORK })
      .rotate()
      .resize({
        ...{ width: LONGEST_SIDE, height: LONGEST_SIDE },
        ...{ fit: 'inside', withoutEnlargement: true },
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return undefined;
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
