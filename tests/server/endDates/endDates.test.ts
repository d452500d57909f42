import { expect, test } from 'vitest';
import type { DatedData } from '../../../src/contract/endDates';
import type { EndDate, Service } from '../../../src/definition/model/service';
import { statusBook } from '../../../src/contract/statuses';
import { loadCatalogue } from '../../../src/server/catalogue';
import { remindOf } from '../../../src/server/endDates/feature';
import { sampleRequest, services } from '../submit/submission';
import { startStaffed } from '../support/staffed';

let now = new Date('2026-03-01T10:00:00.000Z');
const { app, answerOf, call, storage, settings } = await startStaffed({ now: () => now });
const ending = services.find(({ staff }) => staff.endDates)!;
const [{ field, name }] = ending.staff.endDates as [EndDate];
const listed = services.find(({ documents }) => documents)!;

async function submit(service: Service, change: object = {}): Promise<string> {
  const request = await sampleRequest(service, {}, (values) => ({ ...values, ...change }));
  const { reference } = (await app.inject(request)).json<{ reference: string }>();
  const { data } = await answerOf('GET', `application/?search=${reference}`);
  return (data as { id: string }[])[0]!.id;
}
const dates = async (query: string) =>
  ((await answerOf('GET', `application_date/?${query}`)).data as unknown as DatedData[]).map(
    ({ application, day, what }) => [application, day, what],
  );

test('lists what is due, and what ends by answers and documents', async () => {
  const passport = await submit(ending, { [field]: '2026-05-03' });
  const withDocument = await submit(listed);
  const [item] = listed.documents!;
  const state = {
    item: item!.id,
    state: 'accepted',
    reason: '',
    expiresOn: '2026-08-20',
    version: 0,
  };
  await answerOf('PUT', `application/${withDocument}/document/`, state);
  await answerOf('PUT', `application/${withDocument}/`, { due: '2026-03-04' });
  expect(await dates('')).toEqual([[withDocument, '2026-03-04', '']]);
  const label = name[2];
  expect(await dates('kind=ends')).toEqual([[passport, '2026-05-03', label]]);
  expect(await dates('kind=ends&months=6')).toEqual([
    [passport, '2026-05-03', label],
    [withDocument, '2026-08-20', item!.name[2]],
  ]);
  await answerOf('PUT', `application/${withDocument}/`, { status: 'done' });
  expect(await dates('')).toEqual([]);
  expect((await call('GET', 'application_date/?kind=other')).statusCode).toBe(422);
});

test('reminds whoever has the application on the day, once', async () => {
  const { data } = await answerOf('GET', 'colleague/');
  const [{ id: me }] = data as unknown as [{ id: string }];
  const id = await submit(ending, { [field]: '2026-04-01' });
  await answerOf('PUT', `application/${id}/`, { assignee: me, due: '2026-04-01' });
  now = new Date('2026-04-01T08:00:00.000Z');
  const kinds = async () =>
    (await storage.alerts.list(me))
      .filter(({ applicationId }) => applicationId === id)
      .map(({ kind }) => kind)
      .toSorted();
  const entries = await loadCatalogue(settings.root);
  const find = (service: string) => entries.find((entry) => entry.service.id === service);
  const catalogue = { entries: () => entries, find };
  const ports = { storage, settings, catalogue, statuses: statusBook(services), now: () => now };
  await remindOf(ports);
  await remindOf(ports);
  expect(await kinds()).toEqual(['due', 'ends']);
});
