import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { SECOND_FACTOR_CALLS } from '../../../src/contract/secondFactor';
import { ACCOUNT_CALLS } from '../../../src/contract/accounts';
import { backedUp, hushConsole, rowsIn } from '../backup/backups';
import { tempFolder } from '../support/folders';
import { startServer, STAFF } from '../support/harness';
import { expectRefusal } from '../support/scenario';
import { CONFIRMED, people, PASSWORD } from '../users/people';

hushConsole();

const STEP_MS = 30_000;
let clock = Date.parse('2026-03-01T10:00:00.000Z');
const now = () => new Date(clock);
const DATA_DIR = await tempFolder();
const server = await startServer({ now, env: { DATA_DIR, RATE_LIMIT: 'on' } });
const { as, colleague } = people(server);

/** The code that an app shows; each is asked for in a time step of its own, since one works once. */
function nextCode(secret: string): string {
  clock += STEP_MS;
  return codeAt(secret);
}
const codeAt = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor((clock + later) / 1000) });

type Answer = Awaited<ReturnType<ReturnType<typeof as>>>;

const codes = (response: Answer): string[] => {
  expectRefusal(response);
  return response.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code);
};
const made = (response: Answer): string[] => {
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ recoveryCodes: string[] }>().recoveryCodes;
};

const logIn = (email: string, code?: string, password = PASSWORD, remoteAddress = '203.0.113.5') =>
  server.app.inject({
    method: 'POST',
    url: '/api/login/',
    payload: { email, password, ...(code !== undefined && { code }) },
    remoteAddress,
  });

/** A colleague whose account has a second factor. */
async function guarded() {
  const person = await colleague();
  const begun = await person.call('POST', 'second_factor/', { ownPassword: PASSWORD });
  expect(begun.statusCode, begun.body).toBe(201);
  const { secret, address } = begun.json<{ secret: string; address: string }>();
  const confirmed = await person.call('POST', 'second_factor_confirm/', { code: nextCode(secret) });
  return { ...person, secret, address, recovery: made(confirmed) };
}

describe('a second factor', () => {
  test('is on once a code has confirmed it; then logging in needs a code, which works once', async () => {
    const person = await colleague();
    const state = async () => (await person.call('GET', 'second_factor/')).json<object>();
    expect(await state()).toEqual({ on: false, since: null, recoveryLeft: 0, required: false });
    const refused = await person.call('POST', 'second_factor/', { ownPassword: 'not this one' });
    expect([refused.statusCode, codes(refused)]).toEqual([422, ['wrongPassword']]);
    const begun = await person.call('POST', 'second_factor/', { ownPassword: PASSWORD });
    const { secret, address } = begun.json<{ secret: string; address: string }>();
    const url = new URL(address);
    expect([url.host, url.searchParams.get('secret')]).toEqual(['totp', secret]);
    expect(decodeURIComponent(url.pathname)).toContain(person.email);

    // Not yet: a secret that never reached the phone locks nobody out.
    expect((await logIn(person.email)).statusCode).toBe(200);
    const wrong = await person.call('POST', 'second_factor_confirm/', { code: '000000' });
    expect([wrong.statusCode, codes(wrong)]).toEqual([422, ['wrongCode']]);
    const code = nextCode(secret);
    const recovery = made(await person.call('POST', 'second_factor_confirm/', { code }));
    expect(new Set(recovery).size).toBe(10);
    expect(await state()).toEqual({
      on: true,
      since: now().toISOString(),
      recoveryLeft: 10,
      required: false,
    });

    const withoutCode = await logIn(person.email);
    expect([withoutCode.statusCode, codes(withoutCode)]).toEqual([401, ['codeNeeded']]);
    const replayed = await logIn(person.email, code);
    expect([replayed.statusCode, codes(replayed)]).toEqual([401, ['wrongCode']]);
    const next = nextCode(secret);
    // Typed as an Arabic keyboard does, in two groups.
    const typed = [...next].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
    const together = await Promise.all([
      logIn(person.email, `${typed.slice(0, 3)} ${typed.slice(3)}`),
      logIn(person.email, next),
    ]);
    expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    const again = await person.call('POST', 'second_factor/', { ownPassword: PASSWORD });
    expect([again.statusCode, codes(again)]).toEqual([409, ['factorOn']]);
  });

  test('ends the other sessions of its account when it is turned on, renewed or turned off', async () => {
    const person = await colleague();
    const session = async (code?: string) => {
      const { access_token: token } = (await logIn(person.email, code)).json<{
        access_token: string;
      }>();
      return as({ authorization: `Bearer ${token}` });
    };
    const before = await session();
    const begun = await person.call('POST', 'second_factor/', { ownPassword: PASSWORD });
    const { secret } = begun.json<{ secret: string }>();
    const both = () => ({ ownPassword: PASSWORD, code: nextCode(secret) });
    expect((await before('GET', 'me/')).statusCode).toBe(200);
    made(await person.call('POST', 'second_factor_confirm/', { code: nextCode(secret) }));
    expect((await before('GET', 'me/')).statusCode).toBe(401);
    for (const path of ['recovery_codes/', 'second_factor_off/']) {
      const other = await session(nextCode(secret));
      expect((await person.call('POST', path, both())).statusCode).toBe(200);
      expect((await other('GET', 'me/')).statusCode).toBe(401);
    }
    expect((await person.call('GET', 'me/')).statusCode).toBe(200);
  });

  test('does not count the right password as a wrong one where the code is still asked for', async () => {
    const { email } = await guarded();
    for (let count = 0; count < 11; count += 1) {
      const asked = await logIn(email, undefined, PASSWORD, '203.0.113.77');
      expect([asked.statusCode, codes(asked)]).toEqual([401, ['codeNeeded']]);
    }
  });

  test('counts a wrong code by the limit of codes only, and not as a wrong password', async () => {
    const { email, secret } = await guarded();
    const from = '203.0.113.78';
    for (let count = 0; count < 9; count += 1) {
      expect(codes(await logIn(email, '000000', PASSWORD, from))).toEqual(['wrongCode']);
    }
    expect(codes(await logIn(email, '', 'not the password', from))).toEqual(['credentials']);
    expect(codes(await logIn(email, '', 'not the password', from))).toEqual(['credentials']);
    expect((await logIn(email, nextCode(secret), PASSWORD, from)).statusCode).toBe(200);
  });

  test('does not tell who has one without the right password', async () => {
    const { email, secret } = await guarded();
    const wrong = await logIn(email, nextCode(secret), 'not the password');
    expect([wrong.statusCode, codes(wrong)]).toEqual([401, ['credentials']]);
  });

  test('is passed with a recovery code, once', async () => {
    const { email, call, recovery } = await guarded();
    const [first = ''] = recovery;
    const together = await Promise.all(
      [first, first.toUpperCase().replaceAll('-', ' ')].map((code) => logIn(email, code)),
    );
    expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect((await call('GET', 'second_factor/')).json()).toMatchObject({ recoveryLeft: 9 });
  });

  test('gets new recovery codes, and is turned off, with password and code only', async () => {
    const { email, secret, call, recovery } = await guarded();
    for (const path of ['recovery_codes/', 'second_factor_off/']) {
      const own = { ownPassword: 'not this one', code: nextCode(secret) };
      expect(codes(await call('POST', path, own))).toEqual(['wrongPassword']);
      const blind = { ownPassword: PASSWORD, code: '' };
      expect(codes(await call('POST', path, blind))).toEqual(['codeNeeded']);
      const stale = { ownPassword: PASSWORD, code: codeAt(secret, -4 * STEP_MS) };
      expect(codes(await call('POST', path, stale))).toEqual(['wrongCode']);
    }
    const both = () => ({ ownPassword: PASSWORD, code: nextCode(secret) });
    const renewed = made(await call('POST', 'recovery_codes/', both()));
    expect((await logIn(email, recovery[0])).statusCode).toBe(401);
    const off = { ownPassword: PASSWORD, code: renewed[0] };
    expect((await call('POST', 'second_factor_off/', off)).json()).toEqual({});
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await call('POST', 'second_factor_off/', both())).statusCode).toBe(404);
  });

  test('is removed by an owner, not by its own account, and ends the account’s sessions', async () => {
    const { id, email, call, headers } = await guarded();
    const own = await call('PUT', 'reset_second_factor/', { id, ownPassword: PASSWORD });
    expect([own.statusCode, codes(own)]).toEqual([403, ['ownRights']]);
    const boss = as(await server.login());
    const wrong = await boss('PUT', 'reset_second_factor/', { id, ownPassword: 'wrong' });
    expect(codes(wrong)).toEqual(['wrongPassword']);
    expect((await boss('GET', `user/${id}/`)).json()).toMatchObject({ secondFactor: true });
    const reset = await boss('PUT', 'reset_second_factor/', { id, ...CONFIRMED });
    expect(reset.statusCode).toBe(200);
    expect((await as(headers)('GET', 'me/')).statusCode).toBe(401);
    expect((await boss('GET', `user/${id}/`)).json()).toMatchObject({ secondFactor: false });
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('stops an account after ten wrong codes, from whatever address, and no other account', async () => {
    const { email, secret } = await guarded();
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const response = await logIn(email, '000000', PASSWORD, `198.51.100.${index}`);
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const right = await logIn(email, nextCode(secret));
    expect([right.statusCode, Number(right.headers['retry-after'])]).toEqual([
      429,
      expect.closeTo(3600, -3),
    ]);
    const other = await guarded();
    expect((await logIn(other.email, nextCode(other.secret))).statusCode).toBe(200);
    clock += 3_600_000;
    expect((await logIn(email, nextCode(secret))).statusCode).toBe(200);
  });

  test('leaves its secret and codes in no response, audit entry or plain row', async () => {
    const { id, call, secret, recovery } = await guarded();
    await logIn((await call('GET', 'me/')).json<{ email: string }>().email, recovery[0]);
    const told = await Promise.all(
      ['me/', 'second_factor/', `user/${id}/`, 'user/?perPage=100', 'audit/?perPage=100'].map(
        async (path) => (await call('GET', path)).body,
      ),
    );
    for (const text of [secret, ...recovery]) expect(told.join('\n')).not.toContain(text);
    const rows = Object.entries(await rowsIn(await backedUp({ DATA_DIR })));
    const isFactor = ([table]: readonly [string, unknown]) => table.startsWith('second_factor');
    expect(JSON.stringify(rows.filter(isFactor))).toContain(secret);
    const rest = JSON.stringify(rows.filter((table) => !isFactor(table)));
    for (const text of [secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))]) {
      expect(rest).not.toContain(text);
    }
  });

  test('leaves a trace in the audit log', async () => {
    const { id, email, call, secret, recovery } = await guarded();
    await logIn(email, '000000');
    await logIn(email, recovery[0]);
    const both = () => ({ ownPassword: PASSWORD, code: nextCode(secret) });
    await call('POST', 'recovery_codes/', both());
    await call('POST', 'second_factor_off/', both());
    const boss = as(await server.login());
    await boss('PUT', 'reset_second_factor/', { id, ...CONFIRMED });
    const { data } = (await boss('GET', `audit/?search=${email}&perPage=100`)).json<{
      data: { who: string; action: string }[];
    }>();
    const trace = data.toReversed().map(({ who, action }) => `${who === email} ${action}`);
    expect(trace.slice(-7)).toEqual([
      'true factorTurnedOn',
      'true codeRefused',
      'true recoveryCodeUsed',
      'true login',
      'true recoveryCodesMade',
      'true factorTurnedOff',
      'false factorReset',
    ]);
  });
});

describe('where each account must have one', async () => {
  const strict = await startServer({ now, env: { SECOND_FACTOR: 'required' } });
  const { as: asIn } = people(strict);

  test('an account without one can only set it up', async () => {
    const call = asIn(await strict.login());
    const open = new Set(
      [...Object.values(ACCOUNT_CALLS), ...Object.values(SECOND_FACTOR_CALLS)].flatMap((one) =>
        'withoutFactor' in one ? [one.path] : [],
      ),
    );
    expect([...open].toSorted()).toEqual([
      'logout/',
      'me/',
      'second_factor/',
      'second_factor_confirm/',
      'session_leave/',
      'session_resume/',
    ]);
    for (const path of ['user/', 'application/', 'dashboard/', 'colleague/', 'audit/']) {
      const response = await call('GET', path);
      expect([path, response.statusCode, codes(response)]).toEqual([path, 403, ['factorNeeded']]);
    }
    expect((await call('GET', 'me/')).json()).toMatchObject({ factorNeeded: true });
    expect((await call('GET', 'second_factor/')).json()).toMatchObject({ required: true });
    const begun = await call('POST', 'second_factor/', { ownPassword: STAFF.password });
    const { secret } = begun.json<{ secret: string }>();
    made(await call('POST', 'second_factor_confirm/', { code: nextCode(secret) }));
    expect((await call('GET', 'me/')).json()).toMatchObject({ factorNeeded: false });
    expect((await call('GET', 'user/')).statusCode).toBe(200);
  });
});
