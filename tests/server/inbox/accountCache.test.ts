import { afterAll, expect, test, vi } from 'vitest';
import { startServer } from '../support/harness';
import { sampleRequest, servicesWith } from '../submit/submission';
import { people } from '../users/people';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-03T15:00:00.000Z') });
afterAll(() => vi.useRealTimers());

const server = await startServer();
const { app, storage } = server;
const { as, colleague } = people(server);
const mine = as(await server.login());
const [service, other] = servicesWith('json');
await app.inject(await sampleRequest(service));

const asked = [vi.spyOn(storage.inbox, 'list'), vi.spyOn(storage.inbox, 'count')];

/** Reads a list, and returns it with whether the database was asked for it. */
async function read(path: string, call = mine) {
  for (const each of asked) each.mockClear();
  const { statusCode, headers, body } = await call('GET', path);
  const { total } = JSON.parse(body) as { readonly total: number };
  return {
    statusCode,
    type: headers['content-type'],
    total,
    isMade: asked.some(({ mock }) => mock.calls.length > 0),
  };
}

const LISTS = ['application/', 'application_count/', service.staff.list];

test.each(LISTS)('%s is made once for an account, as long as nothing changes', async (path) => {
  await read(path);
  const kept = await read(path);
  // The first one of a minute adds an entry to the audit log, which is a change.
  const again = await read(path);
  expect(again).toEqual({ ...kept, isMade: false });
  expect(again).toMatchObject({ statusCode: 200, total: 1 });
  expect(again.type).toMatch(/^application\/json/u);
});

test.each(LISTS)('%s is made again once an application has arrived', async (path) => {
  await read(path);
  const { total } = await read(path);
  await app.inject(await sampleRequest(service));
  expect(await read(path)).toMatchObject({ total: total + 1, isMade: true });
});

test('a list is not another account’s, which sees other services', async () => {
  await read('application/');
  await read('application/');
  const dilan = await colleague({ role: 'caseWorker', services: [other?.id] });
  const { total } = await read('application/');
  await read('application/');
  expect(total).toBeGreaterThan(0);
  expect(await read('application/', dilan.call)).toMatchObject({ total: 0, isMade: true });
});

test('a list is made again a minute later, since filters by age depend on the time', async () => {
  await read('application/');
  await read('application/');
  expect((await read('application/')).isMade).toBe(false);
  vi.setSystemTime('2026-03-03T15:01:00.000Z');
  expect((await read('application/')).isMade).toBe(true);
});

test('a list is refused once the session has ended', async () => {
  const again = as(await server.login());
  await read('application/', again);
  await read('application/', again);
  expect((await again('GET', 'logout/')).statusCode).toBe(200);
  expect((await again('GET', 'application/')).statusCode).toBe(401);
});

test('a list is made if the database does not say whether it has changed', async () => {
  await read('application/');
  await read('application/');
  const failing = vi.spyOn(storage, 'revision').mockRejectedValue(new Error('gone'));
  expect(await read('application/')).toMatchObject({ statusCode: 200, isMade: true });
  failing.mockRestore();
});
