import { longerSide, type PictureLimits } from '../../../definition/model/longerSide';
import { mediaTypeOf, type Prepared } from './admit';

/** A passport page and a screenshot stay readable. */
const LIMITS: PictureLimits = { longest: 2000, shortest: 1080, most: 65_000 };
const QUALITY = 0.85;

/** The maximum distance of a file's EXIF block from either end, in bytes. */
const EXIF_WITHIN = 65_536;

const JPEG = 'image/jpeg';
/** The common interface of both types of canvas. */
type Pen = CanvasFillStrokeStyles & CanvasRect & CanvasImageSmoothing & CanvasDrawImage;

/**
 * What the server decodes even if the browser does not. HEIC is not among these: the server's decoder
 * reads only AVIF of that family.
 */
const SERVER_DECODES = 'image/avif';

/**
 * Prepares a photo for storing and sending: upright, its longer edge at most 2000 pixels unless it is
 * very long, as a JPEG without metadata such as the location. Returns the file's own bytes if that is no improvement, or
 * if only the server can decode it; returns why not if neither can. Never rejects.
 */
export async function shrink(file: File): Promise<Prepared> {
  try {
    return await madeReady(file);
  } catch {
    // The file was removed meanwhile (from cloud storage or a card), or memory is short.
    return 'unreadable';
  }
}

async function madeReady(file: File): Promise<Prepared> {
  const type = mediaTypeOf(file);
  const bitmap = await decode(file);
  if (!bitmap) return type === SERVER_DECODES ? copy(file, type) : 'unreadable';
  const side = longerSide(bitmap.width, bitmap.height, LIMITS);
  if (side === undefined) return 'tooLong';
  const smaller = await encode(bitmap, side);
  bitmap.close();
  const isBetter = smaller && (type === JPEG || smaller.size < file.size || (await hasExif(file)));
  return isBetter ? smaller : copy(file, type);
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

async function encode(bitmap: ImageBitmap, side: number): Promise<Blob | undefined> {
  const scale = side / Math.max(bitmap.width, bitmap.height);
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = newCanvas(width, height);
  // Both canvases have it; of the union, an incremental tsc does not always find the overload.
  const context: Pen | null = (canvas as HTMLCanvasElement).getContext('2d');
  if (!context) return undefined;
  // A JPEG has no transparency, and a black background would hide the text of a scan.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return toJpeg(canvas);
}

function newCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

async function toJpeg(canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob | undefined> {
  const options = { type: JPEG, quality: QUALITY };
  try {
    if ('convertToBlob' in canvas) return await canvas.convertToBlob(options);
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? undefined), options.type, options.quality);
    });
  } catch {
    return undefined;
  }
}

/** Detects EXIF in WebP, PNG or AVIF, each with its own marker; a JPEG is always re-encoded. */
async function hasExif(file: Blob): Promise<boolean> {
  const ends = [file.slice(0, EXIF_WITHIN), file.slice(-EXIF_WITHIN)];
  const texts = await Promise.all(
    ends.map(async (end) => new TextDecoder('latin1').decode(await end.arrayBuffer())),
  );
  return texts.some((text) => /exif/iu.test(text));
}

/** Copies the file to memory: it may be moved or edited before it is sent. */
async function copy(file: File, type: string): Promise<Blob> {
  return new Blob([await file.arrayBuffer()], { type });
}
