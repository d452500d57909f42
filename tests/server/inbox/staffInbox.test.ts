import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { prune } from '../../../src/definition/validate/prune';
import { fromPayload, payloadShape } from '../../../src/definition/payload/payload';
import type { Values } from '../../../src/definition/model/values';
import { startServer, STAFF } from '../support/harness';
import { fileFields, readPath, servicesThat } from '../support/picks';
import { expectRefusal, issuesOf, play, type Scenario } from '../support/scenario';
import { asksFirstName, sampleRequest, services } from '../submit/submission';

let moment = '2026-03-01T20:50:00.000Z';
const server = await startServer({ now: () => new Date(moment) });
const { app } = server;
const staff = await server.login();

const [photoService] = servicesThat('sends photos', (one) => fileFields(one).length > 0);
const [plain, other] = servicesThat('has none', (one) => fileFields(one).length === 0);
if (!other) throw new Error('there is only one service without photos');

interface Line {
  readonly id: string;
  readonly reference: string;
}

const ask = (path: string) => app.inject({ url: `/api/${path}`, headers: staff });
const list = async (query = '') =>
  (await ask(`application/?${query}`)).json<{ data: Line[] }>().data;
const write = (method: 'PUT' | 'DELETE', id: string, payload?: unknown) =>
  app.inject({
    method,
    url: `/api/application/${id}/`,
    headers: staff,
    ...(payload !== undefined && { payload: payload as object }),
  });

/** Submits a service's sample at a moment, and returns its reference. */
async function send(service: typeof plain, at: string, change: Values = {}): Promise<string> {
  moment = at;
  const response = await app.inject(
    await sampleRequest(service, {}, (values) => ({ ...values, ...change })),
  );
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ reference: string }>().reference;
}

const dana = { firstName: 'Dana', surname: 'Zangana', phoneNumber: '0750 123 4567' };
const hero = { firstName: 'هێرۆ', surname: 'ئاکرەیی', phoneNumber: '+964 770 765 4321' };
// A few minutes before and after midnight at the agency, which is at 21:00 in UTC.
const early = await send(plain, '2026-03-01T20:55:00.000Z', dana);
const late = await send(other, '2026-03-01T21:05:00.000Z', hero);
const last = await send(photoService, '2026-03-01T22:00:00.000Z');
const idByReference = new Map((await list()).map(({ id, reference }) => [reference, id]));
const idOf = (reference: string): string => idByReference.get(reference) ?? '';

const NOTHING = { sentAt: null, sent: [], toCheck: false, incomplete: false };
const EMPTY = ['notes', 'requests', 'money', 'documents', 'files', 'given', 'missing'];
const REST = { ...NOTHING, assignee: null, due: null, overdue: false };

describe('inbox', () => {
  test('names the sender of each application', async () => {
    const { data, ...rest } = (await ask('application/')).json<{ data: unknown[] }>();
    expect(rest).toEqual({ total: 3, page: 1, perPage: 20, unread: 3, at: expect.any(String) });
    expect(data[2]).toEqual({
      id: idOf(early),
      reference: early,
      service: plain.id,
      language: 'en',
      createdAt: '2026-03-01T20:55:00.000Z',
      status: 'new',
      version: 1,
      unread: true,
      name: 'Dana Zangana',
      phone: '0750 123 4567',
      email: expect.any(String),
      about: expect.any(String),
      ...{ ...REST, open: [] },
    });
  });

  test.each<[string, readonly string[]]>([
    ['', [last, late, early]],
    ['order=createdAt', [early, late, last]],
    [`service=${plain.id}`, [early]],
    ['search=', [last, late, early]],
    ['search=dana', [early]],
    ['search=zangana%20DANA', [early]],
    ['search=هيرو', [late]],
    ['search=07701234567', []],
    ['search=0770%20765%204321', [late]],
    ['search=%2B9647501234567', [early]],
    ['search=%25', [last, late, early]],
    ['search=%00', [last, late, early]],
    ["search=' or lool=lool--", []], // Letters that no reference has.
    ['status=new', [last, late, early]],
    ['status=done', []],
    ['unread=1', [last, late, early]],
    ['unread=0', [last, late, early]],
    ['language=ku', []],
    ['from=2026-03-02', [last, late]],
    ['to=2026-03-01', [early]],
    ['from=2026-03-01&to=2026-03-01', [early]],
    ['from=2026-03-02&to=2026-03-01', []],
    ['page=2&perPage=1', [late]],
    ['page=9', []],
    [`service=${other.id}&search=dana`, []],
  ])('?%s', async (query, references) => {
    const found = await list(query);
    expect(found.map(({ reference }) => reference)).toEqual(references);
  });

  test.each(['service=nobody', 'status=gone', 'unread=2', 'order=id', 'from=yesterday', 'to=1.1.'])(
    'rejects ?%s at its parameter',
    async (query) => {
      for (const path of ['application/', plain.staff.list]) {
        const response = await ask(`${path}?${query}`);
        expect(response.statusCode).toBe(422);
        expect(issuesOf(response).map(([name]) => name)).toEqual([query.split('=')[0]]);
      }
    },
  );

  test.each([`search=${'x'.repeat(201)}`, 'search=a&search=b', 'page=0', 'perPage=101'])(
    'rejects ?%s',
    async (query) => {
      expect((await ask(`application/?${query}`)).statusCode).toBe(422);
    },
  );
});

describe('list of one service', () => {
  test.each<[string, readonly string[]]>([
    ['search=dana', [early]],
    ['search=هيرو', []],
    [`service=${other.id}`, [early]],
    ['to=2026-02-28', []],
    ['status=done', []],
  ])('accepts the same filter: ?%s', async (query, references) => {
    const answer = (await ask(`${plain.staff.list}?${query}`)).json<{ data: Line[] }>();
    expect(answer).toMatchObject({ total: references.length, page: 1, perPage: 20 });
    expect(answer.data.map(({ reference }) => reference)).toEqual(references);
  });
});

const BY_ME = { changedBy: STAFF.email, changedAt: '2026-03-01T22:00:00.000Z' };

describe('one application', () => {
  test('is returned with everything that is known, and reading changes nothing', async () => {
    const answer = (await ask(`application/${idOf(last)}/`)).json<Values>();
    const record = (await ask(readPath(photoService, idOf(last)))).json<Values>();
    const sample = fromPayload(photoService, photoService.sample);
    const answers = prune(payloadShape(photoService), sample);
    const [photos = ''] = fileFields(photoService).filter((name) => answers[name] !== undefined);
    expect(answer).toEqual({
      id: idOf(last),
      reference: last,
      service: photoService.id,
      language: 'en',
      createdAt: '2026-03-01T22:00:00.000Z',
      definitionVersion: photoService.version,
      title: expect.any(String),
      about: expect.any(Array),
      status: 'new',
      version: 1,
      ...{ changedBy: '', changedAt: null, ...REST },
      activity: [expect.objectContaining({ kind: 'received' })],
      links: 1,
      ...Object.fromEntries(EMPTY.map((name) => [name, []])),
      unsorted: (answer.answers as Values)[photos],
      readAt: null,
      record,
      answers: { ...answers, [photos]: expect.any(Array) },
      definition: expect.objectContaining({ id: photoService.id, form: photoService.form }),
    });
    const [photo] = (answer.answers as Values)[photos] as string[];
    expect((record[photos] as string[])[0]).toBe(`photo/${photo}/`);
  });

  test('has notes, which are added with author and time, and never changed', async () => {
    const id = idOf(early);
    const add = (text: unknown) =>
      app.inject({
        method: 'POST',
        url: `/api/application/${id}/note/`,
        headers: staff,
        payload: { text },
      });
    for (const text of ['=1+1 <b>\n ئێستا', 'Called'])
      expect((await add(text)).statusCode).toBe(201);
    const { notes } = (await ask(`application/${id}/`)).json<{ notes: object[] }>();
    const common = { id: expect.any(String), at: moment, who: STAFF.email };
    expect(notes).toEqual([
      { ...common, text: '=1+1 <b>\n ئێستا' },
      { ...common, text: 'Called' },
    ]);
    for (const [text, code] of [
      [1, 'type'],
      ['', 'minLength'],
      ['x'.repeat(5001), 'maxLength'],
      ['a\0', 'pattern'],
    ] as const) {
      expect(issuesOf(await add(text))).toEqual([['text', code]]);
    }
  });

  test.each<[string, object, object]>([
    ['read', { read: true }, { readAt: '2026-03-01T22:00:00.000Z', status: 'new', version: 1 }],
    ['a status', { status: 'inProgress' }, { status: 'inProgress', ...BY_ME, version: 2 }],
    [
      'all',
      { status: 'done', read: false },
      { status: 'done', ...BY_ME, version: 3, readAt: null },
    ],
    ['nothing', {}, { status: 'done', version: 3, readAt: null }],
  ])('is changed by staff: %s', async (_, change, expected) => {
    const before = (await ask(`application/${idOf(late)}/`)).json<Values>();
    const response = await write('PUT', idOf(late), change);
    expect(response.statusCode, response.body).toBe(200);
    const { readAt, activity } = response.json<Values>();
    expect(response.json()).toEqual({ ...before, ...expected, readAt, activity });
    expect(response.json()).toMatchObject(expected);
    expect((await ask(`application/${idOf(late)}/`)).json()).toEqual(response.json());
  });

  test('counts as read once it is', async () => {
    await write('PUT', idOf(early), { read: true });
    const counted = (query: string) =>
      ask(`application/?${query}`).then((response) =>
        response.json<{ unread: number; total: number }>(),
      );
    expect(await counted('')).toMatchObject({ total: 3, unread: 2 });
    expect(await counted('unread=1')).toMatchObject({ total: 2, unread: 2 });
    expect(await counted(`service=${plain.id}`)).toMatchObject({ total: 1, unread: 0 });
  });

  test.each<[string, unknown, number, readonly (readonly [string, string])[]]>([
    ['a status that there is not', { status: 'gone' }, 422, [['status', 'choice']]],
    ['a status that is none', { status: ['new'] }, 422, [['status', 'type']]],
    ['a note, which is only added', { note: 'x' }, 422, [['note', 'unknown']]],
    ['read as a text', { read: 'yes' }, 422, [['read', 'type']]],
    ['what the visitor sent', { firstName: 'x' }, 422, [['firstName', 'unknown']]],
    [
      'what the house writes',
      { id: '1', createdAt: '' },
      422,
      [
        ['id', 'unknown'],
        ['createdAt', 'unknown'],
      ],
    ],
    ['what every object has', { toString: 'x' }, 422, [['toString', 'unknown']]],
    ['a list', [], 422, [['', 'type']]],
  ])('rejects %s', async (_, change, status, issues) => {
    const response = await write('PUT', idOf(early), change);
    expect(response.statusCode).toBe(status);
    expectRefusal(response);
    expect(issuesOf(response)).toEqual(issues);
  });

  const NOWHERE: readonly Scenario[] = [randomUUID(), 'x', '%00', '..%2fuser', "1'--"].flatMap(
    (id) =>
      (['GET', 'PUT', 'DELETE'] as const).map((method) => ({
        name: `${method} of ${id}`,
        request: {
          method,
          url: `/api/application/${id}/`,
          headers: staff,
          ...(method === 'PUT' && { payload: { read: true } }),
        },
        status: 404,
      })),
  );
  test.each(NOWHERE)('answers 404: $name', (scenario) => play(app, scenario));
});

describe('submission', () => {
  test.each(['status', 'note', 'readAt', 'read_at', 'search', 'facts'])(
    "cannot contain the staff's %s",
    async (name) => {
      if (plain.form.properties[name]) return;
      const request = await sampleRequest(plain, {}, (values) => ({ ...values, [name]: 'done' }));
      const body = { ...(JSON.parse(String(request.payload)) as Values), [name]: 'done' };
      const response = await app.inject({ ...request, payload: JSON.stringify(body) });
      expect(response.statusCode).toBe(422);
      expect(issuesOf(response)).toContainEqual([name, 'unknown']);
    },
  );
});

test('the sample of every service that asks for a name is found by it', async () => {
  for (const service of services.filter(asksFirstName)) {
    const reference = await send(service, '2026-03-01T23:00:00.000Z');
    const [line] = (await list(`service=${service.id}&search=${reference}`)) as unknown as Values[];
    expect(line).toMatchObject({ reference, name: expect.stringMatching(/\S/u) });
    const found = await list(
      `service=${service.id}&search=${encodeURIComponent(String(line?.name))}`,
    );
    expect(found.map((one) => one.reference)).toContain(reference);
  }
});
