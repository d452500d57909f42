import { describe, expect, test, vi } from 'vitest';
import { startServer, STAFF } from '../support/harness';
import { CONFIRMED, OTHER_PASSWORD, people, PASSWORD } from '../users/people';
import { fileFields, servicesThat } from '../support/picks';
import { expectRefusal } from '../support/scenario';
import { sampleRequest, servicesWith } from '../submit/submission';

interface Entry {
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly subject: string;
  readonly title: string;
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

/** Returns the audit entries of some work, newest last, without the logins for it. */
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

describe('audit log', () => {
  test('names the content that was written while it is there, and has no line for a save without a change', async () => {
    const [first] = await server.storage.content.list('partner');
    const { id, document } = first!;
    const changed = { ...document, name: ['ناو', 'اسم', 'A new name'] };
    const trace = await traceOf(async () => {
      await call('PUT', `partner/${id}/`, changed);
      const again = await call('PUT', `partner/${id}/`, changed);
      expect([again.statusCode, again.json()]).toEqual([200, expect.objectContaining(changed)]);
    });
    expect(trace).toEqual([`${me} contentChanged partner/${id}`]);
    const titleOfLast = async () => (await trail('perPage=1&search=partner')).data[0]?.title;
    expect(await titleOfLast()).toBe('A new name');
    await call('DELETE', `partner/${id}/`);
    expect(await titleOfLast()).toBe('');
  });

  test('records logins, failed logins and logouts', async () => {
    const { email, headers } = await colleague();
    expect(
      await traceOf(async () => {
        await logIn(` ${email.toUpperCase()} `);
        await logIn(email, 'Not-the-password-5');
        // Neither a mistyped address nor a password in the wrong field is stored.
        await logIn('nobody@agency.example', 'Not-the-password-5');
        await logIn('\u202epassword@agency.example\u200b', 'Not-the-password-5');
        await logIn('Some-password-5', '');
        await as(headers)('GET', 'logout/');
      }),
    ).toEqual([
      `${email} login`,
      `${email} loginFailed`,
      'loginFailed',
      'loginFailed',
      'loginFailed',
      `${email} logout`,
    ]);
  });

  test('records changes of accounts', async () => {
    const { id, email, call: own } = await colleague();
    const password = OTHER_PASSWORD;
    expect(
      await traceOf(async () => {
        await own('PUT', `change_password/${id}/`, { oldPassword: 'wrong', password });
        await own('PUT', `change_password/${id}/`, { oldPassword: PASSWORD, password });
        await call('PUT', 'reset_password/', { id, password, ownPassword: 'wrong' });
        await call('PUT', 'reset_password/', { id, password, ownPassword: STAFF.password });
        await call('POST', 'user/', { email: 'Two@agency.example', password, ...CONFIRMED });
        await call('PUT', `user/${id}/`, { name: 'Rêzan' });
        await call('PUT', `user/${id}/`, {
          email: 'three@agency.example',
          disabled: true,
          ...CONFIRMED,
        });
        await call('PUT', `user/${id}/`, { disabled: false, ...CONFIRMED });
        await call('PUT', `user/${id}/`, {});
        await call('DELETE', `user/${id}/`);
      }),
    ).toEqual([
      `${email} passwordRefused ${email}`,
      `${email} passwordChanged ${email}`,
      `${me} passwordRefused ${me}`,
      `${me} passwordReset ${email}`,
      `${me} userCreated two@agency.example`,
      `${me} rightsChanged two@agency.example: caseWorker +editContent`,
      `${me} userChanged ${email}`,
      `${me} userDisabled ${email}`,
      `${me} userChanged ${email} → three@agency.example`,
      `${me} userEnabled three@agency.example`,
      `${me} userRemoved three@agency.example`,
    ]);
  });

  test('records reads of application lists and photos', async () => {
    const [service] = servicesThat('sends photos', (one) => fileFields(one).length > 0);
    const [field = ''] = fileFields(service);
    const sent = await server.app.inject(await sampleRequest(service));
    const { reference } = sent.json<{ reference: string }>();
    expect(
      await traceOf(async () => {
        const list = await call('GET', `${service.staff.list}?perPage=100`);
        const [record] = list.json<{ data: Record<string, string[]>[] }>().data;
        await call('GET', record?.[field]?.[0] ?? '');
        await call('GET', 'photo/0/');
        await call('GET', 'application/');
        await call('GET', `application/?service=${service.id}`);
      }),
    ).toEqual([
      `${me} applicationsRead ${service.id}`,
      `${me} photoRead ${reference}`,
      `${me} applicationsListed`,
      `${me} applicationsListed ${service.id}`,
    ]);
  });

  test('does not block reads and erasures when an entry cannot be stored', async () => {
    const [service] = servicesWith('json');
    await server.app.inject(await sampleRequest(service));
    const list = await call('GET', 'application/');
    const [{ id } = { id: '' }] = list.json<{ data: { id: string }[] }>().data;
    vi.spyOn(server.storage.audit, 'add').mockRejectedValue(new Error('SQLITE_FULL'));
    const statuses = [
      (await logIn(STAFF.email, STAFF.password)).statusCode,
      (await call('GET', `application/${id}/`)).statusCode,
      (await call('DELETE', `application/${id}/`)).statusCode,
    ];
    vi.restoreAllMocks();
    expect(statuses).toEqual([200, 200, 200]);
    expect((await call('GET', `application/${id}/`)).statusCode).toBe(404);
  });

  test('records no refused requests except wrong passwords', async () => {
    expect(
      await traceOf(async () => {
        await call('POST', 'user/', { email: me, password: PASSWORD });
        await call('DELETE', `user/${crypto.randomUUID()}/`);
      }),
    ).toEqual([]);
  });

  test('contains no password, right or wrong', async () => {
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

  test('lists entries newest first, paginated and searchable', async () => {
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
    'rejects the query %s',
    async (query) => {
      const response = await call('GET', `audit/?${query}`);
      expect(response.statusCode).toBe(422);
      expectRefusal(response);
    },
  );

  test('cannot be written by any call', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await call(method, 'audit/', {})).statusCode).toBe(405);
    }
  });
});
