import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { startServer } from '../support/harness';
import { servicesThat } from '../support/picks';
import { issuesOf } from '../support/scenario';
import { sampleRequest } from '../submit/submission';
import { people } from '../users/people';

const server = await startServer();
const { app, storage } = server;
const { as, colleague, headersOf } = people(server);
const staff = as(await server.login());
const dilan = await colleague();
const [usual] = servicesThat('has the usual statuses', ({ staff: own }) => !own.statuses);
const [special] = servicesThat('has its own', ({ staff: own }) => own.statuses !== undefined);

async function send(service: typeof usual): Promise<string> {
  const request = await sampleRequest(service, {}, (values) => values);
  const { reference } = (await app.inject(request)).json<{ reference: string }>();
  const response = await staff('GET', `application/?search=${reference}`);
  return response.json<{ data: { id: string }[] }>().data[0]?.id ?? '';
}

const bulk = (body: object) => staff('PUT', 'application_bulk/', body);
const erase = (body: object) => staff('POST', 'application_bulk_erase/', body);
const read = async (id: string) => (await staff('GET', `application/${id}/`)).json<object>();

describe('several applications', () => {
  test('are changed at once, each with its entries', async () => {
    const ids = [await send(usual), await send(special)];
    const body = { ids, status: 'inProgress', assignee: dilan.id, due: '2099-01-01' };
    expect((await bulk(body)).json()).toMatchObject({
      changed: expect.any(Array),
      skipped: [],
      stale: [],
    });
    for (const id of ids) {
      expect(await read(id)).toMatchObject({
        status: 'inProgress',
        assignee: dilan.id,
        due: '2099-01-01',
        activity: expect.arrayContaining([
          expect.objectContaining({ kind: 'status', text: 'inProgress' }),
          expect.objectContaining({ kind: 'assigned', text: dilan.email }),
        ]),
      });
    }
  });

  test('are left out if their service has no such status, or they are gone', async () => {
    const [other, own, gone] = [await send(usual), await send(special), randomUUID()];
    const response = await bulk({ ids: [other, own, gone], status: 'atEmbassy' });
    expect(response.json()).toEqual({
      changed: [own],
      skipped: [other, gone],
      stale: [],
      withoutStatus: [other],
      notTheirs: [],
    });
    expect(await read(other)).toMatchObject({ status: 'new' });
  });

  test('are refused for a colleague who is not known, and for too many', async () => {
    const ids = [await send(usual)];
    expect(issuesOf(await bulk({ ids, assignee: randomUUID() }))).toEqual([['assignee', 'choice']]);
    const many = Array.from({ length: 101 }, () => randomUUID());
    for (const wrong of [[], many, [7], ids[0]]) {
      expect((await bulk({ ids: wrong, status: 'done' })).statusCode).toBe(422);
    }
  });

  test('are refused for a colleague who is disabled, before any is changed', async () => {
    const ids = [await send(usual), await send(usual)];
    const leaving = await colleague();
    await bulk({ ids: ids.slice(0, 1), assignee: leaving.id });
    await staff('PUT', `user/${leaving.id}/`, { disabled: true });
    const refused = await bulk({ ids, status: 'done', assignee: leaving.id });
    expect(issuesOf(refused)).toEqual([['assignee', 'choice']]);
    for (const id of ids) expect(await read(id)).toMatchObject({ status: 'new' });
  });

  test('are left out from the moment in which the colleague is disabled', async () => {
    const ids = [await send(usual), await send(usual)];
    const leaving = await colleague();
    const { change } = storage.inbox;
    vi.spyOn(storage.inbox, 'change').mockImplementationOnce(async (...given) => {
      const outcome = await change(...given);
      await staff('PUT', `user/${leaving.id}/`, { disabled: true });
      return outcome;
    });
    const [first, second] = ids;
    const response = await bulk({ ids, assignee: leaving.id });
    expect(response.json()).toEqual({
      changed: [first],
      skipped: [second],
      stale: [],
      withoutStatus: [],
      notTheirs: [second],
    });
  });

  test('are left as they are where a colleague has changed them since they were listed', async () => {
    const ids = [await send(usual), await send(usual)];
    const [mine = '', theirs = ''] = ids;
    await dilan.call('PUT', `application/${theirs}/`, { status: 'refused' });
    const body = { ids, versions: [1, 1], status: 'done' };
    expect((await bulk(body)).json()).toMatchObject({
      changed: [mine],
      skipped: [],
      stale: [theirs],
    });
    expect([await read(mine), await read(theirs)]).toMatchObject([
      { status: 'done' },
      { status: 'refused', activity: [{ who: dilan.email }, { kind: 'received' }] },
    ]);
    expect(issuesOf(await bulk({ ...body, versions: [1] }))).toEqual([['versions', 'choice']]);
    // PostgreSQL would fail.
    const large = await bulk({ ...body, versions: [1, 2 ** 31] });
    expect(issuesOf(large)).toEqual([['versions.1', 'maximum']]);
  });

  test('are read by whoever marks them, also with the right to read alone', async () => {
    const ids = [await send(usual), await send(special)];
    const reader = await colleague();
    await staff('PUT', `user/${reader.id}/`, { role: 'reader', granted: [], services: null });
    const call = as(await headersOf(reader.email));
    const isRead = async (ask: typeof staff, id: string) =>
      (await ask('GET', `application/${id}/`)).json<{ readAt: string | null }>().readAt !== null;
    const marked = await call('PUT', 'application_read/', { ids, read: true });
    expect(marked.json()).toEqual({ changed: ids, skipped: [] });
    await call('PUT', 'application_read/', { ids: ids.slice(1), read: false });
    const [one = '', two = ''] = ids;
    expect([await isRead(call, one), await isRead(call, two)]).toEqual([true, false]);
    expect(await isRead(staff, one)).toBe(false);
    expect((await call('PUT', 'application_bulk/', { ids, status: 'done' })).statusCode).toBe(403);
  });

  test('are exported alone', async () => {
    const [one, two] = [await send(usual), await send(usual)];
    const { body } = await staff('GET', `application_export/?format=csv&ids=${one}`);
    expect(body.trim().split('\n')).toHaveLength(2);
    expect((await staff('GET', `application_export/?format=csv&ids=${one},${two}`)).body).toContain(
      ((await read(two)) as { reference: string }).reference,
    );
    expect((await staff('GET', 'application_export/?format=csv&ids=x')).statusCode).toBe(422);
  });

  test('are left out if the account does not see their service', async () => {
    const ids = [await send(usual), await send(special)];
    const rights = { role: 'caseWorker', granted: ['eraseApplications'], services: [usual.id] };
    const trainee = await colleague();
    const response = await staff('PUT', `user/${trainee.id}/`, rights);
    expect(response.statusCode, response.body).toBe(200);
    const call = as(await headersOf(trainee.email));
    for (const [path, change] of [
      ['application_bulk/', { due: '2099-01-01' }],
      ['application_read/', { read: true }],
    ] as const) {
      const changed = await call('PUT', path, { ids, ...change });
      expect(changed.json()).toMatchObject({ changed: [ids[0]], skipped: [ids[1]] });
    }
    const erased = await call('POST', 'application_bulk_erase/', { ids, count: 2 });
    expect(erased.json()).toEqual({ erased: [ids[0]], skipped: [ids[1]] });
  });

  test('are erased only with their right number', async () => {
    const ids = [await send(usual), await send(usual)];
    expect(issuesOf(await erase({ ids, count: 1 }))).toEqual([['count', 'choice']]);
    const gone = randomUUID();
    const response = await erase({ ids: [...ids, gone], count: 3 });
    expect(response.json()).toEqual({ erased: ids, skipped: [gone] });
    for (const id of ids) expect((await staff('GET', `application/${id}/`)).statusCode).toBe(404);
    const { data } = (await staff('GET', 'audit/?action=applicationErased')).json<{ data: [] }>();
    expect(data).toHaveLength(3);
  });
});
