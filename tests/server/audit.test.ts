import { describe, expect, test } from 'vitest';
import { startServer, STAFF } from './harness';
import { OTHER_PASSWORD, people, PASSWORD } from './people';
import { expectRefusal } from './scenario';

interface Entry {
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly subject: string;
}

interface Trail {
  readonly data: readonly Entry[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

const server = await startServer();
const { as, colleague, logIn } = people(server);
const call = as(await server.login());

const trail = async (query = '') => (await call('GET', `audit/?${query}`)).json<Trail>();

/** What the trail says of some work: newest last, without those who log in for it. */
async function traceOf(work: () => Promise<unknown>): Promise<string[]> {
  const { total } = await trail('perPage=1');
  await work();
  const after = await trail('perPage=100');
  return after.data
    .slice(0, after.total - total)
    .toReversed()
    .map(({ who, action, subject }) => `${who} ${action} ${subject}`.trim());
}

const me = STAFF.email;

describe('the trail', () => {
  test('tells who logged in and out, and who could not', async () => {
    const { email, headers } = await colleague();
    expect(
      await traceOf(async () => {
        await logIn(` ${email.toUpperCase()} `);
        await logIn(email, 'Not-the-password-5');
        await logIn('nobody@agency.example', 'Not-the-password-5');
        // Somebody's password in the wrong field is no name.
        await logIn('Some-password-5', '');
        await as(headers)('GET', 'logout/');
      }),
    ).toEqual([
      `${email} login`,
      `${email} loginFailed`,
      'nobody@agency.example loginFailed',
      'loginFailed',
      `${email} logout`,
    ]);
  });

  test('tells what was done to accounts', async () => {
    const { id, email, call: own } = await colleague();
    const password = OTHER_PASSWORD;
    expect(
      await traceOf(async () => {
        await own('PUT', `change_password/${id}/`, { oldPassword: 'wrong', password });
        await own('PUT', `change_password/${id}/`, { oldPassword: PASSWORD, password });
        await call('PUT', 'reset_password/', { id, password, ownPassword: 'wrong' });
        await call('PUT', 'reset_password/', { id, password, ownPassword: STAFF.password });
        await call('POST', 'user/', { email: 'Two@agency.example', password });
        await call('PUT', `user/${id}/`, { name: 'Rêzan' });
        await call('PUT', `user/${id}/`, { email: 'three@agency.example', disabled: true });
        await call('PUT', `user/${id}/`, { disabled: false });
        await call('PUT', `user/${id}/`, {});
        await call('DELETE', `user/${id}/`);
      }),
    ).toEqual([
      `${email} passwordRefused ${email}`,
      `${email} passwordChanged ${email}`,
      `${me} passwordRefused ${me}`,
      `${me} passwordReset ${email}`,
      `${me} userCreated two@agency.example`,
      `${me} userChanged ${email}`,
      `${me} userDisabled ${email}`,
      `${me} userChanged ${email} → three@agency.example`,
      `${me} userEnabled three@agency.example`,
      `${me} userRemoved three@agency.example`,
    ]);
  });

  test('tells nothing of what was refused but for passwords', async () => {
    expect(
      await traceOf(async () => {
        await call('POST', 'user/', { email: me, password: PASSWORD });
        await call('DELETE', `user/${crypto.randomUUID()}/`);
      }),
    ).toEqual([]);
  });

  test('holds no password, right or wrong', async () => {
    const { data } = await trail('perPage=100');
    const text = JSON.stringify(data);
    for (const secret of [
      PASSWORD,
      OTHER_PASSWORD,
      STAFF.password,
      'Not-the-password-5',
      'Some-password-5',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test('is read newest first, page by page, and searched', async () => {
    const all = await trail('perPage=100');
    expect(all.data.length).toBeGreaterThan(10);
    expect(all).toMatchObject({ page: 1, perPage: 100 });
    const moments = all.data.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect((await trail('perPage=3&page=2')).data).toEqual(all.data.slice(3, 6));
    const found = await trail('search=USERcreated%20two@');
    expect(found.data.map(({ subject }) => subject)).toEqual(['two@agency.example']);
    expect((await trail('search=%25')).total).toBe(0);
    const logins = await trail('action=login&perPage=100');
    expect(new Set(logins.data.map(({ action }) => action))).toEqual(new Set(['login']));
    expect((await trail('action=nothing')).total).toBe(0);
  });

  test.each(['page=0', 'perPage=101', 'search=%00', 'action=a%00', `search=${'x'.repeat(101)}`])(
    'is not asked for %s',
    async (query) => {
      const answer = await call('GET', `audit/?${query}`);
      expect(answer.statusCode).toBe(422);
      expectRefusal(answer);
    },
  );

  test('is written by no call', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await call(method, 'audit/', {})).statusCode).toBe(405);
    }
  });
});
