import { describe, expect, it } from 'vitest';
import {
  PUBLIC_READS,
  PUBLIC_RECORDS,
  type Shape,
  STAFF_READS,
  STAFF_RECORDS,
} from './contentPaths';
import { startServer } from '../support/harness';
import { expectRefusal } from '../support/scenario';

const { app, login } = await startServer();
const staff = await login();

type Found = Readonly<Record<string, unknown>>;

async function read(path: string, headers = {}) {
  const response = await app.inject({ url: `/api/${path}`, headers });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return { headers: response.headers, body: response.json<unknown>() };
}

/** Exactly the keys around the records of each shape. */
const AROUND: Readonly<Record<Shape, (body: unknown) => unknown>> = {
  one: (body) => [body],
  list: (body) => body,
  pages: (body) => {
    expect(Object.keys(body as object)).toEqual([
      'data',
      'total',
      'pages',
      'hasNext',
      'hasPrevious',
    ]);
    return (body as Found).data;
  },
  window: (body) => {
    expect(Object.keys(body as object)).toEqual(['data', 'total']);
    return (body as Found).data;
  },
  nested: (body) => {
    const { data, ...rest } = body as { data: Found };
    expect([Object.keys(rest), Object.keys(data)]).toEqual([[], ['data']]);
    return data.data;
  },
};

function recordsIn(body: unknown, shape: Shape): readonly Found[] {
  const records = AROUND[shape](body);
  expect(Array.isArray(records)).toBe(true);
  return records as readonly Found[];
}

function expectRecords(records: readonly Found[]): void {
  expect(records.length).toBeGreaterThan(0);
  const ids = records.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, createdAt } of records) {
    expect(id).toMatch(/^[\w-]{1,60}$/u);
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);
  }
}

const firstId = async (path: string, shape: Shape, headers = {}) =>
  String(recordsIn((await read(path, headers)).body, shape)[0]?.id);

const shapeOf = (path: string) =>
  [...PUBLIC_READS, ...STAFF_READS].find(([own]) => own === path)?.[1] ?? 'list';

describe('public reads', () => {
  it.each(PUBLIC_READS)('%s returns %s', async (path, shape) => {
    const { headers, body } = await read(path);
    expect(headers['cache-control']).toBe('no-cache');
    expectRecords(recordsIn(body, shape));
  });

  it.each(PUBLIC_RECORDS)('%s{id}/ returns that record', async (path, list) => {
    const { body } = await read(list);
    for (const record of recordsIn(body, shapeOf(list))) {
      expect((await read(`${path}${String(record.id)}/`)).body).toEqual(record);
    }
  });

  it.each(
    PUBLIC_RECORDS.flatMap(([path]) =>
      ['none', '__proto__', '%00', 'a%2Fb', 'x'.repeat(100), '%F0%9F%98%80'].map((id) => [
        path,
        id,
      ]),
    ),
  )('%s%s/ answers 404', async (path, id) => {
    const response = await app.inject({ url: `/api/${path}${id}/` });
    expect(response.statusCode).toBe(404);
    expectRefusal(response);
  });
});

it.each(['ئەستەنبوڵ', 'إسطنبول', 'istan'])('the tours to %s are found by it', async (place) => {
  const { body } = await read(`client/get_tour_group/?search=${encodeURIComponent(place)}`);
  expect(recordsIn(body, 'window').map(({ id }) => id)).toEqual(['101']);
});

it('sections have all keys of the paper, those for visa types where there are types', async () => {
  const sectionsOf = async (path: string) =>
    [(await read(path)).body].flat().flatMap((one) => (one as { formFields: Found[] }).formFields);
  const keys = (sections: readonly Found[]) => [
    ...new Set(sections.map((section) => Object.keys(section).toSorted().join())),
  ];
  const visas = await sectionsOf('client/top_country_visa/');
  expect(keys(visas)).toEqual(['body,sectionNote,title,typeIds']);
  expect(visas.find(({ typeIds }) => String(typeIds) === '')?.typeIds).toEqual([]);
  const immigration = await sectionsOf('client/immigration_form/');
  expect(keys(immigration)).toEqual(['body,sectionNote,title']);
});

describe('staff reads', () => {
  it.each(STAFF_READS)('%s returns %s to staff only', async (path, shape) => {
    const { headers, body } = await read(path, staff);
    expect(headers['cache-control']).toBe('no-store');
    expectRecords(recordsIn(body, shape));
    const refused = await app.inject({ url: `/api/${path}` });
    expect(refused.statusCode).toBe(401);
    expectRefusal(refused);
  });

  it.each(STAFF_RECORDS)('%s{id}/ returns that record to staff only', async (path, list) => {
    const id = await firstId(list, shapeOf(list), staff);
    expect((await read(`${path}${id}/`, staff)).body).toMatchObject({ id });
    const lost = await app.inject({ url: `/api/${path}none/`, headers: staff });
    const refused = await app.inject({ url: `/api/${path}${id}/` });
    expect([lost.statusCode, refused.statusCode]).toEqual([404, 401]);
  });
});
