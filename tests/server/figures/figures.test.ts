import { expect, test } from 'vitest';
import type { FiguresData, UsualTimes } from '../../../src/contract/figures';
import { sampleRequest, services } from '../submit/submission';
import { startServer } from '../support/harness';
import { people } from '../users/people';

let now = new Date('2026-01-31T22:30:00.000Z');
const server = await startServer({ now: () => now });
const { app } = server;
/** Sessions end after some hours, so each call has its own. */
const call = async (method: 'GET' | 'PUT', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/${path}`,
    headers: await server.login(),
    ...(payload && { payload }),
  });
const answerOf = async (path: string) => (await call('GET', path)).json<Answer>();

interface Answer extends FiguresData {
  readonly data: readonly { readonly id: string }[];
  readonly total: number;
}

const [one, other] = services as [(typeof services)[number], (typeof services)[number]];

async function submit(service: typeof one, moment: string): Promise<string> {
  now = new Date(moment);
  const { reference } = (await app.inject(await sampleRequest(service))).json<{
    reference: string;
  }>();
  return (await answerOf(`application/?search=${reference}`)).data[0]!.id;
}
const change = async (id: string, moment: string, body: object) => {
  now = new Date(moment);
  expect((await call('PUT', `application/${id}/`, body)).statusCode).toBe(200);
};
const figures = (query = '') => answerOf(`figures/${query}`);

// 2026-02-01 begins in Baghdad three hours earlier than in UTC.
const first = await submit(one, '2026-01-31T22:30:00.000Z');
const second = await submit(one, '2026-02-10T08:00:00.000Z');
await submit(other, '2026-03-10T08:00:00.000Z');
await change(first, '2026-02-01T22:30:00.000Z', { status: 'inProgress' });
await change(first, '2026-02-03T22:30:00.000Z', { status: 'done' });
await change(second, '2026-02-10T10:00:00.000Z', { status: 'refused' });
now = new Date('2026-03-15T08:00:00.000Z');

test('counts applications by the month and service in which they arrived, and how they ended', async () => {
  const { months, all, services: own, sources, ages } = await figures('?months=3');
  expect(months).toEqual(['2026-01', '2026-02', '2026-03']);
  expect(all.months).toEqual([0, 2, 1]);
  expect(all).toMatchObject({ total: 3, open: 1 });
  expect(own.map(({ service, total }) => [service, total])).toEqual([
    [one.id, 2],
    [other.id, 1],
  ]);
  expect(own[0]?.closed.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toEqual([
    { status: 'done', count: 1 },
    { status: 'refused', count: 1 },
  ]);
  // 24 and 2 hours until the first status; 3 days and 2 hours until the end.
  expect(own[0]).toMatchObject({ firstHours: 13, endDays: 1.5 });
  expect(own[1]).toMatchObject({ firstHours: null, endDays: null });
  expect(sources).toEqual({ site: 3, staff: 0 });
  expect(ages).toEqual([1, 0, 0, 0, 0]);
  expect((await figures('?months=1')).all.total).toBe(1);
});

test('has as many applications as the list of the same months', async () => {
  const { all, services: own } = await figures();
  const { total } = await answerOf('application/');
  expect(all.total).toBe(total);
  expect(own.reduce((sum, { total: some }) => sum + some, 0)).toBe(total);
});

test('shows colleagues to owners, and to others only their services', async () => {
  expect((await figures()).colleagues).toEqual([
    { id: null, total: 3, open: 1, closed: 2, endDays: 1.5 },
  ]);
  const naz = await people(server).colleague({ role: 'caseWorker', services: [other.id] });
  const seen = (await naz.call('GET', 'figures/')).json<FiguresData>();
  expect(seen.colleagues).toEqual([]);
  expect(seen.services.map(({ service }) => service)).toEqual([other.id]);
  expect(seen.ages).toEqual([1, 0, 0, 0, 0]);
});

test('tells visitors how long a service usually takes, once it has 20 closed cases', async () => {
  const usual = async () => (await app.inject('/api/client/usual_times/')).json<UsualTimes>();
  expect(await usual()).toEqual({ services: [] });
  for (let index = 0; index < 18; index += 1) {
    const id = await submit(one, '2026-04-01T08:00:00.000Z');
    await change(id, '2026-04-05T08:00:00.000Z', { status: 'done' });
  }
  // Measured within the last hour of a clock that has gone on.
  now = new Date('2026-03-15T08:30:00.000Z');
  expect(await usual()).toEqual({ services: [] });
  now = new Date('2026-04-06T08:00:00.000Z');
  await usual();
  await expect.poll(usual).toEqual({ services: [{ id: one.id, days: 4 }] });
});
