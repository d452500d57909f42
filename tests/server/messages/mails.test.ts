import { describe, expect, test, vi } from 'vitest';
import { searchFieldsOf } from '../../../src/definition/describe/searchFields';
import { fromPayload } from '../../../src/definition/payload/payload';
import type { Service } from '../../../src/definition/model/service';
import { isRecord, type Json } from '../../../src/definition/model/values';
import { type Server, STAFF } from '../support/harness';
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

let callers = 0;

/** Submits from another address each time, unless one is given. */
const submit = async (
  language: string,
  server: Pick<Server, 'app'> = { app },
  { headers = {}, remoteAddress = '', email = emailOf(service) } = {},
) => {
  callers += 1;
  const sent = { 'content-language': language, ...headers };
  const response = await server.app.inject({
    ...(await sampleRequest(service, sent, (values) => ({ ...values, email }))),
    remoteAddress: remoteAddress || `192.0.2.${callers}`,
  });
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
    expect(html).not.toMatch(/<script|src="(?!cid:logo")/u);
    expect(mail.raw).toMatch(/^Content-Id: <logo>/imu);
    // Except what the agency says of itself, such as its city.
    const [contact] = await storage.content.list('contactus');
    const own = textsIn(contact!.document).join(' ');
    const answers = textsIn(service.sample).filter(
      (one) => !/^\d{4}-\d\d-\d\d$/u.test(one) && !own.includes(one),
    );
    for (const answer of answers) expect(text + html).not.toContain(answer);
  });

  test('is not promised, and not sent, where no mail server is set', async () => {
    const silent = await startStaffed();
    expect(await submit('en', silent)).not.toHaveProperty('receipt');
    const until = '2099-01-01T00:00:00.000Z';
    expect(await silent.storage.messages.claim(until, until, 10)).toEqual([]);
  });

  test.each(['nobody', 'a@b.example,c@d.example', 'سارا@مثال.عراق'])(
    'is not promised, and not sent to %j, which a form accepts',
    async (email) => {
      expect((await submit('en', { app }, { email })).receipt).toBe(false);
    },
  );

  test('is neither promised nor sent over a limit, in the panel and in a repeated response, too', async () => {
    const box = await openMailbox();
    const env = { ...mailEnv(box), RECEIPTS_A_DAY: '11', RATE_LIMIT: 'on' };
    const server = await startStaffed({ env });
    const remoteAddress = '198.51.100.1';
    const limitOf = async () => (await server.answerOf('GET', 'dashboard/')).receiptLimit;
    for (let count = 0; count < 10; count += 1) await submit('en', server, { remoteAddress });
    const headers = { 'idempotency-key': 'the-eleventh-of-one-caller' };
    const refused = await submit('en', server, { remoteAddress, headers });
    const { reference, receipt } = await submit('en', server, { remoteAddress, headers });
    expect([refused.receipt, receipt]).toEqual([false, false]);
    expect(reference).toBe(refused.reference);
    expect(await limitOf()).toBe(null);
    const email = 'other@example.com';
    const again = { headers: { 'idempotency-key': 'the-first-of-another' }, email };
    expect((await submit('en', server, again)).receipt).toBe(true);
    expect((await submit('en', server, again)).receipt).toBe(true);
    expect((await submit('en', server, { email })).receipt).toBe(false);
    expect(await limitOf()).toBe(11);
    await expect.poll(() => waitingMessages(server)).toEqual([]);
    expect(box.received.map(({ to: [to] }) => to).toSorted()).toEqual(
      [...Array<string>(10).fill(emailOf(service)), email].toSorted(),
    );
  });
});

describe('notices to staff', () => {
  test('are off until somebody chooses them, and checked by service', async () => {
    expect(await answerOf('GET', 'notices/')).toEqual({
      available: true,
      all: 'off',
      services: [],
      own: false,
    });
    const wrong = { all: 'off', services: [{ service: 'nothing', mode: 'once' }] };
    expect((await call('PUT', 'notices/', wrong)).statusCode).toBe(422);
    expect((await call('PUT', 'notices/', { all: 'often', services: [] })).statusCode).toBe(422);
  });

  test('tell those who want to know at once, with a link into the panel', async () => {
    const chosen = { all: 'off', services: [{ service: service.id, mode: 'once' }] };
    expect(await answerOf('PUT', 'notices/', chosen)).toEqual({
      available: true,
      own: false,
      ...chosen,
    });
    const before = mailbox.received.length;
    const { reference } = await submit('en', { app }, { email: 'x' });
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

test('notices are in the language of the account, and after five in ten minutes one tells the number of the rest', async () => {
  const box = await openMailbox();
  let now = new Date('2026-03-01T10:00:00.000Z');
  const server = await startStaffed({ env: mailEnv(box), now: () => now });
  const { id } = await server.answerOf('GET', 'me/');
  await server.storage.staff.change(String(id), { language: 'ku' });
  await server.answerOf('PUT', 'notices/', { all: 'once', services: [] });
  // Who does not see the service hears nothing of it.
  const other = { id: 'other', email: 'o@agency.example', name: '', passwordHash: 'x' };
  const rights = { role: 'caseWorker', granted: [], services: [] } as const;
  await server.storage.staff.add({ ...other, ...rights }, now.toISOString());
  await server.storage.notices.put('other', new Map([['', 'once']]));
  for (let count = 0; count < 8; count += 1) await submit('en', server, { email: 'x' });
  await expect.poll(() => waitingMessages(server, '2026-03-01T10:09')).toEqual([]);
  expect(box.received).toHaveLength(5);
  now = new Date('2026-03-01T10:10:00.000Z');
  // Whatever wakes the outbox.
  await submit('en', server, { email: 'x' });
  await box.arrived(7);
  await expect.poll(() => waitingMessages(server)).toEqual([]);
  expect(new Set(box.received.flatMap(({ to }) => to))).toEqual(new Set([STAFF.email]));
  const notices = box.received.map(partsOf);
  const isRest = ({ text }: { readonly text: string }) => text.includes('3 داواکاری');
  expect(notices.filter(isRest)).toHaveLength(1);
  for (const { html } of notices) expect(html).toContain('<html lang="ckb" dir="rtl">');
});

test('a daily digest counts what arrived in the last day, once', async () => {
  const box = await openMailbox();
  let now = new Date('2026-06-02T03:00:00.000Z');
  const env = mailEnv(box);
  const server = await startStaffed({ env, now: () => now });
  const { id } = await server.answerOf('GET', 'me/');
  await server.storage.staff.change(String(id), { language: 'ar' });
  await server.answerOf('PUT', 'notices/', { all: 'daily', services: [] });
  const request = await sampleRequest(service, {}, (values) => ({ ...values, email: 'x' }));
  for (let count = 0; count < 3; count += 1) await server.app.inject(request);
  // Eight in the morning where the agency is; what arrives now wakes the outbox.
  now = new Date('2026-06-02T05:00:01.000Z');
  await server.app.inject(request);
  const [mail] = await box.arrived(1);
  expect(partsOf(mail!).text).toMatch(/: 3\r?\n/u);
  expect(partsOf(mail!).html).toContain('<html lang="ar" dir="rtl">');
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
