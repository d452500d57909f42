import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { Service } from '../../../src/definition/model/service';
import type { Values } from '../../../src/definition/model/values';
import { multipartBody, type TestPart } from '../http/multipartBody';
import { picture } from '../photos/pictures';
import { startServer } from '../support/harness';
import { fileFields, servicesThat } from '../support/picks';
import { sampleRequest, servicesWith } from '../submit/submission';
import { people } from '../users/people';

const server = await startServer();
const { app, storage } = server;
const { as, colleague } = people(server);
const headers = await server.login();
const mine = as(headers);
const [service] = servicesWith('json');

async function submit(of = service): Promise<{ readonly id: string; readonly reference: string }> {
  const { reference } = (await app.inject(await sampleRequest(of))).json<{
    reference: string;
  }>();
  const { data } = (await mine('GET', `application/?search=${reference}`)).json<{
    data: { id: string }[];
  }>();
  return { id: data[0]!.id, reference };
}

const correct = (id: string, body: Values, more: Record<string, string> = {}, fields = body) =>
  app.inject({
    method: 'POST',
    url: `/api/application/${id}/correction/?fields=${Object.keys(fields).join(',')}`,
    headers: { ...headers, ...more },
    payload: body,
  });

const answersOf = async (id: string) => (await storage.applications.read(id))!.answers;

describe('a correction', () => {
  test('changes the named answers only, keeps both versions, and is written down', async () => {
    const { id, reference } = await submit();
    const before = await answersOf(id);
    const key = { 'idempotency-key': randomUUID() };
    const response = await correct(id, { firstName: 'Naz' }, key);
    expect(response.statusCode, response.body).toBe(200);
    expect((await correct(id, { firstName: 'Naz' }, key)).statusCode).toBe(200);
    expect(await answersOf(id)).toEqual({ ...before, firstName: 'Naz' });
    const { requests, activity } = (await mine('GET', `application/${id}/`)).json<{
      requests: object[];
      activity: { kind: string }[];
    }>();
    expect(requests).toMatchObject([
      {
        state: 'corrected',
        before: { firstName: before.firstName },
        after: { firstName: 'Naz' },
        createdBy: 'shilan@agency.example',
      },
    ]);
    expect(activity.map(({ kind }) => kind)).toEqual(['corrected', 'received']);
    const { data } = (await mine('GET', `audit/?search=${reference}`)).json<{
      data: { action: string; subject: string }[];
    }>();
    const lines = data.filter(({ action }) => action === 'answerCorrected');
    expect(lines.map(({ subject }) => subject)).toEqual([`${reference} firstName`]);
    const found = await mine('GET', 'application/?search=Naz');
    expect(found.json()).toMatchObject({ total: 1 });
  });

  test('is refused if the answers were changed since they were read', async () => {
    const { id } = await submit();
    expect((await correct(id, { firstName: 'Naz' }, { 'if-match': '"0"' })).statusCode).toBe(200);
    const stale = await correct(id, { firstName: 'Dilan' }, { 'if-match': '"0"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({
      savedBy: 'shilan@agency.example',
      current: { version: 1 },
    });
    expect(await answersOf(id)).toMatchObject({ firstName: 'Naz' });
    expect((await correct(id, { firstName: 'Dilan' }, { 'if-match': '"1"' })).statusCode).toBe(200);
  });

  test('keeps a photo that colleagues have replaced meanwhile', async () => {
    const isFree =
      ({ form }: Service) =>
      (name: string) =>
        !form.required?.includes(name);
    const [withPhotos] = servicesThat('does not require a photo', (one) =>
      fileFields(one).some(isFree(one)),
    );
    const [field = ''] = fileFields(withPhotos).filter(isFree(withPhotos));
    const { id } = await submit(withPhotos);
    const before = await answersOf(id);
    const send = (part: TestPart) => {
      const { payload, headers: own } = multipartBody([part]);
      const url = `/api/application/${id}/correction/?fields=${[...new Set([field, part.name])].join(',')}`;
      return app.inject({ method: 'POST', url, payload, headers: { ...headers, ...own } });
    };
    const { correct: store } = storage.requests;
    vi.spyOn(storage.requests, 'correct').mockImplementationOnce(async (correction) => {
      await send({ name: field, filename: 'new.jpg', content: await picture() });
      return store(correction);
    });
    expect((await send({ name: 'firstName', content: 'Naz' })).statusCode).toBe(200);
    const after = await answersOf(id);
    expect(after[field]).not.toEqual(before[field]);
    expect(after).toEqual({ ...before, firstName: 'Naz', [field]: after[field] });
    expect(await storage.requests.list(id)).toHaveLength(2);
  });

  test('is validated like the form, and takes no other answer', async () => {
    const { id } = await submit();
    const before = await answersOf(id);
    const refused = [
      await correct(id, { firstName: 5 }),
      await correct(id, { firstName: 'x'.repeat(5000) }),
      await correct(id, { firstName: 'Naz', surname: 'Other' }, {}, { firstName: '' }),
      await correct(id, { nothing: 'x' }),
      await correct(id, {}),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422]);
    expect((await correct(randomUUID(), { firstName: 'Naz' })).statusCode).toBe(404);
    expect(await answersOf(id)).toEqual(before);
    expect(await storage.requests.list(id)).toEqual([]);
  });

  test('is for those who handle applications of the service', async () => {
    const { id } = await submit();
    const reader = await colleague({ role: 'reader' });
    const other = await colleague({ role: 'caseWorker', services: [servicesWith('json')[1]?.id] });
    const responses = [reader, other].map((one) =>
      one.call('POST', `application/${id}/correction/?fields=firstName`, { firstName: 'Naz' }),
    );
    const codes = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([403, 404]);
  });
});
