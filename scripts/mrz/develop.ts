import sharp from 'sharp';
import type { Grey } from '../../src/mrz/grey';
import type { Taken } from './picture';

/** Returns the picture as a JPEG. */
export const toJpeg = ({ picture: { width, height, data }, quality }: Taken): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer();

/** Returns a file's picture in grey, upright as its camera says, with at most so many pixels on its longer side. */
export async function readGrey(file: string | Buffer, most = 100_000): Promise<Grey> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize(most, most, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Returns the picture as it comes out of its JPEG. */
export const develop = async (taken: Taken): Promise<Grey> => readGrey(await toJpeg(taken));
