import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { requestableFields } from '../../../src/definition/model/requested';
import type { Service } from '../../../src/definition/model/service';
import type { Json, Values } from '../../../src/definition/model/values';
import { fromPayload } from '../../../src/definition/payload/payload';
import { isFiles } from '../../../src/definition/model/types/table';
import { mailEnv, openMailbox, partsOf, waitingMessages } from '../messages/mailbox';
import { multipartBody, type TestPart } from '../http/multipartBody';
import { picture } from '../photos/pictures';
import { isLong } from '../support/long';
import { fileFields, servicesThat } from '../support/picks';
import { startStaffed } from '../support/staffed';
import { issuesOf } from '../support/scenario';
import { sampleRequest, services, servicesWith } from '../submit/submission';

const mailbox = await openMailbox();
let now = new Date('2026-03-01T10:00:00.000Z');
const server = await startStaffed({
  env: { ...mailEnv(mailbox), PUBLIC_URL: 'https://rega.example' },
  now: () => now,
});
const { app, answerOf, call, storage } = server;
const [service] = servicesWith('json');

interface Opened {
  readonly id: string;
  readonly link: string;
  readonly reference: string;
}

async function submit(of: Service = service): Promise<Opened> {
  const sent = (await app.inject(await sampleRequest(of))).json<Omit<Opened, 'id'>>();
  const { data } = await answerOf('GET', `application/?search=${sent.reference}`);
  return { ...sent, id: (data as { id: string }[])[0]!.id };
}

const ask = (id: string, fields: readonly string[], due: string | null = null) =>
  call('POST', `application/${id}/request/`, { fields, text: 'Please', due });

interface AskedForm {
  readonly id: string;
  readonly form: Service;
}

const readStatus = async (link: string) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/client/status/',
    payload: { link },
  });
  return response.json<{ request: AskedForm | null }>();
};

const send = (request: string, link: string, body: Values, key: string = randomUUID()) =>
  app.inject({
    method: 'POST',
    url: `/api/client/status/${request}/`,
    headers: { 'status-link': link, 'idempotency-key': key },
    payload: body,
  });

const answersOf = async (id: string) => (await storage.applications.read(id))!.answers;

describe('what staff ask for', () => {
  test('opens these fields with their answers, and gives away no other', async () => {
    const { id, link } = await submit();
    expect((await ask(id, ['firstName', 'phoneNumber'])).statusCode).toBe(201);
    const { request } = await readStatus(link);
    const { properties } = request!.form.form;
    expect(Object.keys(properties).toSorted()).toEqual(['firstName', 'phoneNumber']);
    const answers = await answersOf(id);
    expect(properties.firstName?.prefill).toEqual({ const: answers.firstName });
    for (const [name, value] of Object.entries(answers)) {
      if (typeof value !== 'string' || value.length < 5 || Object.hasOwn(properties, name))
        continue;
      expect(JSON.stringify(request), name).not.toContain(JSON.stringify(value));
    }
  });

  test('is answered once; both versions stay, and nothing else changes', async () => {
    const { id, link, reference } = await submit();
    await ask(id, ['firstName', 'surname']);
    const { request } = await readStatus(link);
    const before = await answersOf(id);
    const body = { firstName: 'Naz', surname: before.surname };
    const key = randomUUID();
    expect((await send(request!.id, link, body, key)).json()).toEqual({ reference });
    expect((await send(request!.id, link, body, key)).statusCode).toBe(200);
    expect((await send(request!.id, link, { ...body, firstName: 'Other' })).statusCode).toBe(404);
    expect(await answersOf(id)).toEqual({ ...before, firstName: 'Naz' });
    const { requests, readAt } = await answerOf('GET', `application/${id}/`);
    expect(readAt).toBeNull();
    expect(requests).toMatchObject([
      {
        state: 'answered',
        before: { firstName: before.firstName, surname: before.surname },
        after: { firstName: 'Naz', surname: before.surname },
      },
    ]);
    expect((await readStatus(link)).request).toBeNull();
    const { data } = await answerOf('GET', `audit/?search=${reference}`);
    const lines = (data as { action: string; subject: string }[]).map(
      ({ action, subject }) => `${action} ${subject}`,
    );
    expect(lines.filter((line) => /^(?:answer|more)/u.test(line))).toEqual([
      `answerChanged ${reference} firstName`,
      `moreAsked ${reference}`,
    ]);
  });

  test('is asked once under a key, however often it is repeated', async () => {
    const { id, reference } = await submit();
    const headers = { ...(await server.login()), 'idempotency-key': randomUUID() };
    const url = `/api/application/${id}/request/`;
    const asked = { fields: ['firstName'], text: 'Please', due: '2026-03-20' };
    const post = (payload: object) => app.inject({ method: 'POST', url, headers, payload });
    const another = `/api/application/${(await submit()).id}/request/`;
    const repeated = await Promise.all([
      post(asked),
      post(asked),
      app.inject({ method: 'POST', url: another, headers, payload: asked }),
    ]);
    expect(repeated.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    for (const other of [{ fields: ['surname'] }, { text: 'Now' }, { due: null }]) {
      const refused = await post({ ...asked, ...other });
      expect([refused.statusCode, ...issuesOf(refused)]).toEqual([
        422,
        ['Idempotency-Key', 'keyReused'],
      ]);
    }
    const { requests } = await answerOf('GET', `application/${id}/`);
    expect(requests).toMatchObject([{ ...asked, state: 'open' }]);
    const audited = await answerOf('GET', `audit/?action=moreAsked&search=${reference}`);
    expect(audited).toMatchObject({ total: 1 });
  });

  test('is validated by the definition, and by the link of its own application', async () => {
    const [one, other] = [await submit(), await submit()];
    await ask(one.id, ['firstName']);
    const { request } = await readStatus(one.link);
    const before = await answersOf(one.id);
    const refused = [
      await send(request!.id, one.link, { firstName: 5 }),
      await send(request!.id, one.link, { firstName: 'Naz', surname: 'Other' }),
      await send(request!.id, one.link, { firstName: 'x'.repeat(5000) }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect((await send(request!.id, other.link, { firstName: 'Naz' })).statusCode).toBe(404);
    expect((await send(request!.id, '', { firstName: 'Naz' })).statusCode).toBe(404);
    expect(await answersOf(one.id)).toEqual(before);
    expect((await ask(one.id, ['nothing'])).statusCode).toBe(422);
    expect((await ask(one.id, [])).statusCode).toBe(422);
    for (const due of ['0000-01-02', '9999-12-31']) {
      expect(issuesOf(await ask(one.id, ['firstName'], due))).toEqual([['due', 'pattern']]);
    }
    await answerOf('DELETE', `application/${one.id}/request/`);
    expect((await send(request!.id, one.link, { firstName: 'Naz' })).statusCode).toBe(404);
    expect((await call('DELETE', `application/${one.id}/request/`)).statusCode).toBe(404);
  });

  test('may be photos: at least one is needed, and they are added to those that were sent', async () => {
    const [withPhotos] = servicesThat('sends photos', (one) => fileFields(one).length > 0);
    const [field = ''] = fileFields(withPhotos);
    const { id, link } = await submit(withPhotos);
    const before = await answersOf(id);
    await ask(id, [field]);
    const { request } = await readStatus(link);
    const { properties, required } = request!.form.form;
    expect(required).toEqual([field]);
    expect(properties[field]?.help).toContain('These are added to what you sent.');
    const nothing = await sendParts(request!.id, link, {});
    expect([nothing.statusCode, ...issuesOf(nothing)]).toEqual([422, [field, 'required']]);
    const part = { name: field, filename: 'new.jpg', type: 'image/jpeg', content: await picture() };
    const { payload, headers } = multipartBody([part]);
    const response = await app.inject({
      method: 'POST',
      url: `/api/client/status/${request!.id}/`,
      headers: { ...headers, 'status-link': link },
      payload,
    });
    expect(response.statusCode, response.body).toBe(200);
    const after = await answersOf(id);
    expect({ ...after, [field]: null }).toEqual({ ...before, [field]: null });
    const photos = [after[field]].flat().map(String);
    const sent = [before[field]].flat();
    expect([photos.slice(0, -1), photos.length]).toEqual([sent, sent.length + 1]);
    expect(await storage.applications.knownPhotos(photos)).toEqual(new Set(photos));
    for (const photo of photos) expect((await call('GET', `photo/${photo}/`)).statusCode).toBe(200);
  });

  test('is required if the form does not require it, but for what another answer shows', async () => {
    const { form } = service;
    const always = new Set(form.required);
    const all = requestableFields(service).filter((name) => !always.has(name));
    const [named = ''] = all.filter((name) => form.properties[name]?.when === undefined);
    const { id, link } = await submit();
    await ask(id, [named]);
    const { request } = await readStatus(link);
    expect(request!.form.form.required).toContain(named);
    expect(request!.form.form.expected).not.toContain(named);
    expect((await send(request!.id, link, {})).statusCode).toBe(422);
  });

  test('is announced by e-mail, with reminders before the date as long as it is open', async () => {
    const { id, link, reference } = await submit();
    await ask(id, ['firstName'], '2026-03-20');
    const subjects = () =>
      mailbox.received.filter(({ headers }) => headers.includes(reference)).map(partsOf);
    const told = () => subjects().filter(({ text }) => text.includes('20 March 2026')).length;
    await expect.poll(told).toBe(1);
    expect(subjects().at(-1)?.text).not.toContain('Please\r\n');
    const wake = async (at: string) => {
      now = new Date(at);
      await app.inject(await sampleRequest(service, {}, (values) => ({ ...values, email: 'x' })));
      return told();
    };
    await expect.poll(() => wake('2026-03-17T07:00:00.000Z')).toBe(2);
    const { request } = await readStatus(link);
    expect((await send(request!.id, link, { firstName: 'Naz' })).statusCode).toBe(200);
    await wake('2026-03-19T12:00:00.000Z');
    // Not the reminders of other requests, which are due days later.
    await expect.poll(() => waitingMessages(server, '2026-03-19T13:00:00.000Z')).toEqual([]);
    expect(told()).toBe(2);
  });
});

const RUNS = isLong ? 10_000 : 300;

test(`of ${RUNS} generated answers, none changes a field that was not named`, async () => {
  now = new Date('2026-03-01T10:00:00.000Z');
  let state = 20_260_301;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const opened = new Map<Service, Opened>();
  for (const each of services) opened.set(each, await submit(each));
  const odd: readonly Json[] = ['', null, true, 7, 'Naz', [], {}, '2026-01-01', ['x']];
  let changed = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const of = services[run % services.length]!;
    const { id, link } = opened.get(of)!;
    const before = await answersOf(id);
    const all = requestableFields(of);
    const fields = all.filter(() => random(4) === 0);
    const asked = { applicationId: id, text: '', due: null, createdBy: '' };
    const requestId = randomUUID();
    await storage.requests.add(
      { ...asked, id: requestId, fields, createdAt: new Date(run).toISOString() },
      [],
    );
    const sample = fromPayload(of, of.sample);
    const body: Values = {};
    for (const name of random(3) === 0 ? all : fields) {
      const field = of.form.properties[name];
      if (!field || isFiles(field)) continue;
      const known = sample[name];
      const other = typeof known === 'string' && random(3) === 0 ? `${known} x` : known;
      const value = random(8) === 0 ? odd[random(odd.length)] : other;
      if (value !== undefined) body[name] = value;
    }
    const isMultipart = fields.some((name) => isFiles(of.form.properties[name]!));
    const response = isMultipart
      ? await sendParts(requestId, link, body)
      : await send(requestId, link, body);
    expect([200, 422], response.body).toContain(response.statusCode);
    const after = await answersOf(id);
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (JSON.stringify(after[name]) === JSON.stringify(before[name])) continue;
      expect(fields, `${of.id} ${run}`).toContain(name);
      changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(RUNS / 10);
}, 900_000);

async function sendParts(request: string, link: string, body: Values) {
  const parts = Object.entries(body).map(([name, value]): TestPart => ({
    name,
    content: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  const { payload, headers } = multipartBody(parts);
  return app.inject({
    method: 'POST',
    url: `/api/client/status/${request}/`,
    headers: { ...headers, 'status-link': link },
    payload,
  });
}
