import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFiles } from '../../src/definition/types/table';
import type { Service } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';
import { loadCatalogue } from '../../src/server/catalogue';
import { loadContentKinds } from '../../src/server/content/contentKinds';
import { sentExamples } from '../../src/server/openapi/examples';
import { recordsAt, sent } from '../../src/server/contractCheck/target';
import type { Aim } from './aim';
import { asking, type Shot } from './requests';

/** The requests behind one line of the table. */
export interface Load {
  readonly name: string;
  readonly shots: readonly Shot[];
  /** How many of twenty-two requests of the mixture are of this load. */
  readonly share: number;
  /** The least share of the bare server's responses per second; unset: none. */
  readonly floor?: number;
  /** The path at which staff read what it stores; unset: it stores nothing. */
  readonly list?: string;
}

/** Of responses that are sent from memory: what is left of a bare server's speed. */
const CACHED = 0.75;

/**
 * Of what is stored, synced and encoded, and of a list behind a session: two thirds of the shares that were measured
 * (docs/testing.md), so that only what makes them much slower falls below.
 */
const JSON_SUBMIT = 0.024;
const PHOTO_SUBMIT = 0.003;
const STAFF_LIST = 0.05;

const LANGUAGES = ['ckb', 'ar', 'en'];
const CITIES = ['sul', 'هەو', 'بغ', 'lon', 'istanbul'];

/**
 * Returns reads and submits as visitors and staff send them, without submits if nothing may be
 * stored and without staff's reads if nobody is logged in. The staff list comes last, when it is no
 * longer empty.
 */
export async function loadsOn(aim: Aim, root: string): Promise<readonly Load[]> {
  const services = (await loadCatalogue(root)).map(({ service }) => service);
  const recordsOf = recordsAt(aim.calls, await loadContentKinds(root));
  const examples = await sentExamples(services, recordsOf);
  const photo = new File(
    [await readFile(join(root, 'public/content/agency/share.jpg'))],
    'photo.jpg',
    {
      type: 'image/jpeg',
    },
  );
  const submit = async (
    { name, share, floor }: Required<Pick<Load, 'name' | 'share' | 'floor'>>,
    service: Service,
  ): Promise<Load> => ({
    name,
    share,
    floor,
    list: service.staff.list,
    shots: [await toShot(service, examples.get(service.id) ?? service.sample, photo)],
  });
  const json = longest(services.filter(({ submit: { encoding } }) => encoding === 'json'));
  const multipart = longest(services.filter(takesPhotos));
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
      shots: LANGUAGES.map((language) => asking(json.route, language)),
    },
    { name: 'search for cities', share: 3, shots: CITIES.map(searching) },
  ];
  const submits = [
    await submit({ name: 'submit, JSON', share: 5, floor: JSON_SUBMIT }, json),
    await submit({ name: 'submit, with a photo', share: 1, floor: PHOTO_SUBMIT }, multipart),
  ];
  const authorization = `Bearer ${aim.token ?? ''}`;
  const list = asking(`/api/${json.staff.list}?perPage=20`, 'en', { authorization });
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
function longest(services: readonly Service[]): Service {
  const lengthOf = ({ sample }: Service) => JSON.stringify(sample).length;
  const [most] = services.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!most) throw new Error('there is no such service');
  return most;
}

const takesPhotos = ({ submit, form, sample }: Service): boolean =>
  submit.encoding === 'multipart' &&
  Object.entries(form.properties).some(
    ([name, field]) => isFiles(field) && sample[name] !== undefined,
  );

async function toShot(service: Service, values: Values, photo: File): Promise<Shot> {
  const request = new Request(
    `http://localhost/api/${service.submit.path}`,
    sent(service, values, { 'content-language': 'en' }, photo),
  );
  return {
    method: 'POST',
    path: new URL(request.url).pathname,
    headers: Object.fromEntries(request.headers),
    body: Buffer.from(await request.arrayBuffer()),
  };
}
