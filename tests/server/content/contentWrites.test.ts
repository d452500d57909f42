import { beforeAll, describe, expect, it, test } from 'vitest';
import { type ContentKind, pathOf } from '../../../src/definition/content/contentType';
import { translatedTexts } from '../../../src/definition/content/contentTexts';
import { PUBLISHED } from '../../../src/definition/content/publication';
import { fullDocument } from '../../../src/definition/content/recordValues';
import {
  type Json,
  parsePath,
  type Values,
  withValueAt,
} from '../../../src/definition/model/values';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { ROOT } from '../support/folders';
import type { TestPart } from '../http/multipartBody';
import { expectRefusal, issuesOf } from '../support/scenario';
import { STAFF } from '../support/harness';
import { type Found, startStaffed, withId } from '../support/staffed';

const kinds = await loadContentKinds(ROOT);
const { app, call, answerOf, makeRoom, sendParts, storage } = await startStaffed();

const some = (text: Json | undefined): string => String(text);

/** Returns all records of a kind as visitors read them. */
async function publicRecords({ calls }: ContentKind): Promise<readonly Found[]> {
  const bare = calls.public.find((one) => !pathOf(one).includes('{id}'));
  if (!bare) return [];
  const response = await app.inject({ url: `/api/${pathOf(bare)}?perPage=100` });
  const inside = (value: Json | undefined): readonly Found[] => {
    if (Array.isArray(value)) return value as readonly Found[];
    const { data } = (value ?? {}) as { data?: Json };
    return data === undefined ? [value as Found] : inside(data);
  };
  return inside(response.json<Json>());
}

const sampleOf = ({ samples }: ContentKind): Values => {
  const { id: _, createdAt: _made, ...sample } = samples.at(-1) ?? {};
  return sample;
};

const CHANGED = ['گۆڕا', 'تغيّر', 'Changed'];

/** Returns the sample with its first text changed, or without its first list. */
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

  beforeAll(() => makeRoom(kind, sample));

  it('creates, reads, changes and removes a record that visitors see at once', async () => {
    expect(changed).not.toEqual(sample);
    const before = await storage.content.list(kind.id);
    for (const path of calls.create ?? []) {
      // A single record exists already.
      const made = await answerOf('POST', path, sample, kind.many ? 201 : 200);
      expect(made).toEqual({
        ...sample,
        id: expect.any(String),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        updatedBy: STAFF.email,
        version: expect.any(Number),
        ...(kind.schedules && { publication: PUBLISHED }),
      });
      expect((await storage.content.list(kind.id)).at(-1)?.id).toBe(made.id);
      for (const read of calls.staff.map(pathOf).filter((own) => own.includes('{id}'))) {
        expect(await answerOf('GET', withId(read, some(made.id)))).toEqual(made);
      }
      for (const update of calls.update ?? []) {
        const url = withId(update, some(made.id));
        expect(await answerOf('PUT', url, { ...sample, id: made.id, ...changed })).toMatchObject(
          changed,
        );
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

  it('offers every write call of a kind, to staff only', async () => {
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
        const response = await call(method, url, method === 'DELETE' ? undefined : sample, headers);
        expect(response.statusCode).toBe(401);
        expectRefusal(response);
      }
    }
    expect(await storage.content.list(kind.id)).toEqual(before);
  });

  it('rejects an unknown field and stores nothing', async () => {
    const before = await storage.content.list(kind.id);
    const [create = ''] = calls.create ?? [];
    const response = await call('POST', create, { ...sample, colour: 'red', __x: 1 });
    expect(response.statusCode).toBe(422);
    expectRefusal(response);
    expect(issuesOf(response)).toEqual([
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

  it('accepts form data', async () => {
    const [record] = await storage.content.list(kind.id);
    const [update = ''] = calls.update ?? [];
    const parts = Object.entries({ ...changed, id: record?.id }).map(([name, value]): TestPart => ({
      name,
      content: typeof value === 'string' ? value : JSON.stringify(value),
    }));
    const response = await sendParts('PUT', withId(update, record?.id ?? ''), parts);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject(changed);
  });
});

async function expectPublic(kind: ContentKind, id: string, document: Values): Promise<void> {
  if (kind.calls.public.length === 0) return;
  const bare = (await publicRecords(kind)).find((one) => one.id === id);
  // The first call of some kinds returns some records only.
  if (bare) {
    expect(bare).toMatchObject(document);
    expect(Object.hasOwn(bare, 'updatedAt')).toBe(false);
  }
  for (const path of kind.calls.public.map(pathOf).filter((own) => own.includes('{id}'))) {
    const response = await app.inject({ url: `/api/${withId(path, id)}` });
    expect(response.json()).toMatchObject(document);
  }
  expect(bare !== undefined || kind.calls.public.some((own) => pathOf(own).includes('{id}'))).toBe(
    true,
  );
}

test('stores the time of the last change', async () => {
  const made = await answerOf('POST', 'partner/', { name: ['a', 'b', 'c'] }, 201);
  const put = await answerOf('PUT', `partner/${some(made.id)}/`, { name: ['d', 'e', 'f'] });
  expect(put.createdAt).toBe(made.createdAt);
  expect(some(put.updatedAt) >= some(made.updatedAt)).toBe(true);
  expect(put).toMatchObject({ name: ['d', 'e', 'f'], logo: '' });
});

test('creates the single record of a kind if it is missing', async () => {
  const [about] = await storage.content.list('about');
  expect(await answerOf('DELETE', `about/${about?.id ?? ''}`)).toEqual({});
  expect((await call('GET', 'client/get_about/')).json()).toMatchObject({ title: ['', '', ''] });
  const made = await answerOf('POST', 'about/', { title: ['a', 'b', 'c'] }, 201);
  expect((await call('GET', 'client/get_about/')).json()).toMatchObject({ id: made.id });
  const again = await answerOf('POST', 'about/', { title: ['d', 'e', 'f'] }, 200);
  expect(again.id).toBe(made.id);
  expect(await storage.content.list('about')).toHaveLength(1);
});

test('takes the id from the body where the path has none', async () => {
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
    const response = await call('PUT', path, body);
    expect(response.statusCode).toBe(status);
    expect(issuesOf(response)[0]?.[1]).toBe(code);
  }
});

test('keeps the ids of other records when one is removed', async () => {
  const before = (await storage.content.list('carousel')).map(({ id }) => id);
  const [first, ...others] = before;
  await answerOf('DELETE', `carousel/${first ?? ''}/`);
  expect((await storage.content.list('carousel')).map(({ id }) => id)).toEqual(others);
});

describe('special offer', () => {
  const offers = async () =>
    (await storage.content.list('special_offer')).map(({ document }) => document);
  const path = (service: Json | undefined, type: Json | undefined) =>
    `delete_service_special_offer/${some(service)}/${some(type)}`;

  it('is unlinked from its service by a GET of staff', async () => {
    const [offer] = await offers();
    const { id: service } = offer!.service as Found;
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

test('the audit log records who changed content', async () => {
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
