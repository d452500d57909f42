import { describe, expect, test } from 'vitest';
import { hash } from '../../../src/server/auth/hashThreads';
import { hashPassword, isPassword } from '../../../src/server/auth/passwords';
import { figure, proves } from '../../requirements/figure';
import { startServer, STAFF } from '../support/harness';
import { multipartBody } from '../http/multipartBody';
import { OTHER_PASSWORD, people, PASSWORD } from '../users/people';
import { expectRefusal, issuesOf } from '../support/scenario';

const server = await startServer();
const { app } = server;
const { as, colleague, isOpen, logIn } = people(server);
const call = as(await server.login());

/** Lengths that must be accepted unchanged. */
const LONG_ONES = [64, 73, 1000];
let refused = 0;

type Issues = readonly (readonly [string, string])[];

describe("changing one's own password", proves('R23'), () => {
  test.each<[string, object, Issues]>([
    [
      'nothing',
      {},
      [
        ['oldPassword', 'required'],
        ['password', 'required'],
      ],
    ],
    ['no old one', { password: OTHER_PASSWORD }, [['oldPassword', 'required']]],
    [
      'an empty old one',
      { oldPassword: '', password: OTHER_PASSWORD },
      [['oldPassword', 'required']],
    ],
    [
      'a wrong old one',
      { oldPassword: 'x', password: OTHER_PASSWORD },
      [['oldPassword', 'wrongPassword']],
    ],
    [
      'the old one cut off',
      { oldPassword: PASSWORD.slice(0, -1), password: OTHER_PASSWORD },
      [['oldPassword', 'wrongPassword']],
    ],
    [
      'the old one and more',
      { oldPassword: `${PASSWORD}x`, password: OTHER_PASSWORD },
      [['oldPassword', 'wrongPassword']],
    ],
    [
      'a short new one',
      { oldPassword: PASSWORD, password: 'Xq8#Lm2!vZp' },
      [['password', 'minLength']],
    ],
    [
      'a common new one',
      { oldPassword: PASSWORD, password: 'Liverpool123' },
      [['password', 'knownPassword']],
    ],
    [
      'the old one as the new one',
      { oldPassword: PASSWORD, password: PASSWORD },
      [['password', 'samePassword']],
    ],
    ['a list', { oldPassword: PASSWORD, password: [OTHER_PASSWORD] }, [['password', 'type']]],
    ['an id', { oldPassword: PASSWORD, password: OTHER_PASSWORD, id: 'x' }, [['id', 'unknown']]],
  ])('rejects %s and logs nobody out', async (_, body, issues) => {
    const { id, email, headers, call: own } = await colleague();
    const response = await own('PUT', `change_password/${id}/`, body);
    expectRefusal(response);
    expect([response.statusCode, issuesOf(response)]).toEqual([422, issues]);
    expect(await isOpen(headers)).toBe(true);
    expect((await logIn(email)).statusCode).toBe(200);
    refused += 1;
  });

  test('accepts form data', async () => {
    const { id, email, headers } = await colleague();
    const body = multipartBody([
      { name: 'oldPassword', content: PASSWORD },
      { name: 'password', content: 'دەرگای شین ٤٧ lantern' },
    ]);
    const response = await app.inject({
      method: 'PUT',
      url: `/api/change_password/${id}/`,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
    expect(response.statusCode).toBe(200);
    expect((await logIn(email, 'دەرگای شین ٤٧ lantern')).statusCode).toBe(200);
  });

  test("cannot change a colleague's password", async () => {
    const { id, email } = await colleague();
    const { call: other } = await colleague();
    const body = { oldPassword: PASSWORD, password: OTHER_PASSWORD };
    expect((await other('PUT', `change_password/${id}/`, body)).statusCode).toBe(404);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test.each(LONG_ONES)(
    'accepts a password of %i characters and compares all of them',
    async (length) => {
      const { id, email, call: own } = await colleague();
      const password = `${'Orchid-kettle-47 '.repeat(60).slice(0, length - 1)}Z`;
      const response = await own('PUT', `change_password/${id}/`, {
        oldPassword: PASSWORD,
        password,
      });
      expect(response.statusCode).toBe(200);
      expect((await logIn(email, password)).statusCode).toBe(200);
      for (const near of [password.slice(0, -1), `${password.slice(0, -1)}z`, `${password}Z`]) {
        expect((await logIn(email, near)).statusCode).toBe(401);
      }
    },
  );

  test('answers a password of 900 KB quickly', async (context) => {
    const { id, call: own } = await colleague();
    const huge = 'aB3-'.repeat(225_000);
    const began = performance.now();
    const asNew = await own('PUT', `change_password/${id}/`, {
      oldPassword: PASSWORD,
      password: huge,
    });
    expect([asNew.statusCode, issuesOf(asNew)]).toEqual([422, [['password', 'maxLength']]]);
    const asOld = await own('PUT', `change_password/${id}/`, {
      oldPassword: huge,
      password: OTHER_PASSWORD,
    });
    expect([asOld.statusCode, issuesOf(asOld)]).toEqual([422, [['oldPassword', 'wrongPassword']]]);
    // The body of a login is small.
    expect((await logIn(STAFF.email, huge)).statusCode).toBe(413);
    const each = (performance.now() - began) / 3;
    const counts = `${LONG_ONES.length} long ones whole, ${refused} changes refused`;
    figure(context, 'R23', `${counts}, 900 KB answered in ${Math.round(each)} ms`);
  });
});

describe("resetting a colleague's password", () => {
  const good = { password: OTHER_PASSWORD, ownPassword: STAFF.password };

  test.each<[string, object, Issues]>([
    ['no own one', { ownPassword: undefined }, [['ownPassword', 'required']]],
    ['a wrong own one', { ownPassword: PASSWORD }, [['ownPassword', 'wrongPassword']]],
    ['a common one', { password: '123456789012' }, [['password', 'knownPassword']]],
    ['no colleague', { id: undefined }, [['id', 'required']]],
    ['a field more', { disabled: false }, [['disabled', 'unknown']]],
  ])('rejects %s', async (_, body, issues) => {
    const { id, email } = await colleague();
    const response = await call('PUT', 'reset_password/', { id, ...good, ...body });
    expect([response.statusCode, issuesOf(response)]).toEqual([422, issues]);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('answers 404 for an unknown colleague', async () => {
    const body = { ...good, id: crypto.randomUUID() };
    expect((await call('PUT', 'reset_password/', body)).statusCode).toBe(404);
  });
});

describe('wrong own passwords', () => {
  type Call = readonly [path: string, body: object];
  const CALLS: Readonly<Record<string, (id: string) => Call>> = {
    change_password: (id) => [
      `change_password/${id}/`,
      { oldPassword: 'x', password: OTHER_PASSWORD },
    ],
    reset_password: (id) => ['reset_password/', { id, ownPassword: 'x', password: OTHER_PASSWORD }],
  };
  test.each(Object.entries(CALLS))(
    'are throttled at %s and count as failed logins',
    async (_, bodyOf) => {
      const own = await startServer({ env: { RATE_LIMIT: 'on' } });
      const { as: asOwn, logIn: logInTo } = people(own);
      const headers = await own.login();
      const ask = asOwn(headers);
      const { id } = (await ask('GET', 'me/')).json<{ id: string }>();
      const answers = [];
      for (let count = 0; count < 11; count += 1) answers.push(await ask('PUT', ...bodyOf(id)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([
        ...Array<number>(10).fill(422),
        429,
      ]);
      expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(60);
      expect((await logInTo(STAFF.email, STAFF.password)).statusCode).toBe(429);
      // Open sessions stay.
      expect((await ask('GET', 'me/')).statusCode).toBe(200);
    },
  );
});

describe('a password', () => {
  const COMPOSED = 'Şîrîn-é-Azadî-2026'.normalize('NFC');
  const DECOMPOSED = COMPOSED.normalize('NFD');
  const raw = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

  test.each<[string, (password: string) => Promise<string>, string, string, boolean]>([
    ['composed, typed decomposed', hashPassword, COMPOSED, DECOMPOSED, true],
    ['decomposed, typed composed', hashPassword, DECOMPOSED, COMPOSED, true],
    [
      'with another space',
      hashPassword,
      'Lantern kettle 47',
      'Lantern\u{a0}kettle\u{2003}47',
      true,
    ],
    ['in other case', hashPassword, COMPOSED, COMPOSED.toLowerCase(), false],
    ['of full width', hashPassword, 'Lantern-kettle-47', 'Ｌantern-kettle-47', false],
    ['hashed decomposed before version 1.1, typed so', raw, DECOMPOSED, DECOMPOSED, true],
    [
      'hashed with its own space before version 1.1',
      raw,
      'Lantern\u{a0}47',
      'Lantern\u{a0}47',
      true,
    ],
  ])('%s is compared in one normal form', async (_, make, stored, typed, isRight) => {
    expect(await isPassword(await make(stored), typed)).toBe(isRight);
    expect(await isPassword(undefined, typed)).toBe(false);
  });
});
