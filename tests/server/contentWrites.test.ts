import { describe, expect, it, test } from 'vitest';
import { type ContentKind, pathOf } from '../../src/definition/content';
import { translatedTexts } from '../../src/definition/contentTexts';
import { fullDocument } from '../../src/definition/contentEmpty';
import { type Json, parsePath, type Values, withValueAt } from '../../src/definition/values';
import { loadContentKinds } from '../../src/server/content/kinds';
import { ROOT } from './folders';
import { startServer } from './harness';
import { multipartBody, type TestPart } from './multipartBody';
import { expectRefusal, faultsOf } from './scenario';

const kinds = await loadContentKinds(ROOT);
const { app, login, storage } = await startServer();
const staff = await login();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Found = Readonly<Record<string, Json>>;

const call = (method: Method, path: string, payload?: object, headers: object = staff) =>
  app.inject({ method, url: `/api/${path}`, headers: { ...headers }, ...(payload && { payload }) });

async function answerOf(method: Method, path: string, payload?: object, status = 200) {
  const answer = await call(method, path, payload);
  expect(answer.statusCode, `${method} ${path}: ${answer.body.slice(0, 300)}`).toBe(status);
  return answer.json<Found>();
}

const withId = (path: string, id: string) => path.replace('{id}', id);
const some = (text: Json | undefined): string => String(text);

/** All records of a kind as everybody reads them, by whatever shape. */
async function publicRecords({ calls }: ContentKind): Promise<readonly Found[]> {
  const bare = calls.public.find((one) => !pathOf(one).includes('{id}'));
  if (!bare) return [];
  const answer = await app.inject({ url: `/api/${pathOf(bare)}?perPage=100` });
  const inside = (value: Json | undefined): readonly Found[] => {
    if (Array.isArray(value)) return value as readonly Found[];
    const { data } = (value ?? {}) as { data?: Json };
    return data === undefined ? [value as Found] : inside(data);
  };
  return inside(answer.json<Json>());
}

const sampleOf = ({ samples }: ContentKind): Values => {
  const { id: _, createdAt: _made, ...sample } = samples.at(-1) ?? {};
  return sample;
};

const CHANGED = ['گۆڕا', 'تغيّر', 'Changed'];

/** The sample with its first text changed, wherever it stands, or without its first list. */
function changedSample(kind: ContentKind): Values {
  const sample = sampleOf(kind);
  const [text] = translatedTexts(kind.fields, sample);
  if (text) return withValueAt(sample, parsePath(text.path), CHANGED) as Values;
  const [list = ''] = Object.keys(sample).filter((name) => Array.isArray(sample[name]));
  return { ...sample, [list]: [] };
}

describe.each(kinds.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  const { calls, fields } = kind;
  const sample = fullDocument(fields, sampleOf(kind));
  const changed = fullDocument(fields, changedSample(kind));

  it('is created, read, changed and removed, and the public sees it at once', async () => {
    expect(changed).not.toEqual(sample);
    const before = await storage.content.list(kind.id);
    for (const path of calls.create ?? []) {
      // Of a kind of one record there is one already.
      const made = await answerOf('POST', path, sample, kind.many ? 201 : 200);
      expect(made).toEqual({
        ...{ ...sample, id: expect.any(String), createdAt: expect.any(String) },
        updatedAt: expect.any(String),
      });
      expect((await storage.content.list(kind.id)).at(-1)?.id).toBe(made.id);
      for (const read of calls.staff.map(pathOf).filter((own) => own.includes('{id}'))) {
        expect(await answerOf('GET', withId(read, some(made.id)))).toEqual(made);
      }
      for (const update of calls.update ?? []) {
        const url = withId(update, some(made.id));
        expect(await answerOf('PUT', url, { ...made, ...changed })).toMatchObject(changed);
        await expectPublic(kind, some(made.id), changed);
        expect(await answerOf('PUT', url, { ...sample, id: made.id })).toMatchObject(sample);
        await expectPublic(kind, some(made.id), sample);
      }
      if (!kind.many) continue;
      for (const remove of calls.remove ?? []) {
        expect(await answerOf('DELETE', withId(remove, some(made.id)))).toEqual({});
        expect((await call('DELETE', withId(remove, some(made.id)))).statusCode).toBe(404);
        expect((await publicRecords(kind)).map(({ id }) => id)).not.toContain(made.id);
      }
    }
    expect(await storage.content.list(kind.id)).toHaveLength(before.length);
  });

  it('has all calls that it needs, and each for staff only', async () => {
    const { create = [], update = [], remove = [] } = calls;
    expect([create.length > 0, update.length > 0]).toEqual([true, true]);
    if (kind.many) expect(remove.length).toBeGreaterThan(0);
    const all = [
      ...create.map((path) => ['POST', path] as const),
      ...update.map((path) => ['PUT', path] as const),
      ...remove.map((path) => ['DELETE', path] as const),
    ];
    const before = await storage.content.list(kind.id);
    for (const [method, path] of all) {
      for (const headers of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
        const url = withId(path, before[0]?.id ?? '');
        const answer = await call(method, url, method === 'DELETE' ? undefined : sample, headers);
        expect(answer.statusCode).toBe(401);
        expectRefusal(answer);
      }
    }
    expect(await storage.content.list(kind.id)).toEqual(before);
  });

  it('is refused with a field that it does not have, and nothing is stored', async () => {
    const before = await storage.content.list(kind.id);
    const [create = ''] = calls.create ?? [];
    const answer = await call('POST', create, { ...sample, colour: 'red', __x: 1 });
    expect(answer.statusCode).toBe(422);
    expectRefusal(answer);
    expect(faultsOf(answer)).toEqual([
      ['colour', 'unknown'],
      ['__x', 'unknown'],
    ]);
    const [update = ''] = calls.update ?? [];
    const put = await call('PUT', withId(update, before[0]?.id ?? ''), { colour: 'red' });
    expect(put.statusCode).toBe(422);
    const lost = await call('PUT', withId(update, 'nobody'), sample);
    expect(lost.statusCode).toBe(404);
    expectRefusal(lost);
    expect(await storage.content.list(kind.id)).toEqual(before);
  });

  it('comes as form data, too', async () => {
    const [record] = await storage.content.list(kind.id);
    const [update = ''] = calls.update ?? [];
    const parts = Object.entries({ ...changed, id: record?.id }).map(([name, value]): TestPart => ({
      name,
      content: typeof value === 'string' ? value : JSON.stringify(value),
    }));
    const { headers, payload } = multipartBody(parts);
    const answer = await app.inject({
      ...{ method: 'PUT', url: `/api/${withId(update, record?.id ?? '')}` },
      ...{ headers: { ...staff, ...headers }, payload },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject(changed);
  });
});

async function expectPublic(kind: ContentKind, id: string, document: Values): Promise<void> {
  if (kind.calls.public.length === 0) return;
  const bare = (await publicRecords(kind)).find((one) => one.id === id);
  // The first call of some kinds tells of some records only.
  if (bare) {
    expect(bare).toMatchObject(document);
    expect(Object.hasOwn(bare, 'updatedAt')).toBe(false);
  }
  for (const path of kind.calls.public.map(pathOf).filter((own) => own.includes('{id}'))) {
    const answer = await app.inject({ url: `/api/${withId(path, id)}` });
    expect(answer.json()).toMatchObject(document);
  }
  expect(bare !== undefined || kind.calls.public.some((own) => pathOf(own).includes('{id}'))).toBe(
    true,
  );
}

test('what was changed says when', async () => {
  const made = await answerOf('POST', 'partner/', { name: ['a', 'b', 'c'] }, 201);
  const put = await answerOf('PUT', `partner/${some(made.id)}/`, { name: ['d', 'e', 'f'] });
  expect(put.createdAt).toBe(made.createdAt);
  expect(some(put.updatedAt) >= some(made.updatedAt)).toBe(true);
  expect(put).toMatchObject({ name: ['d', 'e', 'f'], logo: '' });
});

test('a record of which there is one is made where there is none', async () => {
  const [about] = await storage.content.list('about');
  expect(await answerOf('DELETE', `about/${about?.id ?? ''}`)).toEqual({});
  expect((await call('GET', 'client/get_about/')).json()).toMatchObject({ title: ['', '', ''] });
  const made = await answerOf('POST', 'about/', { title: ['a', 'b', 'c'] }, 201);
  expect((await call('GET', 'client/get_about/')).json()).toMatchObject({ id: made.id });
  const again = await answerOf('POST', 'about/', { title: ['d', 'e', 'f'] }, 200);
  expect(again.id).toBe(made.id);
  expect(await storage.content.list('about')).toHaveLength(1);
});

test('a record is named in the body where the path holds no id', async () => {
  const path = 'top_country_visa_type/';
  const [first] = await storage.content.list('top_country_visa_type');
  const id = first?.id ?? '';
  expect(await answerOf('PUT', path, { id, name: ['a', 'b', 'c'] })).toMatchObject({ id });
  for (const [body, status, code] of [
    [{ name: ['a', 'b', 'c'] }, 422, 'required'],
    [{ id: 7, name: ['a', 'b', 'c'] }, 422, 'type'],
    [{ id: 'nobody' }, 404, 'notFound'],
    [{ id: '../x' }, 404, 'notFound'],
  ] as const) {
    const answer = await call('PUT', path, body);
    expect(answer.statusCode).toBe(status);
    expect(faultsOf(answer)[0]?.[1]).toBe(code);
  }
});

/** Bodies that are no record: what is sent to a visa country, and what is said of it. */
const [options] = await storage.content.list('options');
const question = (more: object = {}) => ({
  ...{ title: ['a', 'b', 'c'], typeIds: [] },
  body: [{ elType: 1, elLable: ['a', 'b', 'c'], value: '', ...more }],
});

const BAD: readonly (readonly [
  name: string,
  path: string,
  body: Json,
  faults: readonly (readonly [string, string])[],
])[] = [
  ['a list', 'partner/', [], [['', 'type']]],
  ['a text', 'partner/', 'x', [['', 'type']]],
  ['null', 'partner/', null, [['', 'type']]],
  ['two languages', 'partner/', { name: ['a', 'b'] }, [['name', 'type']]],
  ['four languages', 'partner/', { name: ['a', 'b', 'c', 'd'] }, [['name', 'type']]],
  ['one language', 'partner/', { name: 'a' }, [['name', 'type']]],
  [
    'a name of 101 letters',
    'partner/',
    { name: ['', '', 'x'.repeat(101)] },
    [['name.2', 'maxLength']],
  ],
  ['an address elsewhere', 'partner/', { logo: 'https://x.example/a.png' }, [['logo', 'pattern']]],
  ['a script for a picture', 'partner/', { logo: 'javascript:alert(1)' }, [['logo', 'pattern']]],
  ['NUL', 'partner/', { name: ['a\0', 'b', 'c'] }, [['name.0', 'pattern']]],
  ['half a letter', 'partner/', { name: ['\ud800', 'b', 'c'] }, [['name.0', 'pattern']]],
  ['NUL in a name', 'partner/', { 'a\0': 1 }, [['', 'pattern']]],
  ['hasOwnProperty', 'partner/', { hasOwnProperty: 1 }, [['hasOwnProperty', 'unknown']]],
  ['a price as a text', 'tour_group/', { price: '9' }, [['price', 'number']]],
  ['a negative price', 'tour_group/', { price: -1 }, [['price', 'minimum']]],
  ['six stars', 'tour_group/', { recommendedRate: 6 }, [['recommendedRate', 'maximum']]],
  ['a day that is none', 'tour_group/', { fromDate: '2026-02-30' }, [['fromDate', 'date']]],
  [
    'half a table',
    'tour_group/',
    { priceList: { body: [[1, 2], [1]] } },
    [['priceList.body.1', 'minItems']],
  ],
  ['no section', 'sections_description/', {}, [['position', 'required']]],
  ['a fourth section', 'sections_description/', { position: 4 }, [['position', 'choice']]],
  ['a type that is none', 'top_country_visa/', { types: ['nobody'] }, [['types.0', 'choice']]],
  [
    'a country that is none',
    'store_top_country_visa_requirements/',
    { countryIds: [{ topCountryVisa: 'x' }] },
    [['countryIds.0.topCountryVisa', 'choice']],
  ],
  [
    'a question in two languages',
    'immigration_form/',
    { formFields: [question({ elLable: ['a', '', 'c'] })] },
    [['formFields.0.body.0.elLable.1', 'required']],
  ],
  [
    'a choice of nothing',
    'immigration_form/',
    { formFields: [question({ elType: 8, choiceId: 'x' })] },
    [['formFields.0.body.0.choiceId', 'choice']],
  ],
  [
    'a type of nobody',
    'top_country_visa/',
    { formFields: [{ ...question(), typeIds: ['x'] }] },
    [['formFields.0.typeIds.0', 'choice']],
  ],
];

describe('a body that is no record', () => {
  it.each(BAD)('%s', async (_, path, body, faults) => {
    const answer = await app.inject({
      ...{ method: 'POST', url: `/api/${path}`, payload: JSON.stringify(body) },
      headers: { ...staff, 'content-type': 'application/json' },
    });
    expect(answer.statusCode, answer.body).toBe(422);
    expectRefusal(answer);
    expect(faultsOf(answer)).toEqual(faults);
  });

  it.each([
    ['text/plain', 'x', 415],
    ['application/x-www-form-urlencoded', 'name=a', 415],
    ['application/json', '{', 400],
    ['application/json', '{"__proto__":{"a":1}}', 400],
    ['application/json', '['.repeat(50), 400],
    ['application/json', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413],
  ])('%s %.20s', async (type, payload, status) => {
    const answer = await app.inject({
      ...{ method: 'POST', url: '/api/partner/', payload },
      headers: { ...staff, 'content-type': type },
    });
    expect(answer.statusCode).toBe(status);
    expectRefusal(answer);
  });

  it('may choose from options that are there', async () => {
    const form = { formFields: [question({ elType: 8, choiceId: options?.id ?? '' })] };
    await answerOf('POST', 'immigration_form/', form);
  });
});

test('a removed record leaves the ids of others as they are', async () => {
  const before = (await storage.content.list('carousel')).map(({ id }) => id);
  const [first, ...others] = before;
  await answerOf('DELETE', `carousel/${first ?? ''}/`);
  expect((await storage.content.list('carousel')).map(({ id }) => id)).toEqual(others);
});

describe('ids that are none', () => {
  it.each(['none', '__proto__', '%00', 'a%2Fb', 'x'.repeat(100), '%F0%9F%98%80'])(
    '%s',
    async (id) => {
      for (const [method, path] of [
        ['PUT', `partner/${id}/`],
        ['DELETE', `partner/${id}/`],
        ['DELETE', `options/${id}`],
      ] as const) {
        const answer = await call(method, path, method === 'PUT' ? {} : undefined);
        expect(answer.statusCode).toBe(404);
        expectRefusal(answer);
      }
    },
  );
});

describe('a special offer', () => {
  const offers = async () =>
    (await storage.content.list('special_offer')).map(({ document }) => document);
  const path = (service: Json | undefined, type: Json | undefined) =>
    `delete_service_special_offer/${some(service)}/${some(type)}`;

  it('is unlinked from its service by a GET of staff', async () => {
    const [offer] = await offers();
    const { id: service } = offer?.service as Found;
    expect((await call('GET', path(service, offer?.serviceType), undefined, {})).statusCode).toBe(
      401,
    );
    expect((await call('GET', path(service, 'Other'))).statusCode).toBe(404);
    expect((await call('GET', path('nobody', offer?.serviceType))).statusCode).toBe(404);
    expect(await offers()).toContainEqual(offer);
    expect(await answerOf('GET', path(service, offer?.serviceType))).toEqual({});
    expect(await offers()).not.toContainEqual(offer);
    expect((await call('GET', `${path(service, offer?.serviceType)}/`)).statusCode).toBe(404);
    const shown = (await app.inject({ url: '/api/client/special_offer/' })).json<Values[]>();
    expect(shown.map((own) => (own.service as Found).id)).not.toContain(service);
  });
});

test('the trail tells who wrote what', async () => {
  const made = await answerOf('POST', 'hashtag/', { name: ['a', 'b', 'c'] }, 201);
  const id = some(made.id);
  await answerOf('PUT', `hashtag/${id}/`, { name: ['d', 'e', 'f'] });
  await answerOf('DELETE', `hashtag/${id}/`);
  const trail = await storage.audit.list({ page: 1, perPage: 3 }, [], '');
  expect(trail.data.map(({ action, subject }) => [action, subject])).toEqual([
    ['contentRemoved', `hashtag/${id}`],
    ['contentChanged', `hashtag/${id}`],
    ['contentCreated', `hashtag/${id}`],
  ]);
});
