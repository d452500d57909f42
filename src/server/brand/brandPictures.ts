import { buffer } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { idInName, PICTURES_PATH } from '../records/pictureAddress';
import type { PictureName, PicturePlaces } from './brandRoutes';
import type { AgencyBrand, BrandPictures } from './readBrand';
import { OWN_API } from '../http/route';

type Made = (brand: AgencyBrand, read: ReadPicture) => Promise<Sharp>;

/** Returns undefined if there is no such picture, or none that can be read. */
type ReadPicture = (name: keyof BrandPictures) => Promise<Buffer | undefined>;

/** The radius of the logo's corners, as a share of its side. */
const CORNER = 0.275;
/** The size of the logo in an icon whose edges the system cuts off, as a share of its side. */
const SAFE = 0.76;
const SHARE = { width: 1200, height: 630 } as const;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const;

const MADE: Readonly<Record<PictureName, Made>> = {
  'mark.webp': webp(async (brand, read) => rounded(await square(brand, read, 128), 128)),
  'logo.webp': webp((_, read) => wide(read)),
  'icon-64.png': png(64),
  'icon-192.png': png(192),
  'icon-512.png': png(512),
  'touch-180.png': (brand, read) => whole(brand, read, 180, 1),
  'whole-512.png': (brand, read) => whole(brand, read, 512, SAFE),
  'share.jpg': share,
};

function webp(make: Made): Made {
  return async (...ports) => (await make(...ports)).webp({ quality: 90 });
}

function png(size: number): Made {
  return async (brand, read) => rounded(await square(brand, read, size), size).png();
}

/** Returns the square logo, or without one a plain square in the brand's colour. */
async function square({ palette }: AgencyBrand, read: ReadPicture, size: number): Promise<Sharp> {
  const logo = await read('square');
  if (logo) return sharp(logo).resize(size, size, { fit: 'contain', background: CLEAR });
  const create = { width: size, height: size, channels: 4, background: palette.deep } as const;
  return sharp({ create });
}

function rounded(picture: Sharp, size: number): Sharp {
  const radius = size * CORNER;
  const pixels = Buffer.alloc(size * size * 4, 255);
  for (let index = 0; index < size * size; index += 1) {
    const beyond = (at: number) => Math.max(radius - at - 0.5, at + 0.5 - (size - radius), 0);
    const distance = Math.hypot(beyond(index % size), beyond(Math.floor(index / size)));
    pixels[index * 4 + 3] = 255 * Math.min(1, Math.max(0, radius - distance + 0.5));
  }
  const mask = { input: pixels, raw: { width: size, height: size, channels: 4 } } as const;
  return picture.ensureAlpha().composite([{ ...mask, blend: 'dest-in' }]);
}

/** Returns a logo of any shape, at three times the height of the header's. */
async function wide(read: ReadPicture): Promise<Sharp> {
  const logo = await read('logo');
  if (!logo) throw new Error('there is no such logo');
  return sharp(logo).resize({ width: 600, height: 132, fit: 'inside', withoutEnlargement: true });
}

/** Returns the square logo without transparency, its edges drawn out to the side of the icon. */
async function whole(brand: AgencyBrand, read: ReadPicture, size: number, share: number) {
  const inner = Math.round(size * share);
  const logo = await (
    await square(brand, read, inner)
  )
    .flatten({ background: brand.palette.paper })
    .png()
    .toBuffer();
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const sides = { top: before, left: before, bottom: after, right: after };
  return sharp(logo)
    .extend({ ...sides, extendWith: 'copy' })
    .png();
}

/** Returns the picture for link previews: the agency's own, or its logo on its colour. */
async function share(brand: AgencyBrand, read: ReadPicture): Promise<Sharp> {
  const own = await read('share');
  if (own)
    return sharp(own)
      .resize({ ...SHARE, fit: 'cover' })
      .jpeg({ quality: 85 });
  const dark = await read('dark');
  const logo = dark
    ? sharp(dark).resize({ width: 720, height: 300, fit: 'inside' })
    : rounded(await square(brand, read, 300), 300);
  const create = { ...SHARE, channels: 3, background: brand.palette.deep } as const;
  return sharp({ create })
    .composite([{ input: await logo.png().toBuffer() }])
    .jpeg({ quality: 85 });
}

const SITE_FILE = /^\/(?:[\w-]+\/)*[\w-]+\.(?:png|jpe?g|webp)$/u;

/** Returns a reader of an agency's pictures: uploaded ones, and files of the site. */
const pictureReader =
  ({ pictures }: AgencyBrand, places: PicturePlaces): ReadPicture =>
  async (name) => {
    const address = pictures[name];
    const uploaded = `${OWN_API}${PICTURES_PATH}`;
    if (address.startsWith(uploaded)) {
      const id = idInName(address.slice(uploaded.length));
      const stream = id === undefined ? undefined : await places.pictures.read(id);
      return stream && buffer(stream);
    }
    if (!SITE_FILE.test(address)) return undefined;
    for (const folder of places.folders) {
      const file = await readFile(join(folder, address)).catch(() => undefined);
      if (file) return file;
    }
    return undefined;
  };

export async function madePicture(
  name: PictureName,
  brand: AgencyBrand,
  places: PicturePlaces,
): Promise<Buffer> {
  // Photos are read from files only (photos/reencode); these come from the picture store, by the same decoders.
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  return (await MADE[name](brand, pictureReader(brand, places))).toBuffer();
}
