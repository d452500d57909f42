import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { WITHOUT_ROLE } from '../../../src/contract/rights';
import { startServer, STAFF } from '../support/harness';
import { multipartBody } from '../http/multipartBody';
import { CONFIRMED, OTHER_PASSWORD, people, PASSWORD, type UserRecord } from './people';
import { expectRefusal, issuesOf } from '../support/scenario';

const server = await startServer();
const { app } = server;
const { as, colleague, logIn } = people(server);
const call = as(await server.login());

const fields = (own: object) => ({
  email: 'new@agency.example',
  password: PASSWORD,
  ...CONFIRMED,
  ...own,
});
type Refused = readonly [
  name: string,
  payload: object,
  issues: readonly (readonly [string, string])[],
];

const CONTROL = 'a\u0000b';

describe('account', () => {
  test('is created, found, changed and removed', async () => {
    const payload = fields({ email: ' Hêmin@Agency.example ', name: ' هێمن ' });
    const added = await call('POST', 'user/', payload);
    expect(added.statusCode).toBe(201);
    const user = added.json<UserRecord>();
    expect(user).toEqual({
      id: expect.any(String),
      email: 'hêmin@agency.example',
      name: 'هێمن',
      language: 'en',
      disabled: false,
      secondFactor: false,
      ...WITHOUT_ROLE,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/u),
      lastLoginAt: null,
      version: 1,
      changedAt: null,
      changedBy: null,
    });
    expect((await logIn('HÊMIN@agency.example')).statusCode).toBe(200);
    const read = (await call('GET', `user/${user.id}/`)).json<UserRecord>();
    expect(read).toEqual({ ...user, lastLoginAt: expect.stringMatching(/Z$/u) });

    const change = { email: 'hemin@agency.example', name: 'Hemin', language: 'ku' };
    const sent = { ...change, ...CONFIRMED, disabled: false };
    const changed = await call('PUT', `user/${user.id}/`, sent);
    const mark = { changedBy: STAFF.email, changedAt: expect.stringMatching(/Z$/u) as string };
    expect(changed.json()).toEqual({ ...read, ...change, ...mark, version: 2 });
    const emptied = (await call('PUT', `user/${user.id}/`, { name: '' })).json<UserRecord>();
    expect(emptied).toEqual({ ...read, ...change, ...mark, name: '', version: 3 });

    const removed = await call('DELETE', `user/${user.id}/`);
    expect([removed.statusCode, removed.json()]).toEqual([200, {}]);
    expect((await call('GET', `user/${user.id}/`)).statusCode).toBe(404);
    expect((await logIn('hemin@agency.example')).statusCode).toBe(401);
  });

  test('accepts form data', async () => {
    const { id } = await colleague();
    const body = multipartBody([
      { name: 'email', content: 'parts@agency.example' },
      { name: 'name', content: 'Parts' },
      { name: 'ownPassword', content: STAFF.password },
      { name: 'disabled', content: 'true' },
    ]);
    const { authorization } = await server.login();
    const response = await app.inject({
      method: 'PUT',
      url: `/api/user/${id}/`,
      payload: body.payload,
      headers: { ...body.headers, authorization },
    });
    expect(response.json()).toMatchObject({ name: 'Parts', disabled: true });
  });

  test("keeps a colleague's change made while the body of another change is read", async () => {
    const { id } = await colleague();
    const url = `/api/user/${id}/`;
    const { payload, headers } = multipartBody([{ name: 'name', content: 'Late' }]);
    async function* slowly() {
      yield payload.subarray(0, 10);
      await call('PUT', `user/${id}/`, { disabled: true });
      yield payload.subarray(10);
    }
    const { authorization } = await server.login();
    const late = await app.inject({
      method: 'PUT',
      url,
      payload: Readable.from(slowly()),
      headers: { ...headers, authorization },
    });
    expect(late.json()).toMatchObject({ name: 'Late', disabled: true });
  });

  test("keeps a colleague's change made at the same moment", async () => {
    const { id } = await colleague();
    await Promise.all([
      call('PUT', `user/${id}/`, { disabled: true }),
      call('PUT', `user/${id}/`, { name: 'Same' }),
    ]);
    const account = await call('GET', `user/${id}/`);
    expect(account.json()).toMatchObject({ name: 'Same', disabled: true });
  });

  test('never returns its password or hash', async () => {
    const { id } = await colleague();
    for (const path of ['user/', `user/${id}/`, 'me/']) {
      const { body } = await call('GET', path);
      expect(body).not.toMatch(/argon|hash|password/iu);
    }
  });

  const taken = STAFF.email;
  const REFUSED: readonly Refused[] = [
    [
      'nothing',
      {},
      [
        ['email', 'required'],
        ['password', 'required'],
      ],
    ],
    ['no e-mail', fields({ email: ' ' }), [['email', 'required']]],
    ['half an e-mail', fields({ email: 'shilan' }), [['email', 'email']]],
    ['a long e-mail', fields({ email: `${'a'.repeat(320)}@b.c` }), [['email', 'maxLength']]],
    ...['\u200b', '\u00ad', '\u202e', '\u0001', '\ufe0f'].map(
      (unseen) =>
        [
          `an e-mail with ${JSON.stringify(unseen)}`,
          fields({ email: `shi${unseen}lan@b.example` }),
          [['email', 'email']],
        ] as const,
    ),
    [
      'its own e-mail as the password',
      fields({ email: 'shilan.hawler@b.example', password: 'Shilan.Hawler@b.example' }),
      [['password', 'knownPassword']],
    ],
    ['an e-mail with NUL', fields({ email: `${CONTROL}@b.c` }), [['email', 'pattern']]],
    ['an e-mail that is a list', fields({ email: ['a@b.c'] }), [['email', 'type']]],
    ["a colleague's e-mail", fields({ email: taken.toUpperCase() }), [['email', 'emailTaken']]],
    ['a long name', fields({ name: 'x'.repeat(101) }), [['name', 'maxLength']]],
    ['a name that is a number', fields({ name: 5 }), [['name', 'type']]],
    ['11 characters', fields({ password: 'Xq8#Lm2!vZp' }), [['password', 'minLength']]],
    ['1,001 characters', fields({ password: 'aB3-'.repeat(251) }), [['password', 'maxLength']]],
    ['a common password', fields({ password: 'q1w2e3r4t5y6' }), [['password', 'knownPassword']]],
    ['an id of its own', fields({ id: 'x' }), [['id', 'unknown']]],
    ['a date of its own', fields({ createdAt: '2020-01-01' }), [['createdAt', 'unknown']]],
    [
      'a role',
      fields({ role: 'admin', isAdmin: true }),
      [
        ['isAdmin', 'unknown'],
        ['role', 'choice'],
      ],
    ],
    [
      'a hash',
      fields({ passwordHash: 'x', password_hash: 'x' }),
      [
        ['passwordHash', 'unknown'],
        ['password_hash', 'unknown'],
      ],
    ],
    ['a name of the language', fields({ toString: 'x' }), [['toString', 'unknown']]],
  ];
  test.each(REFUSED)('is refused and not stored with %s', async (_, payload, issues) => {
    const { total } = (await call('GET', 'user/')).json<{ total: number }>();
    const response = await call('POST', 'user/', payload);
    expect(response.statusCode).toBe(422);
    expectRefusal(response);
    expect(issuesOf(response)).toEqual(issues);
    expect((await call('GET', 'user/')).json<{ total: number }>().total).toBe(total);
  });

  test.each<Refused>([
    ['no e-mail', { email: '' }, [['email', 'required']]],
    ["a colleague's e-mail", { email: taken }, [['email', 'emailTaken']]],
    ['a password', { password: OTHER_PASSWORD }, [['password', 'unknown']]],
    ['a word for disabled', { disabled: 'maybe' }, [['disabled', 'type']]],
    ['an id', { id: crypto.randomUUID() }, [['id', 'unknown']]],
  ])('is not changed with %s', async (_, payload, issues) => {
    const { id, email, name } = await colleague();
    const response = await call('PUT', `user/${id}/`, payload);
    expect([response.statusCode, issuesOf(response)]).toEqual([422, issues]);
    expect((await call('GET', `user/${id}/`)).json()).toMatchObject({
      email,
      name,
      disabled: false,
    });
  });

  test.each(['nobody', crypto.randomUUID(), '../me', '%00', "' or 1=1 --"])(
    'of the id %s is not found',
    async (id) => {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const response = await call(
          method,
          `user/${encodeURIComponent(id)}/`,
          method === 'PUT' ? {} : undefined,
        );
        expect([400, 404]).toContain(response.statusCode);
      }
    },
  );
});

describe('account list', () => {
  test('is searched, sorted and paginated', async () => {
    const own = await startServer();
    const { as: asOwn } = people(own);
    const get = asOwn(await own.login());
    for (const [email, name] of [
      ['b@x.example', 'Zana'],
      ['a@x.example', 'Aram 50%'],
      ['c@y.example', 'Baran'],
    ]) {
      await get('POST', 'user/', fields({ email, name }));
    }
    const emails = async (query: string) => {
      const answer = (await get('GET', `user/?${query}`)).json<{
        data: UserRecord[];
        total: number;
        page: number;
        perPage: number;
      }>();
      return [answer.data.map(({ email }) => email), answer.total, answer.page, answer.perPage];
    };
    const [a, b, c, me] = ['a@x.example', 'b@x.example', 'c@y.example', STAFF.email];
    expect(await emails('')).toEqual([[a, b, c, me], 4, 1, 20]);
    expect(await emails('order=-name&perPage=2')).toEqual([[b, c], 4, 1, 2]);
    expect(await emails('order=-name&perPage=2&page=2')).toEqual([[a, me], 4, 2, 2]);
    expect(await emails('order=-lastLoginAt&perPage=1')).toEqual([[me], 4, 1, 1]);
    expect(await emails('search=X.EXAMPLE')).toEqual([[a, b], 2, 1, 20]);
    expect(await emails('search=baran')).toEqual([[c], 1, 1, 20]);
    expect(await emails('search=x.example%20zan')).toEqual([[b], 1, 1, 20]);
    expect(await emails('search=%25')).toEqual([[a], 1, 1, 20]);
    expect(await emails('search=nobody')).toEqual([[], 0, 1, 20]);
  });

  test.each([
    'page=0',
    'perPage=1000',
    'order=password_hash',
    'order=email;drop',
    'search=a&search=b',
    'search=%00',
  ])('rejects ?%s', async (query) => {
    const response = await call('GET', `user/?${query}`);
    expect(response.statusCode).toBe(422);
    expectRefusal(response);
  });
});

describe('last account that can log in', () => {
  test('cannot be removed or disabled', async () => {
    const own = await startServer();
    const { as: asOwn } = people(own);
    const ask = asOwn(await own.login());
    const me = (await ask('GET', 'me/')).json<{ id: string }>();
    const second = (await ask('POST', 'user/', fields({}))).json<UserRecord>();
    await ask('PUT', `user/${second.id}/`, { disabled: true });
    for (const response of [
      await ask('DELETE', `user/${me.id}/`),
      await ask('PUT', `user/${me.id}/`, { disabled: true }),
    ]) {
      expect([response.statusCode, issuesOf(response)]).toEqual([422, [['', 'lastOwner']]]);
    }
    await ask('PUT', `user/${second.id}/`, { disabled: false, ...CONFIRMED });
    const both = await Promise.all([
      ask('DELETE', `user/${me.id}/`),
      ask('DELETE', `user/${second.id}/`),
    ]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await own.storage.staff.any()).toBe(true);
  });
});

describe('request without a session', () => {
  const id = crypto.randomUUID();
  test.each(['user/', `user/${id}/`, 'reset_password/', `change_password/${id}/`, 'audit/'])(
    'is refused at %s',
    async (path) => {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        for (const headers of [{}, { authorization: `Bearer ${'A'.repeat(43)}` }]) {
          const response = await app.inject({ method, url: `/api/${path}`, headers, payload: {} });
          expect([401, 405], `${method} ${path}`).toContain(response.statusCode);
        }
      }
    },
  );
});
