import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { toParts } from '../../src/definition/payload/submitRequest';
import type { Service } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';
import { type CatalogueEntry, loadCatalogue } from '../../src/server/catalogue';
import { loadContentKinds } from '../../src/server/content/contentKinds';
import { sentExamples } from '../../src/server/openapi/examples';
import { recordsAt, sent } from '../../src/server/contractCheck/target';
import type { Aim } from './aim';
import { type Alone, sharpAlone, storesAlone } from './alone';
import { asking, type Shot } from './shoot';

/** The requests behind one line of the table. */
export interface Load {
  readonly name: string;
  readonly shots: readonly Shot[];
  /** How many of twenty-two requests of the mixture are of this load. */
  readonly share: number;
  /** The least share of the bare server's responses per second; unset: none. */
  readonly floor?: number;
  /** Measured on this machine as well; unset: nothing. */
  readonly alone?: readonly Alone[];
  /** The path at which staff read what it stores; unset: it stores nothing. */
  readonly list?: string;
}

/** The least share of a bare server's speed for responses that are sent from memory. */
const CACHED = 0.75;

/** Of a list behind a session: two thirds of the share that was measured (docs/testing.md). */
const STAFF_LIST = 0.05;

const LANGUAGES = ['ckb', 'ar', 'en'];
const CITIES = ['sul', 'هەو', 'بغ', 'lon', 'istanbul'];

/**
 * Returns reads and submits as visitors and staff send them, without submits if nothing may be
 * stored and without staff's reads if nobody is logged in. The staff list comes last, when it is no
 * longer empty.
 */
export async function loadsOn(aim: Aim, root: string): Promise<readonly Load[]> {
  const entries = await loadCatalogue(root);
  const services = entries.map(({ service }) => service);
  const recordsOf = recordsAt(aim.calls, await loadContentKinds(root));
  const examples = await sentExamples(services, recordsOf);
  const photo = await visitorPhoto(root);
  const answersTo = (service: Service): Values => examples.get(service.id) ?? service.sample;
  const submit = async (
    named: Pick<Load, 'name' | 'share' | 'alone'>,
    service: Service,
  ): Promise<Load> => ({
    ...named,
    list: service.staff.list,
    shots: [await toShot(service, answersTo(service), photo)],
  });
  const json = longest(entries.filter(({ service }) => service.submit.encoding === 'json'));
  const multipart = longest(entries.filter(takesPhotos));
  const reads: Load[] = [
    {
      name: 'home page',
      share: 5,
      floor: CACHED,
      shots: LANGUAGES.map((language) => asking('/', language)),
    },
    {
      name: 'blogs',
      share: 3,
      floor: CACHED,
      shots: [asking('/api/client/get_blog/?perPage=10', 'en')],
    },
    {
      name: 'tours',
      share: 1,
      floor: CACHED,
      shots: [asking('/api/client/get_tour_group/?perPage=10&orderColumn=-recommendedRate', 'en')],
    },
    {
      name: 'service page',
      share: 1,
      floor: CACHED,
      shots: LANGUAGES.map((language) => asking(json.service.route, language)),
    },
    { name: 'search for cities', share: 3, shots: CITIES.map(searching) },
  ];
  const submits = [
    await submit(
      { name: 'submit, JSON', share: 5, alone: storesAlone(json, answersTo(json.service)) },
      json.service,
    ),
    await submit(
      {
        name: 'submit, with photos',
        share: 1,
        alone: [sharpAlone(photo, photosIn(multipart.service, answersTo(multipart.service)))],
      },
      multipart.service,
    ),
  ];
  const authorization = `Bearer ${aim.token ?? ''}`;
  const list = asking(`/api/${json.service.staff.list}?perPage=20`, 'en', { authorization });
  return [
    ...reads,
    ...(aim.mayWrite ? submits : []),
    ...(aim.token === undefined
      ? []
      : [{ name: "staff's list", share: 3, floor: STAFF_LIST, shots: [list] }]),
  ];
}

const searching = (city: string): Shot =>
  asking(`/api/client/city/?city_name=${encodeURIComponent(city)}`, 'en');

/** Returns the service with the most fields. */
function longest(entries: readonly CatalogueEntry[]): CatalogueEntry {
  const lengthOf = ({ service: { sample } }: CatalogueEntry) => JSON.stringify(sample).length;
  const [most] = entries.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!most) throw new Error('there is no such service');
  return most;
}

const takesPhotos = ({ service }: CatalogueEntry): boolean =>
  service.submit.encoding === 'multipart' && photosIn(service, service.sample) > 0;

const photosIn = ({ form }: Service, values: Values): number =>
  toParts(form, values).filter((part) => 'file' in part).length;

/** Returns a photo as the form sends it: 2000 × 1500 pixels, with the noise of a camera. */
async function visitorPhoto(root: string): Promise<Buffer> {
  const [width, height] = [2000, 1500];
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width, height, channels: 3, background: 'grey', noise } as const;
  return sharp(await readFile(join(root, 'public/content/agency/share.jpg')))
    .resize(width, height)
    .composite([{ input: { create }, blend: 'overlay' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function toShot(service: Service, values: Values, photo: Buffer): Promise<Shot> {
  const file = new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' });
  const request = new Request(
    `http://localhost/api/${service.submit.path}`,
    sent(service, values, { 'content-language': 'en' }, file),
  );
  return {
    method: 'POST',
    path: new URL(request.url).pathname,
    headers: Object.fromEntries(request.headers),
    body: Buffer.from(await request.arrayBuffer()),
  };
}
