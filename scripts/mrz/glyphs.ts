import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { GLYPHS } from '../../src/mrz/zone';

/** Pixels of a glyph's cell; its width is the pitch of the lines. */
export const CELL = { width: 48, height: 64 };

/** The typefaces, a row of the picture each: strokes with round and with square ends. */
const FACES = ['OCR B', 'OCR B S'];

/** A size at which the advance is about the width of a cell, and the fixed height that sharp returns a row in. */
const SIZE = 50;

/** The ink of all glyphs, 0 to 255, as the picture has it. */
export type Glyphs = { readonly ink: Uint8Array; readonly width: number };

/**
 * Draws the picture of glyphs with Debian's package fonts-ocr-b: OCR-B by Norbert Schwarz, who allows everybody to use,
 * modify and distribute it, as OpenType by Matthew Skala, who released it to the public domain.
 */
export async function drawGlyphs(path: string): Promise<void> {
  const rows = await Promise.all(FACES.map((font) => drawRow(font)));
  await sharp({
    create: {
      width: CELL.width * GLYPHS.length,
      height: CELL.height * FACES.length,
      channels: 3,
      background: '#000',
    },
  })
    .composite(rows.map((input, row) => ({ input, left: 0, top: row * CELL.height })))
    .greyscale()
    .png({ compressionLevel: 9, palette: true, colours: 16 })
    .toFile(path);
}

/** Draws the glyphs of a typeface; the row begins with an A that only sets the margin. */
async function drawRow(font: string): Promise<Buffer> {
  const fontfile = execFileSync('fc-match', ['-f', '%{file}', font], { encoding: 'utf8' });
  if (!fontfile.includes('OCRB')) throw new Error('Install the Debian package fonts-ocr-b first.');
  const draw = (text: string) =>
    sharp({
      text: {
        text: `<span foreground="white">${text.replaceAll('<', '&lt;')}</span>`,
        font: `${font} ${String(SIZE)}`,
        fontfile,
        dpi: 96,
        rgba: true,
      },
    })
      .flatten({ background: '#000' })
      .png()
      .toBuffer({ resolveWithObject: true });
  const one = await draw('A');
  const eleven = await draw('AAAAAAAAAAA');
  const advance = (eleven.info.width - one.info.width) / 10;
  const row = await draw(`A${GLYPHS}A`);
  const left = Math.round(advance - (advance - one.info.width) / 2);
  return sharp(row.data)
    .extract({
      left,
      top: 0,
      width: Math.round(advance * GLYPHS.length),
      height: row.info.height,
    })
    .resize(CELL.width * GLYPHS.length, row.info.height, { fit: 'fill' })
    .extend({
      top: Math.floor((CELL.height - row.info.height) / 2),
      bottom: Math.ceil((CELL.height - row.info.height) / 2),
      background: '#000',
    })
    .png()
    .toBuffer();
}

/** Reads the picture of glyphs. From a buffer, since the server's photo code blocks sharp's other loaders in its process. */
export async function readGlyphs(path: string): Promise<Glyphs> {
  const { data, info } = await sharp(await readFile(path))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ink: data, width: info.width };
}
