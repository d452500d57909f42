import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AlertData } from '../../../src/contract/alerts';
import type { Colleague } from '../../../src/contract/accounts';
import { namedIn } from '../../../src/server/alerts/newAlerts';
import { newToken, tokenHash } from '../../../src/server/auth/sessions';
import { mailEnv, openMailbox, partsOf } from '../messages/mailbox';
import { sampleRequest, services } from '../submit/submission';
import { startStaffed } from '../support/staffed';

const mailbox = await openMailbox();
let now = new Date('2026-03-01T10:01:00.000Z');
const { app, answerOf, call, storage } = await startStaffed({
  env: mailEnv(mailbox),
  now: () => now,
});
const [mine, other] = services as [(typeof services)[number], (typeof services)[number]];

/** A case worker who handles one service. */
async function colleague(name: string) {
  const [id, token] = [randomUUID(), newToken()];
  const account = { id, email: `${name.toLowerCase()}@agency.example`, name, passwordHash: 'x' };
  const rights = { role: 'caseWorker', granted: [], services: [mine.id] } as const;
  await storage.staff.add({ ...account, ...rights }, now.toISOString());
  const expiresAt = '2027-01-01T00:00:00.000Z';
  await storage.sessions.add({ tokenHash: tokenHash(token), staffId: id, expiresAt });
  return { id, bearer: { authorization: `Bearer ${token}` } };
}
const dilan = await colleague('Dilan');

async function submit(service: (typeof services)[number]): Promise<string> {
  const { reference } = (await app.inject(await sampleRequest(service))).json<{
    reference: string;
  }>();
  const { data } = await answerOf('GET', `application/?search=${reference}`);
  return (data as { id: string }[])[0]!.id;
}
const alerts = async () =>
  (await call('GET', 'alert/', undefined, dilan.bearer)).json<{ data: AlertData[] }>().data;

describe('a colleague is told', () => {
  test('what was assigned, and which notes name them, but nothing of another service', async () => {
    const [id, foreign] = [await submit(mine), await submit(other)];
    await answerOf('POST', `application/${foreign}/note/`, { text: 'Ask @Dilan' }, 201);
    await answerOf('PUT', `application/${id}/`, { assignee: dilan.id });
    const open = (application: string) =>
      call('PUT', 'application_open/', { application, open: true }, dilan.bearer);
    expect((await open(id)).statusCode).toBe(200);
    expect((await open(foreign)).statusCode).toBe(404);
    now = new Date('2026-03-01T10:02:00.000Z');
    await answerOf('POST', `application/${id}/note/`, { text: 'Please call, @dilan.' }, 201);
    expect(
      (await alerts()).map(({ kind, application, seen }) => [kind, application, seen]),
    ).toEqual([
      ['named', id, false],
      ['assigned', id, false],
    ]);
    await call('PUT', 'alert/', { application: id }, dilan.bearer);
    expect((await alerts()).map(({ seen }) => seen)).toEqual([true, true]);
  });

  test('by one e-mail, if they have chosen it, unless they have seen it or it was undone', async () => {
    await call('PUT', 'notices/', { all: 'off', services: [], own: true }, dilan.bearer);
    const [first, second] = [await submit(mine), await submit(mine)];
    for (const id of [first, second]) {
      await answerOf('PUT', `application/${id}/`, { assignee: dilan.id });
    }
    await answerOf('PUT', `application/${second}/`, { assignee: null });
    now = new Date('2026-03-01T10:06:00.000Z');
    // Whatever wakes the outbox.
    await submit(mine);
    const about = () =>
      mailbox.received.filter(({ to }) => to.includes('dilan@agency.example')).map(partsOf);
    await expect.poll(() => about().length, { timeout: 60_000 }).toBe(1);
    const { reference } = await answerOf('GET', `application/${first}/`);
    const { text = '' } = about()[0] ?? {};
    expect(text).toContain(`${String(reference)}: assigned to you by`);
    expect(text.match(/assigned to you/gu)).toHaveLength(1);
  });
});

const named = (name: string, email = ''): Colleague => ({
  id: name,
  name,
  email,
  disabled: false,
  handles: null,
});

test.each<[string, readonly string[]]>([
  ['@Dilan Omer and @sara', ['Dilan Omer', 'Sara']],
  ['@Dilan, call', ['Dilan']],
  ['@Dilana', []],
  ['write to x@sara.example', []],
  ['@s@a.example: see', ['Sara']],
  ['بپرسە لە @ڕۆژ', ['ڕۆژ']],
])('the note %j names %j', (text, expected) => {
  const all = [
    named('Dilan'),
    named('Dilan Omer'),
    named('Sara', 's@a.example'),
    named('ڕۆژ'),
    named(''),
  ];
  expect(namedIn(text, all).map(({ name }) => name)).toEqual(expected);
});
