import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { startServer, STAFF } from '../support/harness';
import { expectRefusal, issuesOf } from '../support/scenario';
import { CONFIRMED, OTHER_PASSWORD, PASSWORD, people } from '../users/people';

const HOUR = 3_600_000;
let clock = Date.parse('2026-03-01T10:00:00.000Z');
const server = await startServer({ now: () => new Date(clock) });
const { as, colleague, headersOf } = people(server);

type Made = Awaited<ReturnType<typeof colleague>>;
type Sent = readonly [method: 'POST' | 'PUT', path: string, body: object];

let made = 0;
const another = () => `another${(made += 1)}@agency.example`;

/** What has to be confirmed: the rights of a colleague, and what is done with their account or the caller's own. */
const CONFIRMED_CALLS: readonly (readonly [
  name: string,
  rights: object,
  call: (id: string, own: string) => Sent,
])[] = [
  ['a new account', {}, () => ['POST', 'user/', { email: another(), password: PASSWORD }]],
  ['a higher role', { role: 'reader' }, (id) => ['PUT', `user/${id}/`, { role: 'caseWorker' }]],
  [
    'one right more',
    { role: 'reader' },
    (id) => ['PUT', `user/${id}/`, { granted: ['exportApplications'] }],
  ],
  [
    'more services',
    { role: 'caseWorker', services: ['visa'] },
    (id) => ['PUT', `user/${id}/`, { services: null }],
  ],
  ["a colleague's e-mail", {}, (id) => ['PUT', `user/${id}/`, { email: another() }]],
  ['the own e-mail', {}, (_, own) => ['PUT', `user/${own}/`, { email: another() }]],
  ['a new password', {}, (id) => ['PUT', 'reset_password/', { id, password: OTHER_PASSWORD }]],
  ['no second factor', {}, (id) => ['PUT', 'reset_second_factor/', { id }]],
  ['a whole list', {}, () => ['POST', 'application_export/?format=csv', {}]],
];

/** Turns the second factor of an account on; returns what shows its next code. */
async function guard({ call }: Made): Promise<() => string> {
  const begun = await call('POST', 'second_factor/', { ownPassword: PASSWORD });
  const { secret } = begun.json<{ secret: string }>();
  // Each code works once, so each is of another time step.
  const nextCode = () => {
    clock += 30_000;
    return generateSync({ secret, epoch: Math.floor(clock / 1000) });
  };
  const confirmed = await call('POST', 'second_factor_confirm/', { code: nextCode() });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return nextCode;
}

type Tried = readonly (readonly [
  confirmation: object,
  issues: readonly (readonly [string, string])[],
])[];

async function expectRefusals({ call }: Made, [method, path, body]: Sent, tried: Tried) {
  const accounts = async () => (await call('GET', 'user/?perPage=100')).json<object>();
  const before = await accounts();
  for (const [confirmation, issues] of tried) {
    const refused = await call(method, path, { ...body, ...confirmation });
    expectRefusal(refused);
    expect([refused.statusCode, issuesOf(refused)]).toEqual([422, issues]);
  }
  expect(await accounts()).toEqual(before);
}

async function expectTaken({ call }: Made, [method, path, body]: Sent, confirmation: object) {
  const taken = await call(method, path, { ...body, ...confirmation });
  expect([200, 201], taken.body).toContain(taken.statusCode);
}

const ownPassword = PASSWORD;
const NO_PASSWORD = ['ownPassword', 'required'] as const;
const WRONG_PASSWORD = ['ownPassword', 'wrongPassword'] as const;
const NO_CODE = ['code', 'codeNeeded'] as const;

describe.each(CONFIRMED_CALLS)('%s', (_, rights, callOf) => {
  test('needs the password of whoever asks', async () => {
    const caller = await colleague();
    const sent = callOf((await colleague({ role: 'caseWorker', ...rights })).id, caller.id);
    await expectRefusals(caller, sent, [
      [{}, [NO_PASSWORD]],
      [{ ownPassword: '' }, [NO_PASSWORD]],
      [{ ownPassword: STAFF.password }, [WRONG_PASSWORD]],
    ]);
    await expectTaken(caller, sent, { ownPassword });
  });

  test('needs a code, too, if they have a second factor', async () => {
    const caller = await colleague();
    const nextCode = await guard(caller);
    const sent = callOf((await colleague({ role: 'caseWorker', ...rights })).id, caller.id);
    const code = nextCode();
    await expectRefusals(caller, sent, [
      [{}, [NO_PASSWORD, NO_CODE]],
      [{ code }, [NO_PASSWORD]],
      [{ ownPassword }, [NO_CODE]],
      [{ ownPassword, code: ' ' }, [NO_CODE]],
      [{ ownPassword: 'not mine', code }, [WRONG_PASSWORD]],
      [{ ownPassword, code: '000000' }, [['code', 'wrongCode']]],
    ]);
    // No refusal has used it.
    await expectTaken(caller, sent, { ownPassword, code });
  });
});

test.each<[string, object, (id: string, own: string) => Sent]>([
  ['a name', {}, (id) => ['PUT', `user/${id}/`, { name: 'Other' }]],
  ['the own language', {}, (_, own) => ['PUT', `user/${own}/`, { language: 'ku' }]],
  ['the same e-mail', {}, (_, own) => ['PUT', `user/${own}/`, { name: 'Other' }]],
  ['a lower role', {}, (id) => ['PUT', `user/${id}/`, { role: 'reader' }]],
  ['fewer services', {}, (id) => ['PUT', `user/${id}/`, { services: ['visa'] }]],
  ['a disabled account', {}, (id) => ['PUT', `user/${id}/`, { disabled: true }]],
])('%s needs no confirmation', async (_, rights, callOf) => {
  const caller = await colleague();
  const { id } = await colleague({ role: 'caseWorker', ...rights });
  await expectTaken(caller, callOf(id, caller.id), {});
});

describe('an owner that another one has made', () => {
  const sentTo = (id: string): readonly Sent[] => [
    ['PUT', 'reset_password/', { id, password: OTHER_PASSWORD }],
    ['PUT', 'reset_second_factor/', { id }],
  ];

  test.each([
    ['as one', async () => colleague()],
    [
      'of an account that is older',
      async () => {
        const account = await colleague({ role: 'reader' });
        clock += 30 * 24 * HOUR;
        const raised = { role: 'owner', ...CONFIRMED };
        await as(await server.login())('PUT', `user/${account.id}/`, raised);
        return { ...account, call: as(await headersOf(account.email)) };
      },
    ],
    [
      'again of an account that was disabled',
      async () => {
        const account = await colleague();
        clock += 30 * 24 * HOUR;
        const boss = as(await server.login());
        await boss('PUT', `user/${account.id}/`, { disabled: true });
        await boss('PUT', `user/${account.id}/`, { disabled: false, ...CONFIRMED });
        return { ...account, call: as(await headersOf(account.email)) };
      },
    ],
  ])('%s resets no owner for a day', async (_, make) => {
    const victim = await colleague();
    const caller = await make();
    const worker = await colleague({ role: 'caseWorker' });
    for (const [method, path, body] of sentTo(victim.id)) {
      const refused = await caller.call(method, path, { ...body, ownPassword });
      expectRefusal(refused);
      expect([refused.statusCode, issuesOf(refused)]).toEqual([403, [['', 'newOwner']]]);
    }
    for (const sent of sentTo(worker.id)) await expectTaken(caller, sent, { ownPassword });
    clock += 24 * HOUR;
    const later = { ...caller, call: as(await headersOf(caller.email)) };
    for (const sent of sentTo(victim.id)) await expectTaken(later, sent, { ownPassword });
  });

  test('is reset by the first one on the same day', async () => {
    const { id } = await colleague();
    const boss = { ...(await colleague()), call: as(await server.login()) };
    for (const sent of sentTo(id)) await expectTaken(boss, sent, CONFIRMED);
  });
});
