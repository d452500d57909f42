import { open, writeFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { IssueCode } from '../../definition/issue';
import { costLimit } from './costLimit';
import { hasHeavyNotes } from './pngMetadata';

const MOST_PIXELS = 50_000_000;
/**
 * Of the formats whose decoder keeps some 17 bytes for each pixel, where others go line by line. A phone's
 * usual photo has 12 million.
 */
const MOST_HEAVY_PIXELS = 16_000_000;
const HEAVY_TYPES: ReadonlySet<string> = new Set(['image/avif', 'image/heic', 'image/heif']);
/** Of an animation, which a photo is not. */
const MOST_FRAMES = 100;
/** Seconds that one photo may take to decode and encode. */
const LONGEST_WORK = 20;
/** All that is needed to tell a picture's type. */
const HEAD_BYTES = 4100;
/** No photo counts for less, so that there are never more than two at a time. */
const FEWEST_PIXELS = MOST_PIXELS / 2;

const TYPES: ReadonlySet<string | undefined> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/gif',
]);

// Decoders that no photo needs are not there for those who would attack them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadNsgifFile',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Of pixels in memory: one large photo, or two usual ones. */
const spend = costLimit(MOST_PIXELS);

/** Why a file is no photo of ours. */
export type PhotoFault = Extract<IssueCode, 'fileType' | 'filePixels'>;

export type Reencoded = ({ readonly bytes: number } | { readonly fault: PhotoFault }) & {
  /** How many were decoded; left out: none. */
  readonly pixels?: number;
};

/** photo: what visitors send, as JPEG. picture: what stands on public pages, as WebP. */
export type PhotoForm = 'photo' | 'picture';

/** @param most pixels that the photo may have, if it may have fewer than any */
export type Reencode = (
  from: string,
  to: string,
  form?: PhotoForm,
  most?: number,
) => Promise<Reencoded>;

interface Form {
  /** Pixels along the longer side. */
  readonly longest: number;
  readonly write: (picture: Sharp) => Sharp;
}

const FORMS: Readonly<Record<PhotoForm, Form>> = {
  photo: {
    // Every letter of a document is legible.
    longest: 3500,
    write: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }),
  },
  // A logo may have nothing behind it.
  picture: { longest: 1920, write: (picture) => picture.webp({ quality: 82 }) },
};

/**
 * Judges a file by its content and writes it anew: upright, its first frame only, without anything
 * that came along with it (EXIF, profiles, what was hidden behind the picture).
 * @returns the bytes written, or why not
 */
export async function reencode(
  from: string,
  to: string,
  form: PhotoForm = 'photo',
  most = MOST_PIXELS,
): Promise<Reencoded> {
  const type = await fileTypeFromBuffer(await headOf(from));
  if (!type || !TYPES.has(type.mime)) return { fault: 'fileType' };
  if (type.mime === 'image/png' && (await hasHeavyNotes(from))) return { fault: 'fileType' };
  const size = await sizeOf(from);
  if (!size) return { fault: 'fileType' };
  const { pixels, frames } = size;
  const limit = HEAVY_TYPES.has(type.mime) ? MOST_HEAVY_PIXELS : MOST_PIXELS;
  if (pixels > Math.min(limit, most) || frames > MOST_FRAMES) return { fault: 'filePixels' };
  const cost = Math.max(pixels * (MOST_PIXELS / limit), FEWEST_PIXELS);
  const picture = await spend(cost, () => inForm(from, FORMS[form]));
  if (!picture) return { fault: 'fileType', pixels };
  await writeFile(to, picture, { mode: 0o600 });
  return { bytes: picture.length, pixels };
}

/** As the file's header says; undefined if it has none. */
async function sizeOf(from: string): Promise<{ pixels: number; frames: number } | undefined> {
  try {
    const { width, height, pages = 1 } = await sharp(from, { limitInputPixels: false }).metadata();
    return { pixels: width * height, frames: pages };
  } catch {
    return undefined;
  }
}

/** Undefined if the file cannot be decoded to its end. */
async function inForm(from: string, { longest, write }: Form): Promise<Buffer | undefined> {
  try {
    const picture = sharp(from, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_WORK })
      .rotate()
      .resize({
        width: longest,
        height: longest,
        fit: 'inside',
        withoutEnlargement: true,
      });
    return await write(picture).toBuffer();
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
