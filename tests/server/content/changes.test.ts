import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContentChange } from '../../../src/contract/contentChanges';
import type { Values } from '../../../src/definition/model/values';
import { loadCatalogue } from '../../../src/server/catalogue';
import { preparedChanges } from '../../../src/server/content/changes/preparedChanges';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { makeDatabase } from '../storage/postgresDatabase';
import { expectNothingNew, keptIn, photo } from '../photos/pictureFolder';
import { issuesOf } from '../support/scenario';
import { ROOT, tempFolder } from '../support/folders';
import { startStaffed } from '../support/staffed';

/** In Baghdad, three hours ahead of UTC, it is 08:10. */
const now = () => new Date('2026-12-14T05:10:00.000Z');
const DAYS_LATER = () => new Date('2026-12-17T05:10:00.000Z');
const kinds = await loadContentKinds(ROOT);
const server = await startStaffed({ now });
const { answerOf, call, sendParts, storage, app, staff, settings } = server;
const catalogue = { find: () => undefined, refresh: async () => true };
const ports = { app, kinds, storage, catalogue, now };
/** As a process does it at a moment. */
const publishDue = (at = now) => preparedChanges({ ...ports, now: at }).publishDue();

const NINE = '2026-12-14 09:00';
const car = (name: string, more: object = {}) => ({
  name: { name: [name, name, name], description: ['', '', 'Small'], image: '' },
  ...more,
});
const made = async (name: string, more: object = {}) => {
  const { id, version } = await answerOf('POST', 'car_type/', car(name, more), 201);
  return { id: String(id), version: Number(version) };
};
const at = (id: string) => `content_change/car_type/${id}/`;
const prepare = async (id: string, name: string, change: object = {}) =>
  (await answerOf('PUT', at(id), car(name, { change }))) as unknown as ContentChange;
const versioned = (version: unknown) => ({ ...staff, 'if-match': `"${Number(version)}"` });
const read = async (id: string) => {
  const { data } = await answerOf('GET', `content_change/?kind=car_type&id=${id}`);
  return (data as unknown as ContentChange[])[0];
};
/** What visitors read. */
const visible = async (id: string) => {
  const all = (await app.inject('/api/client/car_type/')).json<(Values & { name: Values })[]>();
  return (all.find((one) => one.id === id)?.name.name as string[] | undefined)?.[2];
};
const audits = async (action: string, id: string) => {
  const { total } = await answerOf('GET', `audit/?action=${action}&search=${id}`);
  return total;
};

test('a change is published at its hour, once, by whichever process is first', async () => {
  const { id } = await made('Corolla');
  await prepare(id, 'Corolla 2027', { at: NINE });
  expect([await visible(id), (await read(id))?.record.change]).toEqual(['Corolla', { at: NINE }]);
  await publishDue();
  expect(await visible(id)).toBe('Corolla');
  const nine = () => new Date('2026-12-14T06:00:00.000Z');
  await Promise.all([1, 2, 3].map(async () => publishDue(nine)));
  await publishDue(nine);
  expect([await visible(id), await read(id)]).toEqual(['Corolla 2027', undefined]);
  expect(await audits('changePublished', id)).toBe(1);
  const { data } = await answerOf('GET', `content_history/?kind=car_type&id=${id}`);
  const found = data as unknown as { base?: Values; record: { name: Values } }[];
  expect(
    found.map(({ base, record }) => [base !== undefined, (record.name.name as string[])[2]]),
  ).toEqual([
    [false, 'Corolla 2027'],
    [true, 'Corolla 2027'],
    [false, 'Corolla'],
  ]);
});

test('a change is published late if no server ran at its hour', async () => {
  const { id } = await made('Rio');
  await prepare(id, 'Rio 2027', { at: '2026-12-15' });
  await publishDue(DAYS_LATER);
  expect(await visible(id)).toBe('Rio 2027');
});

test('a change that staff postpone while it is being published waits for its new day', async () => {
  const { id } = await made('Swift');
  const { record } = await prepare(id, 'Swift 2027', { at: '2026-12-15' });
  const later = car('Swift 2027', { change: { at: '2026-12-30' } });
  const listAll: typeof storage.content.listAll = async (...asked) => {
    const found = await storage.content.listAll(...asked);
    const answer = await call('PUT', at(id), later, versioned(record.version));
    expect(answer.statusCode).toBe(200);
    return found;
  };
  const content = { ...storage.content, listAll };
  await preparedChanges({
    ...ports,
    storage: { ...storage, content },
    now: DAYS_LATER,
  }).publishDue();
  expect([await visible(id), (await read(id))?.record.change]).toEqual([
    'Swift',
    { at: '2026-12-30' },
  ]);
  await call('DELETE', at(id), undefined, versioned((await read(id))?.record.version));
});

test('a change that names a service is published by a process that has not read that service yet', async () => {
  const title = ['Visas', 'Visas', 'Visas'];
  const { id } = await answerOf('POST', 'blog/', { title }, 201);
  const change = `content_change/blog/${String(id)}/`;
  await answerOf('PUT', change, { title, service: 'visa', change: { at: '2026-12-15' } });
  const entry = (await loadCatalogue(ROOT)).find(({ service }) => service.id === 'visa');
  let isRead = false;
  const find = () => (isRead ? entry : undefined);
  const refresh = async () => (isRead = true);
  const late = { ...ports, catalogue: { find, refresh }, now: DAYS_LATER };
  await preparedChanges(late).publishDue();
  expect(await answerOf('GET', `blog/${String(id)}/`)).toMatchObject({ service: 'visa' });
});

test('a change is published by hand, or discarded, and leaves nothing in the bin', async () => {
  const { id } = await made('Sunny');
  const { record } = await prepare(id, 'Sunny 2027');
  expect(await audits('changePrepared', id)).toBe(1);
  const headers = versioned(record.version);
  expect((await call('POST', `${at(id)}publish/`, undefined, headers)).statusCode).toBe(200);
  expect(await visible(id)).toBe('Sunny 2027');
  expect((await call('POST', `${at(id)}publish/`)).statusCode).toBe(404);
  await prepare(id, 'Sunny 2028');
  expect((await call('DELETE', at(id))).statusCode).toBe(200);
  expect([await visible(id), await read(id)]).toEqual(['Sunny 2027', undefined]);
  expect((await answerOf('GET', 'content_bin/')).data).toEqual([]);
});

test('a change keeps what a colleague has changed in the record meanwhile, and is not published over the same field', async () => {
  const { id, version } = await made('Tucson');
  await prepare(id, 'Tucson 2027');
  const other = { name: { ...car('Tucson').name, description: ['', '', 'Large'] } };
  await answerOf('PUT', `car_type/${id}/`, other);
  expect(await read(id)).toMatchObject({ moved: true, issues: [], live: other });
  await answerOf('PUT', `car_type/${id}/`, car('Tucson N'));
  const change = await read(id);
  expect(change?.issues.map(({ path, code }) => [path, code])).toEqual(
    [0, 1, 2].map((language) => [`name.name.${language}`, 'stale']),
  );
  expect((await call('POST', `${at(id)}publish/`)).statusCode).toBe(422);
  // Staff have compared both.
  const basedOn = change?.live.version;
  expect(basedOn).not.toBe(version);
  const compared = await prepare(id, 'Tucson 2027', { basedOn });
  expect(compared).toMatchObject({ moved: false, issues: [] });
  await answerOf('POST', `${at(id)}publish/`);
  expect(await visible(id)).toBe('Tucson 2027');
});

test('a stale write is answered with the change and the record as they are', async () => {
  const { id, version } = await made('Kia');
  const first = await call('PUT', at(id), car('Kia A'), versioned(version));
  const second = await call('PUT', at(id), car('Kia B'), versioned(version));
  expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
  expect(second.json()).toMatchObject({ current: first.json<object>() });
  await call('DELETE', at(id));
  await answerOf('PUT', `car_type/${id}/`, car('Kia C'));
  const third = await call('PUT', at(id), car('Kia B'), versioned(version));
  expect(third.statusCode).toBe(412);
  expect(third.json()).toMatchObject({ current: { live: car('Kia C') } });
});

test('a change is not published if a part that visitors need is missing, and staff see why', async () => {
  const broken = { name: { name: ['', '', ''] } };
  const { id } = await made('Nissan');
  await answerOf('PUT', at(id), { ...broken, change: { at: '2026-12-15 10:00' } });
  await publishDue(DAYS_LATER);
  await publishDue(DAYS_LATER);
  expect(await visible(id)).toBe('Nissan');
  const change = await read(id);
  expect(change).toMatchObject({
    failedAt: DAYS_LATER().toISOString(),
    record: { change: { at: '' } },
  });
  expect(change?.issues.map((issue) => issue.path)).toEqual(['name.name']);
  expect(await audits('changeNotPublished', id)).toBe(1);
  const { broken: listed } = await answerOf('GET', 'dashboard/');
  expect(listed).toContainEqual(expect.objectContaining({ id, reason: 'change' }));
});

test('a change is not published if a record that it names was removed', async () => {
  const tag = await answerOf('POST', 'hashtag/', { name: ['a', 'b', 'c'] }, 201);
  const blog = { title: ['a', 'b', 'c'], topRate: 1 };
  const { id } = await answerOf('POST', 'blog/', blog, 201);
  const path = `content_change/blog/${String(id)}/`;
  await answerOf('PUT', path, { ...blog, hashtag: [{ id: tag.id }] });
  await storage.content.remove('hashtag', String(tag.id));
  expect((await call('POST', `${path}publish/`)).statusCode).toBe(422);
});

test('changes of all kinds are listed, those of one kind, or that of one record', async () => {
  const listed = async (query: string) => {
    const { data } = await answerOf('GET', `content_change/${query}`);
    return (data as unknown as ContentChange[]).map(({ record }) => record.id);
  };
  const { id } = await made('Yaris');
  await prepare(id, 'Yaris 2027');
  const blog = { title: ['a', 'b', 'c'], topRate: 1 };
  const other = (await answerOf('POST', 'blog/', blog, 201)).id;
  await answerOf('PUT', `content_change/blog/${String(other)}/`, blog);
  expect(await listed('')).toEqual(expect.arrayContaining([id, other]));
  expect(await listed('?kind=blog')).toContain(other);
  expect(await listed('?kind=blog')).not.toContain(id);
  expect(await listed(`?id=${id}`)).toEqual([id]);
  expect(await listed('?kind=unknown')).toEqual([]);
});

test('a change of a removed record is gone with it', async () => {
  const { id } = await made('Opel');
  await prepare(id, 'Opel 2027', { at: '2030-01-01' });
  await answerOf('DELETE', `car_type/${id}/`);
  await answerOf('POST', 'content_bin/', { kind: 'car_type', id });
  expect(await read(id)).toBeUndefined();
});

test.each([
  ['a word', { at: 'soon' }, 'date'],
  ['half an hour', { at: '2030-01-01 09:30' }, 'date'],
  ['an hour that is past', { at: '2026-01-01 09:00' }, 'notBefore'],
  ['a number', { at: 5 }, 'type'],
])('a change is refused with %s as its time, and stores no picture', async (_, change, code) => {
  const { id } = await made('No');
  const before = await keptIn(settings);
  const texts = Object.entries(car('No', { change }));
  const response = await sendParts('PUT', at(id), [
    ...texts.map(([name, value]) => ({ name, content: JSON.stringify(value) })),
    await photo({ name: 'name.image' }),
  ]);
  expect(response.statusCode).toBe(422);
  expect(issuesOf(response)).toEqual([['change.at', code]]);
  await expectNothingNew(settings, before);
});

test('a change of an unknown record or kind is answered 404', async () => {
  for (const path of ['car_type/none/', 'nothing/none/', 'car_type/%2e/']) {
    expect((await call('PUT', `content_change/${path}`, car('No'))).statusCode, path).toBe(404);
  }
});

test.runIf(makeDatabase)('two servers on one database publish a change once', async () => {
  const DATABASE_URL = makeDatabase?.() ?? '';
  const start = async () =>
    startStaffed({ now, env: { DATABASE_URL, DATA_DIR: join(await tempFolder(), 'data') } });
  const [one, other] = [await start(), await start()];
  const { id } = await one.answerOf('POST', 'car_type/', car('Baleno'), 201);
  const change = { at: '2026-12-15 10:00' };
  await one.answerOf('PUT', at(String(id)), car('Baleno 2027', { change }));
  const due = [one, other, one, other].map(async (each) =>
    preparedChanges({ ...each, kinds, catalogue, now: DAYS_LATER }).publishDue(),
  );
  await Promise.all(due);
  const { total } = await other.answerOf('GET', 'audit/?action=changePublished');
  expect(total).toBe(1);
});
