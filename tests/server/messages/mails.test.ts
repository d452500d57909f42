import { describe, expect, test, vi } from 'vitest';
import { searchFieldsOf } from '../../../src/definition/describe/searchFields';
import { fromPayload } from '../../../src/definition/payload/payload';
import type { Service } from '../../../src/definition/model/service';
import { isRecord, type Json } from '../../../src/definition/model/values';
import type { Server } from '../support/harness';
import { servicesThat } from '../support/picks';
import { startStaffed } from '../support/staffed';
import { sampleRequest } from '../submit/submission';
import { mailEnv, openMailbox, partsOf, waitingMessages } from './mailbox';

const emailOf = (service: Service) =>
  searchFieldsOf(service.form, fromPayload(service, service.sample), '').email;
const [service] = servicesThat(
  'asks for an e-mail address and is sent as JSON',
  (one) => emailOf(one) !== '' && one.submit.encoding === 'json',
);

const mailbox = await openMailbox();
const { app, call, answerOf, storage } = await startStaffed({
  env: { ...mailEnv(mailbox), PUBLIC_URL: 'https://rega.example' },
});

const submit = async (language: string, server: Pick<Server, 'app'> = { app }) => {
  const headers = { 'content-language': language };
  const response = await server.app.inject(await sampleRequest(service, headers));
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ reference: string; receipt?: boolean; link: string }>();
};

/** Returns all texts that somebody entered, but those that are too short to tell. */
function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

describe('a receipt', () => {
  test.each([
    ['ckb', 'rtl', 'ژمارەی داواکاری'],
    ['ar', 'rtl', 'رقم الطلب'],
    ['en', 'ltr', 'Reference number'],
  ])('goes to the applicant in their language (%s), without an answer', async (tag, dir, label) => {
    const before = mailbox.received.length;
    const { reference, receipt } = await submit(tag);
    expect(receipt).toBe(true);
    const mail = (await mailbox.arrived(before + 1))[before]!;
    expect(mail.to).toEqual([emailOf(service)]);
    expect(mail.headers).toMatch(/^From: Rega <office@rega\.example>/mu);
    expect(mail.headers).toContain('Auto-Submitted: auto-generated');
    const { text, html } = partsOf(mail);
    expect(text).toContain(`${label}: ${reference}`);
    expect(html).toContain(`<html lang="${tag}" dir="${dir}">`);
    expect(html).toContain(reference);
    expect(html).not.toMatch(/<script|<img|src=/u);
    const answers = textsIn(service.sample).filter((one) => !/^\d{4}-\d\d-\d\d$/u.test(one));
    for (const answer of answers) expect(text + html).not.toContain(answer);
  });

  test('is not promised, and not sent, where no mail server is set', async () => {
    const silent = await startStaffed();
    expect(await submit('en', silent)).not.toHaveProperty('receipt');
    const until = '2099-01-01T00:00:00.000Z';
    expect(await silent.storage.messages.claim(until, until, 10)).toEqual([]);
  });

  test.each(['nobody', 'a@b.example,c@d.example', 'Naz<a@b.example>', 'a:b;@c.example'])(
    'is not sent to %j, which a form accepts',
    async (email) => {
      const request = await sampleRequest(service, {}, (values) => ({ ...values, email }));
      const response = await app.inject(request);
      expect(response.statusCode, response.body).toBe(201);
      expect(response.json()).not.toHaveProperty('receipt');
    },
  );

  test('goes to one address a limited number of times a day', async () => {
    const before = mailbox.received.length;
    await submit('en');
    await mailbox.arrived(before + 1);
    for (let count = 0; count < 30; count += 1) await submit('en');
    const other = await sampleRequest(service, {}, (values) => ({
      ...values,
      email: 'other@example.com',
    }));
    expect((await app.inject(other)).json()).toMatchObject({ receipt: true });
    const last = async () => mailbox.received.at(-1)?.to[0];
    await expect.poll(last).toBe('other@example.com');
    const sent = mailbox.received.filter(({ to }) => to[0] === emailOf(service));
    expect(sent).toHaveLength(20);
  });
});

describe('notices to staff', () => {
  test('are off until somebody chooses them, and checked by service', async () => {
    expect(await answerOf('GET', 'notices/')).toEqual({
      available: true,
      all: 'off',
      services: [],
    });
    const wrong = { all: 'off', services: [{ service: 'nothing', mode: 'once' }] };
    expect((await call('PUT', 'notices/', wrong)).statusCode).toBe(422);
    expect((await call('PUT', 'notices/', { all: 'often', services: [] })).statusCode).toBe(422);
  });

  test('tell those who want to know at once, with a link into the panel', async () => {
    const chosen = { all: 'off', services: [{ service: service.id, mode: 'once' }] };
    expect(await answerOf('PUT', 'notices/', chosen)).toEqual({ available: true, ...chosen });
    const before = mailbox.received.length;
    const request = await sampleRequest(service, {}, (values) => ({ ...values, email: 'x' }));
    const { reference } = (await app.inject(request)).json<{ reference: string }>();
    const mail = (await mailbox.arrived(before + 1))[before]!;
    expect(mail.to).toEqual(['shilan@agency.example']);
    const { text } = partsOf(mail);
    expect(text).toContain(reference);
    expect(text).toMatch(
      /https:\/\/rega\.example\/8d_001pass\/home\/inbox\/application\/[0-9a-f-]{36}/u,
    );
    await answerOf('PUT', 'notices/', { all: 'daily', services: chosen.services });
    expect(await storage.notices.atOnce(service.id)).toHaveLength(1);
    expect(await storage.notices.atOnce('another')).toEqual([]);
    expect(await storage.notices.daily()).toHaveLength(1);
  });
});

test('a daily digest counts what arrived in the last day, once', async () => {
  const box = await openMailbox();
  let now = new Date('2026-06-02T03:00:00.000Z');
  const env = mailEnv(box);
  const server = await startStaffed({ env, now: () => now });
  await server.answerOf('PUT', 'notices/', { all: 'daily', services: [] });
  const request = await sampleRequest(service, {}, (values) => ({ ...values, email: 'x' }));
  for (let count = 0; count < 3; count += 1) await server.app.inject(request);
  // Eight in the morning where the agency is; what arrives now wakes the outbox.
  now = new Date('2026-06-02T05:00:01.000Z');
  await server.app.inject(request);
  const [mail] = await box.arrived(1);
  expect(partsOf(mail!).text).toMatch(/: 3\r?\n/u);
  await server.app.inject(request);
  await expect.poll(() => waitingMessages(server)).toEqual([]);
  expect(box.received).toHaveLength(1);
});

test('a receipt is not sent again if it could not be noted that it was sent', async () => {
  let now = new Date('2026-03-01T10:00:00.000Z');
  const box = await openMailbox();
  const server = await startStaffed({ env: mailEnv(box), now: () => now });
  const { settle } = server.storage.messages;
  const outcomes: string[] = [];
  vi.spyOn(server.storage.messages, 'settle').mockImplementation(async (message, outcome) => {
    if (message.id.startsWith('receipt')) outcomes.push(outcome.state);
    if (outcomes.length === 1) throw new Error('SQLITE_FULL');
    await settle(message, outcome);
  });
  await submit('en', server);
  await expect.poll(() => outcomes).toEqual(['sent', 'waiting']);
  now = new Date(now.getTime() + 10 * 60_000);
  await submit('en', server);
  await expect.poll(() => waitingMessages(server)).toEqual([]);
  expect(outcomes).toEqual(['sent', 'waiting', 'sent', 'sent']);
  expect(box.received).toHaveLength(2);
});

test('a corrected address gets the receipt and later e-mails, and ends the links that the wrong one got', async () => {
  let now = new Date('2026-03-01T10:00:00.000Z');
  const box = await openMailbox();
  const server = await startStaffed({
    env: { ...mailEnv(box), PUBLIC_URL: 'https://rega.example' },
    now: () => now,
  });
  const { reference, link: own } = await submit('en', server);
  const { data } = await server.answerOf('GET', `application/?search=${reference}`);
  const [{ id }] = data as [{ id: string }];
  const asked = { fields: ['firstName'], text: '', due: '2026-03-20' };
  await server.answerOf('POST', `application/${id}/request/`, asked, 201);
  await box.arrived(2);
  const [field = ''] = Object.entries(service.form.properties).flatMap(([name, one]) =>
    'format' in one && one.format === 'email' ? [name] : [],
  );
  const email = 'right@applicant.example';
  await server.answerOf('POST', `application/${id}/correction/?fields=${field}`, {
    [field]: email,
  });
  const links = (await box.arrived(3)).map(
    (mail) => /#([\w-]{43})\s/u.exec(partsOf(mail).text)?.[1] ?? '',
  );
  const opened = [own, ...links].map((link) => server.call('POST', 'client/status/', { link }));
  const codes = (await Promise.all(opened)).map(({ statusCode }) => statusCode);
  expect(codes).toEqual([200, 404, 404, 200]);
  now = new Date('2026-03-17T10:00:00.000Z');
  await submit('en', server);
  const mails = (await box.arrived(5)).filter(({ headers }) => headers.includes(reference));
  const wrong = [emailOf(service)];
  expect(mails.map(({ to }) => to)).toEqual([wrong, wrong, [email], [email]]);
});
