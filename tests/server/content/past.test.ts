import { describe, expect, test } from 'vitest';
import * as read from '../../../src/platform/content/read';
import type { Values } from '../../../src/definition/model/values';
import { hasOwnOrder, pathOf } from '../../../src/definition/content/contentType';
import { namesRecord } from '../../../src/definition/content/contentReferences';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { STAFF } from '../support/harness';
import { issuesOf } from '../support/scenario';
import { startStaffed, withId } from '../support/staffed';
import { sampleRequest, services } from '../submit/submission';

const server = await startStaffed();
const { app, answerOf, call, settings, storage } = server;
const kinds = await loadContentKinds(settings.root);
const kindOf = (id: string) => kinds.find((kind) => kind.id === id)!;
const removePath = (kind: string, id: string) => withId(kindOf(kind).calls.remove![0]!, id);
const bin = async () =>
  (await call('GET', 'content_bin/')).json<{ data: Values[]; total: number }>();
for (const service of services) await app.inject(await sampleRequest(service));

/** Every record of the demo content that another one refers to. */
async function referredRecords() {
  const all = await Promise.all(
    kinds.map(async (kind) =>
      (await storage.content.list(kind.id)).map((record) => ({ kind, ...record })),
    ),
  );
  const records = all.flat();
  return records.filter((named) =>
    records.some(({ kind, document }) =>
      namesRecord(kind.fields, document, { kind: named.kind.id, id: named.id }),
    ),
  );
}

describe('a record that is in use', () => {
  test('cannot be deleted nor archived while other records refer to it', async () => {
    const referred = await referredRecords();
    const used = new Set(referred.map(({ kind }) => kind.id));
    for (const kind of ['options', 'tour_group', 'ticket']) expect(used).toContain(kind);
    for (const { kind, id } of referred) {
      for (const query of ['', '?archive=1']) {
        const response = await call('DELETE', removePath(kind.id, id) + query);
        expect([response.statusCode, issuesOf(response)]).toEqual([409, [['', 'named']]]);
      }
    }
  });

  test('is archived instead of deleted if applications name it', async () => {
    const lines = (await call('GET', 'application/?service=citizenship')).json<{
      data: { id: string }[];
    }>();
    const { id } = lines.data[0]!;
    const { about } = await answerOf('GET', `application/${id}/`);
    const [{ kind, value }] = about as { kind: string; value: string }[] as [
      { kind: string; value: string },
    ];
    const path = removePath(kind, value);
    const response = await call('DELETE', path);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      errors: [{ code: 'namedByApplications', limit: '1' }],
    });
    expect((await call('DELETE', `${path}?archive=1`)).statusCode).toBe(200);
    expect((await bin()).data[0]).toMatchObject({
      kind,
      id: value,
      archived: true,
      removedBy: STAFF.email,
    });
    expect((await call('GET', withId(`client/${kind}/{id}/`, value))).statusCode).toBe(404);
    const back = await answerOf('POST', 'content_bin/', { kind, id: value });
    expect(back).toMatchObject({ id: value, updatedBy: STAFF.email });
    expect((await call('GET', withId(`client/${kind}/{id}/`, value))).statusCode).toBe(200);
  });
});

describe('a deleted record', () => {
  test('lies in the bin, and can be put back once', async () => {
    const [carousel] = await storage.content.list('carousel');
    await answerOf('DELETE', removePath('carousel', carousel!.id));
    const { data, total } = await bin();
    expect(total).toBe(1);
    expect(data).toMatchObject([{ kind: 'carousel', id: carousel!.id, archived: false }]);
    const order = { kind: 'carousel', id: carousel!.id };
    await answerOf('POST', 'content_bin/', order);
    expect((await storage.content.list('carousel'))[0]).toMatchObject({
      id: carousel!.id,
      document: carousel!.document,
    });
    await answerOf('POST', 'content_bin/', order, 404);
    await answerOf('POST', 'content_bin/', { kind: 'nothing', id: '../x' }, 404);
  });
});

test.each(kinds.flatMap(({ id, unique = [] }) => unique.map((field) => [id, field] as const)))(
  'no second record of %s has the %s of another, not even one from the bin',
  async (kind, field) => {
    const { calls } = kindOf(kind);
    const [first] = await storage.content.list(kind);
    const { id, document } = first!;
    const refused = { errors: [{ name: field, code: 'notUnique' }] };
    expect(await answerOf('POST', calls.create![0]!, document, 422)).toMatchObject(refused);
    await answerOf('DELETE', removePath(kind, id));
    const made = await answerOf('POST', calls.create![0]!, document, 201);
    const order = { kind, id };
    expect(await answerOf('POST', 'content_bin/', order, 422)).toMatchObject(refused);
    await answerOf('DELETE', removePath(kind, made.id as string));
    await answerOf('POST', 'content_bin/', order);
  },
);

test('a record has its versions with their authors, also those before it was restored', async () => {
  const [partner] = await storage.content.list('partner');
  const { id, document } = partner!;
  const [update = ''] = kindOf('partner').calls.update ?? [];
  const changed = { ...document, name: ['ناو', 'اسم', 'A new name'] };
  await answerOf('PUT', withId(update, id), changed);
  const { data } = (await answerOf('GET', `content_history/?kind=partner&id=${id}`)) as unknown as {
    data: readonly Values[];
  };
  expect(data.map(({ updatedBy }) => updatedBy)).toEqual([STAFF.email, '']);
  expect(data[1]).toMatchObject({ version: partner!.revision, record: { id, ...document } });
  expect(await answerOf('GET', 'content_history/?kind=nothing&id=x')).toEqual({ data: [] });
});

describe('the order of records', () => {
  const ordered = kinds.filter((kind) => hasOwnOrder(kind) && kind.samples.length > 2);

  test.each(ordered.map((kind) => [kind.id, kind] as const))(
    'of %s is the one that staff set, for visitors, too',
    async (id, { calls }) => {
      const list = calls.public.map(pathOf).find((path) => !path.includes('{id}'));
      const shownIds = async () => {
        return read.list((await call('GET', list!)).json()).map((row) => row.id);
      };
      const before = list === undefined ? [] : await shownIds();
      const ids = (await storage.content.list(id)).map((record) => record.id);
      const moved = [ids.at(-1)!, ...ids.slice(0, -1)];
      const body = { kind: id, id: moved[0]!, before: ids[0]! };
      expect(await answerOf('POST', 'content_order/', body)).toEqual({ ids: moved });
      const staff = (await call('GET', `${calls.staff.map(pathOf)[0]}?perPage=100`)).json<{
        data: Values[];
      }>();
      expect(staff.data.map((row) => row.id)).toEqual(moved);
      if (list !== undefined) {
        expect(await shownIds()).toEqual(moved.filter((one) => before.includes(one)));
      }
    },
  );

  test('is refused for records that do not exist, and for kinds that a column sorts', async () => {
    const [slide] = await storage.content.list('carousel');
    const [blog] = await storage.content.list('blog');
    for (const [kind, id, before] of [
      ['carousel', 'none', null],
      ['carousel', slide!.id, 'none'],
      ['carousel', '../x', null],
      ['nothing', slide!.id, null],
      ['blog', blog!.id, null],
    ]) {
      await answerOf('POST', 'content_order/', { kind, id, before }, 404);
    }
    await answerOf('POST', 'content_order/', { kind: 'carousel', id: slide!.id }, 422);
  });
});
