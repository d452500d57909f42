import { open, writeFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { IssueCode } from '../../definition/issue';
import { slots } from './slots';

const MOST_PIXELS = 50_000_000;
/** Pixels along the longer side: every letter of a document is legible. */
const LONGEST_SIDE = 4096;
const QUALITY = 85;
/** All that is needed to tell a picture's type. */
const HEAD_BYTES = 4100;
const AT_ONCE = 2;

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

const slot = slots(AT_ONCE);

/** Why a file is no photo of ours. */
export type PhotoFault = Extract<IssueCode, 'fileType' | 'filePixels'>;

/**
 * Judges a file by its content and writes it anew as a JPEG: upright, its first frame only, without
 * anything that came along with it (EXIF, profiles, what was hidden behind the picture).
 * @returns the bytes written, or why not
 */
export async function reencode(
  from: string,
  to: string,
): Promise<{ readonly bytes: number } | { readonly fault: PhotoFault }> {
  const type = await fileTypeFromBuffer(await headOf(from));
  if (!TYPES.has(type?.mime)) return { fault: 'fileType' };
  const picture = await slot(() => toJpeg(from));
  if (typeof picture === 'string') return { fault: picture };
  await writeFile(to, picture, { mode: 0o600, flag: 'wx' });
  return { bytes: picture.length };
}

async function toJpeg(from: string): Promise<Buffer | PhotoFault> {
  try {
    return await sharp(from, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({
        ...{ width: LONGEST_SIDE, height: LONGEST_SIDE },
        ...{ fit: 'inside', withoutEnlargement: true },
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    const isTooMany = error instanceof Error && error.message.includes('pixel limit');
    return isTooMany ? 'filePixels' : 'fileType';
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
