import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Values } from '../../../src/definition/model/values';
import { startServer } from '../support/harness';
import { sampleRequest, servicesWith } from '../submit/submission';

let moment = '2026-02-28T20:59:00.000Z';
const server = await startServer({ now: () => new Date(moment) });
const { app, storage, settings } = server;
let staff = await server.login();
const [service] = servicesWith('json');

interface Dashboard {
  readonly waiting: unknown;
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly missing: readonly { readonly kind: string; readonly languages: readonly string[] }[];
  readonly missingTotal: number;
  readonly broken: readonly {
    readonly kind: string;
    readonly id: string;
    readonly title: string;
    readonly reason: string;
  }[];
  readonly lastBackupAt: string | null;
}
const read = async (language = 'en') => {
  const headers = { ...staff, 'accept-language': language };
  return (await app.inject({ url: '/api/dashboard/', headers })).json<Dashboard>();
};

test('shows nothing for an empty installation', async () => {
  const { waiting, days, lastBackupAt } = await read();
  expect({ waiting, lastBackupAt }).toEqual({ waiting: [], lastBackupAt: null });
  expect(days.map(({ count }) => count)).toEqual(Array(14).fill(0));
  expect([days[0]?.day, days[13]?.day]).toEqual(['2026-02-15', '2026-02-28']);
});

test("counts days by the agency's clock and only new applications", async () => {
  for (const at of [moment, '2026-02-28T21:00:00.000Z', '2026-03-14T20:50:00.000Z']) {
    moment = at;
    await app.inject(await sampleRequest(service));
  }
  staff = await server.login();
  const { waiting, days } = await read();
  const trend = days.map(({ count }) => count);
  expect(waiting).toEqual([{ service: service.id, count: 3, days: trend }]);
  expect(days.filter(({ count }) => count > 0)).toEqual([
    { day: '2026-03-01', count: 1 },
    { day: '2026-03-14', count: 1 },
  ]);
  const [id = ''] = await storage.inbox.ids({}, 'createdAt');
  await storage.inbox.change(id, { status: 'done' });
  expect((await read()).waiting).toMatchObject([{ service: service.id, count: 2 }]);
});

test('lists content without a translation', async () => {
  const before = await read();
  const hashtags = await storage.content.list('hashtag');
  const [first] = hashtags;
  if (!first) throw new Error('there is no hashtag');
  const [name = ''] = Object.keys(first.document);
  await storage.content.replace('hashtag', first.id, { [name]: ['', '', 'Lakes'] }, moment);
  const after = await read();
  expect(after.missingTotal).toBe(before.missingTotal + 1);
  expect(after.missing).toContainEqual({
    kind: 'hashtag',
    id: first.id,
    title: 'Lakes',
    languages: ['ku', 'ar'],
  });
});

test('names what visitors are shown and what does not work for them', async () => {
  const { content } = storage;
  const broken = async () =>
    (await read()).broken.map(({ kind, id, reason }) => [kind, id, reason]);
  const change = async (kind: string, id: string, values: Values) => {
    const record = await content.read(kind, id);
    await content.replace(kind, id, { ...record?.document, ...values }, moment);
  };
  expect(await broken()).toEqual([]);

  // An offer of a tour that is deleted, and a question whose options are.
  const offers = await content.list('special_offer');
  const offer = offers.find(({ document }) => document.serviceType === 'TourGroup');
  const tour = offer?.document.service as { readonly id: string };
  await content.remove('tour_group', tour.id);
  const [form] = await content.list('immigration_form');
  const choice = /"choiceId":"([^"]+)"/u.exec(JSON.stringify(form?.document))?.[1] ?? '';
  await content.remove('options', choice);
  // A tour that is over, and one that is over and a draft.
  await change('tour_group', '102', { toDate: '2026-03-13' });
  await change('tour_group', '103', { toDate: '2026-03-13', publication: { draft: true } });
  await change('tour_group', '104', { toDate: '2026-03-14' });
  const found = await broken();
  expect(found).toContainEqual(['special_offer', offer?.id, 'gone']);
  expect(found).toContainEqual(['immigration_form', form?.id, 'unanswerable']);
  expect(found.filter(([, , reason]) => reason === 'over')).toEqual([
    ['tour_group', '102', 'over'],
  ]);
  const named = (await read('ckb')).broken.find(({ kind }) => kind === 'special_offer');
  expect(offer?.document.title).toEqual([named?.title, expect.anything(), expect.anything()]);
});

test.each([
  ['{"at":"2026-03-13T01:00:00.000Z"}', '2026-03-13T01:00:00.000Z'],
  ['{"at":5}', null],
  ['half a n', null],
])('shows the last backup by its note: %s', async (note, at) => {
  await writeFile(join(settings.dataDir, 'last-backup.json'), note);
  expect((await read()).lastBackupAt).toBe(at);
});

test('finds what is older than some days, beside the other limits', async () => {
  const total = async (query: string) =>
    (await app.inject({ url: `/api/application/?${query}`, headers: staff })).json<object>();
  expect(await total('olderThan=14')).toMatchObject({ total: 0 });
  expect(await total('olderThan=1&to=2026-03-01')).toMatchObject({ total: 2 });
  expect(await total('olderThan=1&to=2026-02-28')).toMatchObject({ total: 1 });
  expect(await total('olderThan=1')).toMatchObject({ total: 2 });
});
