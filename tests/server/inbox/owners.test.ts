import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { requestableFields } from '../../../src/definition/model/requested';
import type { ActivityEntry } from '../../../src/contract/activity';
import { statusesOf } from '../../../src/definition/model/statuses';
import { startServer, STAFF } from '../support/harness';
import { servicesThat } from '../support/picks';
import { issuesOf } from '../support/scenario';
import { sampleRequest, services } from '../submit/submission';
import { people } from '../users/people';

interface Shown {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly assignee: string | null;
  readonly due: string | null;
  readonly overdue: boolean;
  readonly unread: boolean;
  readonly readAt: string | null;
  readonly version: number;
  readonly activity: readonly ActivityEntry[];
}

let moment = '2026-03-03T15:00:00.000Z';
const server = await startServer({ now: () => new Date(moment) });
const { app } = server;
const { as, colleague } = people(server);
const mine = as(await server.login());
const dilan = await colleague();
const [service] = servicesThat('has the usual statuses', ({ staff }) => !staff.statuses);

/** Submits an application, and returns its id. */
async function send(): Promise<string> {
  const request = await sampleRequest(service, {}, (values) => values);
  const { reference } = (await app.inject(request)).json<{ reference: string }>();
  const { data } = (await mine('GET', `application/?search=${reference}`)).json<{
    data: Shown[];
  }>();
  return data[0]?.id ?? '';
}

const read = async (id: string, call = mine) =>
  (await call('GET', `application/${id}/`)).json<Shown>();
const change = (id: string, body: object, call = mine) => call('PUT', `application/${id}/`, body);
const listed = async (query: string, call = mine) =>
  (await call('GET', `application/?${query}`)).json<{ data: Shown[] }>().data;
const ids = async (query: string, call = mine) => (await listed(query, call)).map(({ id }) => id);

describe('an application', () => {
  test('counts as read by those who entered it, and names them once', async () => {
    const request = await sampleRequest(service, { 'idempotency-key': randomUUID() });
    const url = `/api/${service.staff.list}`;
    const entered = { ...request, url, headers: { ...request.headers, ...(await server.login()) } };
    const responses = [await app.inject(entered), await app.inject(entered)];
    const [{ reference = '' } = {}, again] = responses.map((one) =>
      one.json<{ reference?: string }>(),
    );
    expect(again).toMatchObject({ reference });
    const found = await listed(`search=${reference}`);
    expect(found).toMatchObject([{ unread: false }]);
    const [{ id } = { id: '' }] = found;
    expect(await read(id)).toMatchObject({
      activity: [{ kind: 'entered', who: STAFF.email, at: moment }],
    });
    expect(await ids('unread=1', dilan.call)).toContain(id);
    const { data } = (await mine('GET', `audit/?search=${reference}`)).json<{ data: object[] }>();
    expect(data).toContainEqual(expect.objectContaining({ action: 'applicationEntered' }));
  });

  test('is given to a colleague, who finds it as theirs, and let go of', async () => {
    const id = await send();
    const given = await change(id, { assignee: dilan.id });
    expect(given.statusCode, given.body).toBe(200);
    expect(given.json()).toMatchObject({ assignee: dilan.id, version: 2, changedAt: null });
    expect(await ids('assignee=me', dilan.call)).toEqual([id]);
    expect(await ids(`assignee=${dilan.id}`)).toEqual([id]);
    expect(await ids('assignee=me')).not.toContain(id);
    expect(await ids('assignee=none')).not.toContain(id);
    expect((await change(id, { assignee: null })).json()).toMatchObject({ assignee: null });
    expect(await ids('assignee=none')).toContain(id);
  });

  test('cannot be given to nobody who is known, nor to an account that may not handle it', async () => {
    const id = await send();
    const gone = await colleague();
    const [other] = services.filter((one) => one.id !== service.id);
    const elsewhere = await colleague({ role: 'caseWorker', services: [other?.id] });
    const reader = await colleague({ role: 'reader' });
    await mine('PUT', `user/${gone.id}/`, { disabled: true });
    for (const assignee of [randomUUID(), 'x', gone.id, elsewhere.id, reader.id]) {
      const response = await change(id, { assignee });
      expect(response.statusCode).toBe(422);
      expect(issuesOf(response)).toEqual([['assignee', 'choice']]);
    }
    const wrong = await change(id, { assignee: 7, due: 'soon' });
    expect(issuesOf(wrong).map(([path]) => path)).toEqual(['assignee', 'due']);
  });

  test.each(['assignee=x', 'due=1'])('is not found by ?%s, which is refused', async (query) => {
    const response = await mine('GET', `application/?${query}`);
    expect(issuesOf(response).map(([name]) => name)).toEqual([query.split('=')[0]]);
  });

  test('is not taken from a colleague who took it meanwhile', async () => {
    const id = await send();
    await change(id, { assignee: dilan.id, version: 1 }, dilan.call);
    const late = await change(id, { assignee: null, version: 1 });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      savedBy: dilan.email,
      savedAt: moment,
      current: { assignee: dilan.id, version: 2 },
    });
  });

  test('is overdue from the day after its date on, until it is closed', async () => {
    const id = await send();
    await change(id, { due: '2026-03-03' });
    expect(await ids('due=week')).toEqual([id]);
    expect(await ids('due=overdue')).toEqual([]);
    // At the agency it is the next day.
    moment = '2026-03-03T21:30:00.000Z';
    expect(await ids('due=week')).toEqual([]);
    expect(await listed('due=overdue')).toMatchObject([{ id, overdue: true, due: '2026-03-03' }]);
    expect(await read(id)).toMatchObject({ overdue: true });
    await change(id, { status: 'done' });
    expect(await ids('due=overdue')).toEqual([]);
    expect(await read(id)).toMatchObject({ overdue: false, due: '2026-03-03' });
    expect(await ids('due=none')).not.toContain(id);
  });

  test('is read by each colleague on their own, and unread for all once the applicant writes', async () => {
    const id = await send();
    await change(id, { read: true });
    const isUnread = async (call = mine) => (await ids('unread=1', call)).includes(id);
    expect([await isUnread(), await isUnread(dilan.call)]).toEqual([false, true]);
    expect((await read(id, dilan.call)).readAt).toBeNull();
    await change(id, { read: true }, dilan.call);
    await change(id, { read: false });
    expect([await isUnread(), await isUnread(dilan.call)]).toEqual([true, false]);
    expect(await listed('', dilan.call)).toContainEqual(
      expect.objectContaining({ id, unread: false }),
    );
  });

  test.each([
    ['note', 'applicationNoted', { text: 'rang' }, { text: 'rang again' }],
    [
      'reply',
      'applicantReached',
      { channel: 'email', text: 'Hello' },
      { channel: 'call', text: '' },
    ],
  ])('gets a %s that is repeated with its key once', async (what, action, body, other) => {
    const id = await send();
    const headers = { ...(await server.login()), 'idempotency-key': randomUUID() };
    const url = `/api/application/${id}/${what}/`;
    const post = (payload: object) => server.app.inject({ method: 'POST', url, headers, payload });
    const repeated = await Promise.all([post(body), post(body), post(body)]);
    expect(repeated.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const refused = await post(other);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      errors: [{ code: 'keyReused', name: 'Idempotency-Key' }],
    });
    await mine('POST', `application/${id}/${what}/`, body);
    const { activity, reference } = await read(id);
    expect(activity.filter(({ kind }) => kind === what)).toHaveLength(2);
    const { total } = (await mine('GET', `audit/?action=${action}&search=${reference}`)).json<{
      total: number;
    }>();
    expect(total).toBe(2);
  });

  test('tells what has happened to it, by whom and when, the last first', async () => {
    moment = '2026-03-03T22:00:00.000Z';
    const id = await send();
    moment = '2026-03-03T22:30:00.000Z';
    await change(id, { status: 'inProgress', assignee: dilan.id, due: '2026-03-09' });
    // Nothing has happened.
    await change(id, { status: 'inProgress', read: true });
    await dilan.call('POST', `application/${id}/note/`, { text: 'rang' });
    const [field = ''] = requestableFields(service);
    await dilan.call('POST', `application/${id}/request/`, {
      fields: [field],
      text: 'تکایە',
      due: null,
    });
    await dilan.call('DELETE', `application/${id}/request/`);
    await mine('POST', `application/${id}/link/`);
    await mine('DELETE', `application/${id}/link/`);
    const reply = { channel: 'whatsapp', text: ' سڵاو\nNaz ' };
    const noted = await dilan.call('POST', `application/${id}/reply/`, reply);
    expect(noted.statusCode, noted.body).toBe(201);
    const { activity } = await read(id);
    expect((await mine('GET', `application/${id}/activity/`)).json()).toEqual({ data: activity });
    const told = activity.map(({ kind, text, who }) => [kind, text, who]);
    expect(told.toSorted()).toEqual(
      [
        ['reply', 'whatsapp\nسڵاو\nNaz', dilan.email],
        ['linksRevoked', '', STAFF.email],
        ['linkMade', '', STAFF.email],
        ['withdrawn', '', dilan.email],
        ['asked', 'تکایە', dilan.email],
        ['note', 'rang', dilan.email],
        ['due', '2026-03-09', STAFF.email],
        ['assigned', dilan.email, STAFF.email],
        ['status', 'inProgress', STAFF.email],
        ['received', '', ''],
      ].toSorted(),
    );
    expect(activity.at(-1)).toMatchObject({ kind: 'received', at: '2026-03-03T22:00:00.000Z' });
    expect((await mine('GET', `application/${randomUUID()}/activity/`)).statusCode).toBe(404);
    const wrong = await mine('POST', `application/${id}/reply/`, { channel: 'fax', text: '' });
    expect(issuesOf(wrong)).toEqual([['channel', 'choice']]);
  });
});

describe('the statuses of a service', () => {
  const [visa] = servicesThat(
    'has statuses of its own',
    ({ staff }) => staff.statuses !== undefined,
  );
  const own = statusesOf(visa.staff).find(({ id }) => id === 'atEmbassy');
  const submit = async () => await app.inject(await sampleRequest(visa, {}, (values) => values));

  test('are those of its file, and no others', async () => {
    const { reference, link } = (await submit()).json<{ reference: string; link: string }>();
    const [line] = await listed(`search=${reference}`);
    const id = line?.id ?? '';
    expect((await change(id, { status: 'atEmbassy' })).json()).toMatchObject({
      status: 'atEmbassy',
    });
    expect(issuesOf(await change(id, { status: 'gone' }))).toEqual([['status', 'choice']]);
    expect(issuesOf(await change(await send(), { status: 'atEmbassy' }))).toEqual([
      ['status', 'choice'],
    ]);
    expect(await ids('status=atEmbassy')).toEqual([id]);
    expect(await ids(`status=atEmbassy&service=${visa.id}`)).toEqual([id]);
    const elsewhere = await mine('GET', `application/?status=atEmbassy&service=${service.id}`);
    expect(elsewhere.statusCode).toBe(422);
    const page = await app.inject({
      method: 'POST',
      url: '/api/client/status/',
      payload: { link },
    });
    expect(page.json()).toMatchObject({ status: 'atEmbassy', statusText: own?.applicant });
    const csv = await mine('GET', `application_export/?format=csv&ids=${id}`);
    expect(csv.body).toContain(`"${own?.name[2]}"`);
  });
});

test('colleagues are listed with their names, whoever is disabled among them', async () => {
  const { data } = (await dilan.call('GET', 'colleague/')).json<{ data: object[] }>();
  const { id, email, name } = dilan;
  expect(data).toContainEqual({ id, email, name, disabled: false, handles: null });
  expect(data).toContainEqual(expect.objectContaining({ disabled: true }));
  expect((await app.inject('/api/colleague/')).statusCode).toBe(401);
});
