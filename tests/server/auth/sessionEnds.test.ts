import { describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { startServer, STAFF } from '../support/harness';
import { CONFIRMED, OTHER_PASSWORD, people, PASSWORD } from '../users/people';

const server = await startServer();
const { as, colleague, isOpen, logIn } = people(server);
const call = as(await server.login());

describe('sessions', proves('R19'), () => {
  const CHANGES: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'is disabled': (id) => call('PUT', `user/${id}/`, { disabled: true }),
    'is given another e-mail': (id) =>
      call('PUT', `user/${id}/`, { email: `${id}@b.c`, ...CONFIRMED }),
    'is removed': (id) => call('DELETE', `user/${id}/`),
    'is given a password': (id) =>
      call('PUT', 'reset_password/', { id, password: OTHER_PASSWORD, ownPassword: STAFF.password }),
  };
  const ended: number[] = [];
  test.each(Object.entries(CHANGES))('of a colleague who %s end at once', async (_, change) => {
    const { id, email, headers } = await colleague();
    const second = await people(server).headersOf(email);
    const bystander = await colleague();
    expect(await isOpen(headers)).toBe(true);
    await change(id);
    const began = performance.now();
    expect([await isOpen(headers), await isOpen(second)]).toEqual([false, false]);
    ended.push(performance.now() - began);
    expect(await isOpen(bystander.headers)).toBe(true);
    expect((await logIn(email)).statusCode).toBe(401);
  });

  test('all end when the own password changes', async (context) => {
    const { id, email, headers, call: own } = await colleague();
    const second = await people(server).headersOf(email);
    const body = { oldPassword: PASSWORD, password: OTHER_PASSWORD };
    expect((await own('PUT', `change_password/${id}/`, body)).statusCode).toBe(200);
    const began = performance.now();
    expect([await isOpen(headers), await isOpen(second)]).toEqual([false, false]);
    ended.push(performance.now() - began);
    const worst = Math.max(...ended).toFixed(0);
    figure(
      context,
      'R19',
      `${ended.length} changes, two sessions each: refused within ${worst} ms`,
    );
    expect((await logIn(email)).statusCode).toBe(401);
    expect((await logIn(email, OTHER_PASSWORD)).statusCode).toBe(200);
  });

  test('survive a change of the name', async () => {
    const { id, headers } = await colleague();
    await call('PUT', `user/${id}/`, { name: 'Other' });
    expect(await isOpen(headers)).toBe(true);
  });

  test('cannot be opened by a disabled user, and can be opened again after enabling', async () => {
    const { id, email, headers } = await colleague();
    await call('PUT', `user/${id}/`, { disabled: true });
    const refused = await logIn(email);
    const unknown = await logIn('nobody@agency.example');
    expect([refused.statusCode, refused.body]).toEqual([401, unknown.body]);
    await call('PUT', `user/${id}/`, { disabled: false, ...CONFIRMED });
    expect((await logIn(email)).statusCode).toBe(200);
    expect(await isOpen(headers)).toBe(false);
  });

  test('are not opened with a password that changes meanwhile', async () => {
    const { id, email } = await colleague();
    const [logins] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => logIn(email))),
      call('PUT', 'reset_password/', { id, password: OTHER_PASSWORD, ownPassword: STAFF.password }),
    ]);
    for (const login of logins.filter(({ statusCode }) => statusCode === 200)) {
      const { access_token } = login.json<{ access_token: string }>();
      expect(await isOpen({ authorization: `Bearer ${access_token}` })).toBe(false);
    }
  });
});
