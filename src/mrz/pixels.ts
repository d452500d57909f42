import type { Grey } from './grey';

/** Pixels of the longer side. More would not be read better: a glyph of a page that fills the picture is then 30 wide. */
const LONGEST = 2000;

/** Decodes a file's picture, upright, in grey. Rejects if the browser cannot decode it. */
export async function pixelsOf(
  file: Blob,
  newCanvas: (width: number, height: number) => OffscreenCanvas | HTMLCanvasElement,
): Promise<Grey> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const context = newCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    // A picture may have transparent parts.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return greyOf(context.getImageData(0, 0, width, height));
  } finally {
    bitmap.close();
  }
}

function greyOf({ width, height, data }: ImageData): Grey {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    const i = at * 4;
    grey[at] = (77 * data[i]! + 150 * data[i + 1]! + 29 * data[i + 2]!) >> 8;
  }
  return { width, height, data: grey };
}
