import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { toRequest } from '../../../src/definition/payload/submitRequest';
import { fromPayload } from '../../../src/definition/payload/payload';
import type { Service } from '../../../src/definition/model/service';
import { LANGUAGES } from '../../../src/definition/model/text';
import type { Json, Values } from '../../../src/definition/model/values';
import { startServer } from '../support/harness';
import { fileFields, photosIn, readPath, servicesThat, withSections } from '../support/picks';
import { sampleRequest, services, wireRequest } from './submission';

const { app, files, login, settings } = await startServer();
const staff = await login();

const get = (path: string, headers = {}) => app.inject({ url: `/api/${path}`, headers });

/** Each service with its sample, and services with conditional sections with these, too. */
const SAMPLES: readonly (readonly [name: string, service: Service])[] = [
  ...services.map((service) => [service.id, service] as const),
  ...services.flatMap((service) =>
    service.sections && !service.given
      ? [[`${service.id}, with sections`, withSections(service)] as const]
      : [],
  ),
];

/** Returns what the pages' encoder sends, parsed as the call does: photos by their tokens. */
function encoded(service: Service): Values {
  const request = toRequest(service, fromPayload(service, service.sample), 'en');
  if (request.encoding === 'json') return request.json;
  const wire: Record<string, Json> = {};
  for (const part of request.parts) {
    const before = wire[part.name] ?? [];
    if ('file' in part) wire[part.name] = [...(before as Json[]), part.file];
    else if (typeof service.sample[part.name] === 'string') wire[part.name] = part.text;
    else wire[part.name] = JSON.parse(part.text) as Json;
  }
  return wire;
}

const PHOTO = /^photo\/[0-9a-f]{32}\/$/u;

/** Returns the sample as staff read it: for each photo the path to read it with. */
const readOf = (service: Service): Record<string, unknown> => ({
  ...service.sample,
  ...Object.fromEntries(
    fileFields(service).map((name) => {
      const tokens = service.sample[name] as readonly Json[];
      return [name, tokens.map(() => expect.stringMatching(PHOTO))];
    }),
  ),
});

test('every file of a service is tried, one of them with conditional sections, too', async () => {
  const names = (await readdir('schemas/services')).filter((name) => name.endsWith('.json'));
  expect(services.map(({ id }) => `${id}.json`).toSorted()).toEqual(names.toSorted());
  expect(SAMPLES.length).toBeGreaterThan(services.length);
});

describe.each(SAMPLES)('%s', (name, service) => {
  test('the pages send the sample, field by field', () => {
    expect(encoded(service)).toEqual(service.sample);
  });

  test('staff read what a visitor sent, and the visitor gets only the reference', async () => {
    const before = (await files('photos')).length;
    const headers = {
      'content-language': 'en',
      'idempotency-key': `sample-of-${name}`.replace(/\W/gu, '-'),
    };
    const sent = await app.inject(await wireRequest(service, service.sample, headers));
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toEqual({
      reference: expect.stringMatching(/^RG-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      link: expect.stringMatching(/^[\w-]{43}$/u),
    });
    expect(await files('photos')).toHaveLength(before + photosIn(service));

    const list = await get(service.staff.list, staff);
    expect(list.statusCode).toBe(200);
    const { data, ...rest } = list.json<{ data: Record<string, unknown>[] }>();
    expect(rest).toEqual({ total: data.length, page: 1, perPage: 20 });
    const { reference } = sent.json<{ reference: string }>();
    const record = data.find((one) => one.reference === reference);
    expect(record).toEqual({
      ...readOf(service),
      id: expect.any(String),
      reference,
      language: 'en',
      definitionVersion: service.version,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const read = await get(readPath(service, String(record?.id)), staff);
    expect(read.statusCode).toBe(200);
    expect(read.json()).toEqual(record);
  });

  test('applications are readable by staff only', async () => {
    const { data } = (await get(service.staff.list, staff)).json<{ data: { id: string }[] }>();
    expect(data.length).toBeGreaterThan(0);
    const paths = data.map(({ id }) => readPath(service, id));
    for (const path of [service.staff.list, ...paths]) {
      const refused = await get(path);
      expect(refused.statusCode).toBe(401);
      for (const { id } of data) expect(refused.body).not.toContain(id);
    }
  });

  if (photosIn(service) === 0) return;

  test('photos are readable by staff only', async () => {
    const { data } = (await get(service.staff.list, staff)).json<{ data: Values[] }>();
    const paths = fileFields(service).flatMap((field) => data[0]?.[field] as string[]);
    expect(paths).toHaveLength(photosIn(service));
    for (const path of paths) {
      expect((await get(path)).statusCode).toBe(401);
      const photo = await get(path, staff);
      expect(photo.statusCode).toBe(200);
      expect(photo.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const file = join(settings.dataDir, 'photos', `${path.split('/')[1] ?? ''}.jpg`);
      const { width, height, format } = await sharp(await readFile(file)).metadata();
      expect({ width, height, format }).toEqual({ width: 64, height: 48, format: 'jpeg' });
      expect(photo.rawPayload.equals(await readFile(file))).toBe(true);
    }
  });
});

const hasOpenEnd = ({ sample }: Service) => JSON.stringify(sample).includes('Until now');

describe('an application is read as it was asked', () => {
  test.each(
    servicesThat('has an open end in its sample', hasOpenEnd).map((one) => [one.id, one] as const),
  )('%s: the words for an open end stay in the language of the visitor', async (_, open) => {
    const { app: own, login: enter } = await startServer();
    for (const language of LANGUAGES) {
      const request = await sampleRequest(open, { 'content-language': language });
      expect((await own.inject(request)).statusCode).toBe(201);
    }
    const list = await own.inject({ url: `/api/${open.staff.list}`, headers: await enter() });
    const texts = list.json<{ data: unknown[] }>().data.map((record) => JSON.stringify(record));
    expect(texts.map((text) => text.includes('تا ئێستا'))).toEqual([false, false, true]);
    expect(texts.map((text) => text.includes('حتى الآن'))).toEqual([false, true, false]);
    expect(texts.map((text) => text.includes('Until now'))).toEqual([true, false, false]);
  });
});
