import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paletteStyle } from '../../definition/brand/palette';
import type { BeginPublic } from '../http/finishResponses';
import { queryOf } from '../http/queryValues';
import { existing } from '../http/refusal';
import type { Translations } from '../http/translations';
import { PICTURE_TYPES, type PictureName, type PicturePlaces } from './pictures';
import pin from './drawings/pin.svg?raw';
import scene from './drawings/scene.svg?raw';
import type { AgencyBrand, ReadBrand } from './readBrand';
import { recoloured } from './recoloured';
import { brandName, brandUrl } from '../../definition/brand/brand';
import { LANGUAGES } from '../../definition/language/text';

/** Below it is what the server makes from the agency's record. */
export const BRAND_PATH = '/brand';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

interface BrandPorts extends PicturePlaces {
  readonly words: Translations;
  readonly readBrand: ReadBrand;
  readonly beginPublic: BeginPublic;
}

interface BrandText {
  readonly type: string;
  readonly text: (brand: AgencyBrand, words: Translations) => string;
}

const drawing = (svg: string): BrandText => ({
  type: 'image/svg+xml',
  text: ({ colours }) => recoloured(svg, colours),
});

const TEXTS: Readonly<Record<string, BrandText>> = {
  'style.css': {
    type: 'text/css; charset=utf-8',
    text: ({ palette }) => paletteStyle(palette),
  },
  'manifest.webmanifest': { type: 'application/manifest+json', text: webManifest },
  'scene.svg': drawing(scene),
  'pin.svg': drawing(pin),
};

/**
 * Serves what pages show of the brand. Their addresses (brandUrl) name its version, so what they load may be kept
 * for ever, and a change is a new address.
 */
export function addBrand(app: FastifyInstance, ports: BrandPorts): void {
  const { readBrand, beginPublic, words } = ports;
  for (const [name, { type, text }] of Object.entries(TEXTS)) {
    app.get(`${BRAND_PATH}/${name}`, { preHandler: beginPublic }, async (request, reply) => {
      const brand = await readBrand();
      sent(request, reply, brand).type(type);
      return text(brand, words);
    });
  }
  const pictures = keptPictures(ports);
  for (const name of Object.keys(PICTURE_TYPES) as PictureName[]) {
    app.get(`${BRAND_PATH}/${name}`, async (request, reply) => {
      const brand = await readBrand();
      const picture = existing(await pictures(name, brand));
      return sent(request, reply, brand).type(PICTURE_TYPES[name]).send(picture);
    });
  }
}

/** Returns a function that makes each picture once for each version of the brand; undefined if there is none. */
function keptPictures(places: PicturePlaces) {
  let kept = { version: '', files: new Map<string, Promise<Buffer | undefined>>() };
  return async (name: PictureName, brand: AgencyBrand): Promise<Buffer | undefined> => {
    if (kept.version !== brand.version) kept = { version: brand.version, files: new Map() };
    const { files } = kept;
    // sharp is loaded only where somebody asks for a picture.
    const made =
      files.get(name) ??
      import('./brandPictures').then(({ madePicture }) => madePicture(name, brand, places));
    files.set(name, made);
    const picture = await made.catch(() => undefined);
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
