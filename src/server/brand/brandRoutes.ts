import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paletteStyle, toHex, toOklch, type BrandColours } from '../../definition/brand/palette';
import type { BeginPublic } from '../http/finishResponses';
import { existing } from '../http/refusal';
import type { Translations } from '../http/translations';
import type { AgencyBrand, ReadBrand } from './readBrand';
import { brandName, brandUrl } from '../../definition/brand/brand';
import { LANGUAGES } from '../../definition/model/text';
import type { PhotoFolder } from '../photos/photoFolder';
import { queryOf } from '../http/request';

/** Below it is what the server makes from the agency's record. */
export const BRAND_PATH = '/brand';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

export type ReadBrandPicture = ReturnType<typeof brandPictures>;

interface BrandPorts {
  readonly brandPicture: ReadBrandPicture;
  readonly words: Translations;
  readonly readBrand: ReadBrand;
  readonly beginPublic: BeginPublic;
}

interface BrandText {
  readonly type: string;
  readonly text: (brand: AgencyBrand, words: Translations) => string;
}

/** For pages without pictures; a service's page shows the one with the name of its tile's icon. */
const DRAWINGS = import.meta.glob<string>('./drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawing = ([path, svg]: [string, string]): [string, BrandText] => [
  path.slice(path.lastIndexOf('/') + 1),
  { type: 'image/svg+xml', text: ({ colours }) => recoloured(svg, colours) },
];

const TEXTS: Readonly<Record<string, BrandText>> = {
  'style.css': {
    type: 'text/css; charset=utf-8',
    text: ({ palette }) => paletteStyle(palette),
  },
  'manifest.webmanifest': { type: 'application/manifest+json', text: webManifest },
  ...Object.fromEntries(Object.entries(DRAWINGS).map(drawing)),
};

/**
 * Serves what pages show of the brand. Their addresses (brandUrl) name its version, so what they load may be kept
 * for ever, and a change is a new address.
 */
export function addBrand(app: FastifyInstance, ports: BrandPorts): void {
  const { readBrand, beginPublic, words, brandPicture } = ports;
  for (const [name, { type, text }] of Object.entries(TEXTS)) {
    app.get(`${BRAND_PATH}/${name}`, { preHandler: beginPublic }, async (request, reply) => {
      const brand = await readBrand();
      sent(request, reply, brand).type(type);
      return text(brand, words);
    });
  }
  for (const name of Object.keys(PICTURE_TYPES) as PictureName[]) {
    app.get(`${BRAND_PATH}/${name}`, async (request, reply) => {
      const brand = await readBrand();
      const picture = existing(await brandPicture(name, brand));
      return sent(request, reply, brand).type(PICTURE_TYPES[name]).send(picture);
    });
  }
}

/** Returns a function that makes each picture once for each version of the brand; undefined if there is none. */
export function brandPictures(places: PicturePlaces) {
  let made = { version: '', files: new Map<string, Promise<Buffer | undefined>>() };
  return async (name: PictureName, brand: AgencyBrand): Promise<Buffer | undefined> => {
    if (made.version !== brand.version) made = { version: brand.version, files: new Map() };
    const { files } = made;
    // sharp is loaded only where somebody asks for a picture.
    const making =
      files.get(name) ??
      import('./brandPictures').then(({ madePicture }) => madePicture(name, brand, places));
    files.set(name, making);
    const picture = await making.catch(() => undefined);
    // A store that is unavailable for a moment is read again.
    if (!picture) files.delete(name);
    return picture;
  };
}

/** Another version than the present one is not kept: it would be the present one under an old address. */
const sent = ({ query }: FastifyRequest, reply: FastifyReply, { version }: AgencyBrand) =>
  reply.header('cache-control', queryOf(query).v === version ? FOR_EVER : FRESH);

/** Returns the web app manifest; one for all languages, since an app is installed once. */
function webManifest(brand: AgencyBrand, words: Translations): string {
  const names = new Set(['en' as const, 'ku' as const].map((each) => brandName(brand, each)));
  const name = [...names].join(' ');
  const titles = LANGUAGES.map((each) => words[each]('home.title', {}));
  const icon = (file: string, size: number, purpose: string) => ({
    src: brandUrl(file, brand),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: titles.join(' · '),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.palette.deep,
    background_color: brand.palette.paper,
    categories: ['travel'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('whole-512.png', 512, 'maskable'),
    ],
  });
}

/** The colours in which the drawings were made. */
const DRAWN: BrandColours = { primary: '#2aa1bc', secondary: '#094469' };

/** In degrees; what is further from both hues, such as sand and sun, keeps its colour. */
const NEAR = 34.4;

/**
 * Returns a drawing in an agency's colours: each colour that is near one of those in which it was made turns with
 * it, and keeps its lightness.
 */
function recoloured(drawing: string, chosen: BrandColours): string {
  return drawing.replaceAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/giu, (hex) => turned(hex, chosen));
}

function turned(hex: string, chosen: BrandColours): string {
  const { h = 0, ...colour } = toOklch(hex);
  if (colour.c < 0.004) return hex;
  const [nearest] = (['primary', 'secondary'] as const)
    .map((name) => ({ name, from: toOklch(DRAWN[name]) }))
    .toSorted((a, b) => distance(a.from.h, h) - distance(b.from.h, h));
  if (!nearest || distance(nearest.from.h, h) > NEAR) return hex;
  const { name, from } = nearest;
  if (chosen[name] === DRAWN[name]) return hex;
  const to = toOklch(chosen[name]);
  const { h: turn = 0 } = to;
  return toHex({ ...colour, c: (colour.c * to.c) / from.c, h: h + turn - (from.h ?? 0) });
}

/** Returns the angle between two hues. */
function distance(one = 0, other = 0): number {
  const between = Math.abs(one - other) % 360;
  return Math.min(between, 360 - between);
}

/** What is made from the agency's pictures, by the names in its address. */
export const PICTURE_TYPES = {
  'mark.webp': 'image/webp',
  'logo.webp': 'image/webp',
  'icon-64.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  /** Opaque and to the edges, since the system cuts the corners off. */
  'touch-180.png': 'image/png',
  'whole-512.png': 'image/png',
  'share.jpg': 'image/jpeg',
} as const;

export type PictureName = keyof typeof PICTURE_TYPES;

/** The places of the pictures that a record names. */
export interface PicturePlaces {
  readonly pictures: Pick<PhotoFolder, 'read'>;
  /** The folders with the files of the site, of which the first that has a file counts. */
  readonly folders: readonly string[];
}
