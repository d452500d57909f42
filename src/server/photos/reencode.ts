import { readFileSync } from 'node:fs';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { longerSide, type PictureLimits } from '../../definition/model/longerSide';
import type { IssueCode } from '../../definition/model/issue';
import { keepPdf, type PdfIssue } from './keepPdf';
import { hasHeavyNotes } from './pngMetadata';
import { writeSynced } from './writeSynced';

const MOST_PIXELS = 50_000_000;
/**
 * For formats whose decoder needs some 17 bytes for each pixel, where others decode line by line. A usual phone
 * photo has 12 million.
 */
const MOST_HEAVY_PIXELS = 16_000_000;
const HEAVY_TYPES: ReadonlySet<string> = new Set(['image/avif', 'image/heic', 'image/heif']);
/** The most frames of an animation. */
const MOST_FRAMES = 100;
/** Seconds that decoding and encoding one photo may take. */
const LONGEST_WORK = 20;
/** The bytes that identify a file's type. */
const HEAD_BYTES = 4100;
const JPEG_END = Buffer.from([0xff, 0xd9]);
/** The longer side of a small picture, twice that of its place in the panel. */
const SMALL_SIDE = 224;
/** The least cost of a photo, so that there are never more than three at a time. */
const FEWEST_PIXELS = MOST_PIXELS / 3;

const TYPES = new Set([...HEAVY_TYPES, 'image/jpeg', 'image/png', 'image/webp', 'image/gif']);

// Blocks decoders that no photo needs, since they could be attacked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Limits the pixels in memory: one large photo, or three usual ones. */
const spend = costLimit(MOST_PIXELS);

export type FileIssue =
  | Extract<IssueCode, 'fileType' | 'filePixels' | 'fileLong' | 'scan' | 'infected'>
  | PdfIssue;

export type Reencoded = ({ readonly bytes: number } | { readonly refused: FileIssue }) & {
  /** The decoded pixels; left out: none. */
  readonly pixels?: number;
  /** The CPU time that a document took; left out: none. */
  readonly milliseconds?: number;
};

/** photo: of visitors, as JPEG. picture: of public pages, as WebP. small: of a stored photo, for a list of several. */
export type PhotoForm = 'photo' | 'picture' | 'small';

/** pdf: a document of a visitor, as it came. */
export type FileForm = PhotoForm | 'pdf';

/**
 * Writes a file that is synced when this resolves.
 * @param most pixels that the photo may have, if fewer than the general limit
 */
export type Reencode = (
  from: string,
  to: string,
  form?: FileForm,
  most?: number,
) => Promise<Reencoded>;

/** Large enough to read every letter of a document. */
const LONGEST_PHOTO = 3500;

interface Form {
  /** Left out: what it shows need not be read. */
  readonly limits?: PictureLimits;
  readonly write: (picture: Sharp) => Sharp;
}

const FORMS: Readonly<Record<PhotoForm, Form>> = {
  photo: {
    limits: { longest: LONGEST_PHOTO, shortest: 1080, most: 65_000 },
    write: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }),
  },
  // Logos may be transparent.
  picture: {
    limits: { longest: 1920, shortest: 720, most: 16_383 },
    write: (picture) => picture.webp({ quality: 82 }),
  },
  small: { write: (picture) => picture.jpeg({ quality: 75 }) },
};

/**
 * Keeps a file as its form says. Reads it without waiting: this runs in a process of its own, where a wait for the
 * thread pool, which decodes, would take longer than the read.
 * @returns the bytes written, or why the file is refused
 */
export async function reencode(
  from: string,
  to: string,
  form: FileForm = 'photo',
  most = MOST_PIXELS,
): Promise<Reencoded> {
  const sent = readFileSync(from);
  if (form === 'pdf') return keepPdf(sent, to);
  return reencodePhoto(sent, to, form, most);
}

/**
 * Detects a file's type by its content and re-encodes it: upright, the first frame only, without metadata (EXIF,
 * profiles) or appended data.
 * @returns the bytes written, or why the file is refused
 */
async function reencodePhoto(
  sent: Buffer,
  to: string,
  form: PhotoForm,
  most: number,
): Promise<Reencoded> {
  const type = await fileTypeFromBuffer(sent.subarray(0, HEAD_BYTES));
  if (!type || !TYPES.has(type.mime)) return { refused: 'fileType' };
  if (type.mime === 'image/png' && hasHeavyNotes(sent)) return { refused: 'fileType' };
  const size = await sizeOf(sent);
  if (!size) return { refused: 'fileType' };
  const { width, height, frames } = size;
  const pixels = width * height;
  const limit = HEAVY_TYPES.has(type.mime) ? MOST_HEAVY_PIXELS : MOST_PIXELS;
  if (pixels > Math.min(limit, most) || frames > MOST_FRAMES) return { refused: 'filePixels' };
  const { limits } = FORMS[form];
  const side = limits ? longerSide(width, height, limits) : SMALL_SIDE;
  if (side === undefined) return { refused: 'fileLong' };
  const cost = Math.max(pixels * (MOST_PIXELS / limit), FEWEST_PIXELS);
  const decode = (bytes: Buffer, failOn: FailOn) =>
    spend(cost, () => inForm(bytes, FORMS[form], side, failOn));
  const picture = await decode(sent, 'error');
  if (!picture && type.mime === 'image/jpeg' && !sent.subarray(-2).equals(JPEG_END)) {
    // Only its end marker may be missing: the decoder warns if there is less of the picture than that.
    const whole = await decode(Buffer.concat([sent, JPEG_END]), 'warning');
    return written(whole, to, 2 * pixels);
  }
  return written(picture, to, pixels);
}

async function written(picture: Buffer | undefined, to: string, pixels: number) {
  if (!picture) return { refused: 'fileType' as const, pixels };
  await writeSynced(to, picture);
  return { bytes: picture.length, pixels };
}

/** Reads the size from the file's header; returns undefined if it has none. */
async function sizeOf(sent: Buffer) {
  try {
    const { width, height, pages = 1 } = await sharp(sent, { limitInputPixels: false }).metadata();
    return { width, height, frames: pages };
  } catch {
    return undefined;
  }
}

/** Returns a visitor's photo as it is stored; undefined if it cannot be decoded to its end. */
export const asPhoto = (sent: Buffer): Promise<Buffer | undefined> =>
  inForm(sent, FORMS.photo, LONGEST_PHOTO);

type FailOn = 'error' | 'warning';

async function inForm(
  sent: Buffer,
  { write }: Form,
  side: number,
  failOn: FailOn = 'error',
): Promise<Buffer | undefined> {
  try {
    const picture = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn })
      .timeout({ seconds: LONGEST_WORK })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    return await write(picture).toBuffer();
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that runs work of a cost as soon as the total cost of concurrent work allows it; the rest waits in
 * order. Work that costs more than the total runs alone.
 */
export function costLimit(total: number) {
  let left = total;
  const waiting: { readonly cost: number; readonly enter: () => void }[] = [];
  const letIn = (): void => {
    for (let [next] = waiting; next && next.cost <= left; [next] = waiting) {
      waiting.shift();
      left -= next.cost;
      next.enter();
    }
  };
  return async <T>(estimate: number, work: () => Promise<T>): Promise<T> => {
    const cost = Math.min(estimate, total);
    await new Promise<void>((enter) => {
      waiting.push({ cost, enter });
      letIn();
    });
    try {
      return await work();
    } finally {
      left += cost;
      letIn();
    }
  };
}
