import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pdf } from '../../shared/pdf';
import { multipartBody } from '../http/multipartBody';
import { mailEnv, openMailbox, waitingMessages } from '../messages/mailbox';
import { sampleRequest, services } from '../submit/submission';
import { startStaffed } from '../support/staffed';

const service = services.find(({ documents, given }) => documents && !given)!;
const item = service.documents![0]!.id;
const mailbox = await openMailbox();
let now = new Date('2026-03-01T10:01:00.000Z');
const server = await startStaffed({ env: mailEnv(mailbox), now: () => now });
const { app, answerOf, call, storage, files } = server;

async function submit() {
  const response = await app.inject(await sampleRequest(service));
  const sent = response.json<{ reference: string; link: string }>();
  const { data } = await answerOf('GET', `application/?search=${sent.reference}`);
  return { ...sent, id: (data as { id: string }[])[0]!.id };
}

const send = (link: string, count: number, headers: Record<string, string> = {}) => {
  const parts = Array.from({ length: count }, (_, index) => {
    return { name: 'files', filename: `scan-${index}`, content: pdf() };
  });
  const body = multipartBody(parts);
  return app.inject({
    method: 'POST',
    url: `/api/client/document/${item}/`,
    payload: body.payload,
    headers: { ...body.headers, 'status-link': link, ...headers },
  });
};

test('files beyond the limit are refused with a message to the applicant, and not stored', async () => {
  const { id, link } = await submit();
  const entry = { id: randomUUID(), at: now.toISOString(), who: '', text: '' };
  const photos = Array.from({ length: 29 }, () => ({ id: randomUUID(), field: item, bytes: 1 }));
  const names = ['', '', 'Passport'] as const;
  const sent = { applicationId: id, item, names, at: now.toISOString(), photos, messages: [] };
  const activity = { ...entry, kind: 'documentSent' } as const;
  await storage.documents.send({ ...sent, activity, key: 'k' }, '2026-03-01');
  const before = await files('photos');
  for (const [language, text] of [
    ['ckb', /^ژمارەی ئەو فایلانەی .*: 1\./u],
    ['ar', /^عدد الملفات .*: 1\./u],
    ['en', /^Files that can still be sent here: 1\./u],
  ] as const) {
    const refused = await send(link, 2, { 'accept-language': language });
    expect(refused.statusCode).toBe(422);
    const message = expect.stringMatching(text) as string;
    expect(refused.json()).toEqual({
      errors: [{ name: 'files', code: 'filesFull', limit: '1', message }],
    });
  }
  expect(await files('photos')).toEqual(before);
  const key = { 'idempotency-key': randomUUID() };
  expect((await send(link, 1, key)).statusCode).toBe(200);
  const { documents } = (await call('POST', 'client/status/', { link }, {})).json<{
    documents: object[];
  }>();
  expect(documents[0]).toMatchObject({ state: 'received', files: 30, form: null });
  const last = (await send(link, 1)).json<object>();
  expect(last).toMatchObject({ errors: [{ code: 'filesFull', limit: '0' }] });
  // What was lost is only the response.
  expect((await send(link, 1, key)).statusCode).toBe(200);
});

test('staff are told of what is sent in a quarter of an hour by one e-mail', async () => {
  const { link, reference } = await submit();
  await answerOf('PUT', 'notices/', { all: 'once', services: [] });
  for (let count = 0; count < 3; count += 1) await send(link, 1);
  const told = () =>
    mailbox.received.filter(({ headers }) => headers.includes(`Answered: ${reference}`));
  expect(told()).toEqual([]);
  now = new Date(now.getTime() + 15 * 60 * 1000);
  // Whatever wakes the outbox.
  await submit();
  await expect.poll(() => told().length, { timeout: 60_000 }).toBe(1);
  await expect.poll(() => waitingMessages(server)).toEqual([]);
  expect(told()).toHaveLength(1);
});
