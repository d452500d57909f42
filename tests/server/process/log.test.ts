import type { InjectOptions } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { STAFF, startServer } from '../support/harness';
import { OTHER_PASSWORD, PASSWORD } from '../users/people';
import { sampleRequest, services } from '../submit/submission';

const lines: string[] = [];
const { app, storage, login } = await startServer({
  logger: { level: 'debug', stream: { write: (line) => lines.push(line) } },
});
const staff = await login();

/** Everything that visitors and staff wrote in this file, which must not be logged. */
const SECRETS = [
  'Needlewoman',
  'needle@haystack.example',
  '0750 987 6543',
  'haystack-key',
  'لێگەڕین',
  '203.0.113.77',
  'Needle-Browser',
  STAFF.password,
  STAFF.email,
  PASSWORD,
  OTHER_PASSWORD,
  staff.authorization.slice('Bearer '.length),
  'colleague@agency.example',
];

const BROWSER = { 'user-agent': 'Needle-Browser 1.0', 'accept-language': 'ckb' };
const from = { remoteAddress: '203.0.113.77' };

/** Parses each line as JSON. */
const logged = (since: number) => lines.slice(since).map((line) => JSON.parse(line));

function expectNoSecret(): void {
  const log = lines.join('').toLowerCase();
  for (const secret of SECRETS) expect(log).not.toContain(secret.toLowerCase());
}

describe('log', () => {
  test('has a line for each response, without anything that was sent', async () => {
    const since = lines.length;
    const statuses: number[] = [];
    const ask = async (request: InjectOptions) => {
      const response = await app.inject({ ...request, ...from });
      statuses.push(response.statusCode);
    };
    for (const service of services) {
      const headers = { ...BROWSER, 'idempotency-key': `haystack-key-${service.id}` };
      const change = (values: object) => ({
        ...values,
        firstName: 'Needlewoman',
        email: 'needle@haystack.example',
        phoneNumber: '0750 987 6543',
      });
      await ask(await sampleRequest(service, headers, change));
      // Refused, and malformed.
      await ask(
        await sampleRequest(service, headers, (values) => ({
          ...change(values),
          firstName: '',
          lastName: 'Needlewoman',
        })),
      );
      await ask({
        method: 'POST',
        url: `/api/${service.submit.path}`,
        headers: { 'content-type': 'application/json' },
        payload: '{"firstName":"Needlewoman',
      });
    }
    const payload = { email: 'needle@haystack.example', password: PASSWORD };
    await ask({ method: 'POST', url: '/api/login/', payload });
    await ask({ method: 'POST', url: '/api/login/', payload: STAFF });
    const colleague = {
      email: 'colleague@agency.example',
      name: 'Needlewoman',
      password: PASSWORD,
      ownPassword: STAFF.password,
    };
    await ask({ method: 'POST', url: '/api/user/', payload: colleague, headers: staff });
    for (const url of [
      '/api/application/?search=Needlewoman',
      '/api/client/city/?city_name=%D9%84%DB%8E%DA%AF%DB%95%DA%95%DB%8C%D9%86',
      '/api/audit/?search=needle@haystack.example',
      '/Needlewoman?name=Needlewoman',
      '/api/%E0%A4%A?Needlewoman',
      '/api/photo/Needlewoman/',
    ]) {
      await ask({ url, headers: { ...BROWSER, ...staff } });
    }
    const answered = logged(since).filter(({ msg }) => msg === 'answered');
    const told = answered.map(({ status }) => status);
    // A URL that cannot be decoded has no route, and no line.
    expect(told.length).toBeGreaterThanOrEqual(statuses.length - 1);
    for (const line of answered) {
      expect(Object.keys(line).toSorted()).toEqual([
        'level',
        'method',
        'milliseconds',
        'msg',
        'reqId',
        'route',
        'status',
        'time',
      ]);
    }
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(services.length);
    expectNoSecret();
  });

  test('says where an error was thrown, without its message', async () => {
    const since = lines.length;
    const cause = Object.assign(new Error('key (email)=(needle@haystack.example)'), {
      code: '23505',
    });
    const error = Object.assign(
      new Error('Needlewoman said\n    at Needlewoman (0750 987 6543)\n    at last', { cause }),
      { detail: 'Needlewoman', code: 'SQLITE_CORRUPT' },
    );
    vi.spyOn(storage.inbox, 'list').mockRejectedValue(error);
    const response = await app.inject({
      url: '/api/application/?search=Needlewoman',
      headers: staff,
    });
    vi.restoreAllMocks();
    expect(response.statusCode).toBe(500);
    const [line] = logged(since).filter(({ level }) => level === 'error');
    expect(line).toMatchObject({
      msg: 'unhandled',
      err: { type: 'Error', code: 'SQLITE_CORRUPT', cause: { code: '23505' } },
    });
    expect(line.err.stack).toMatch(/log\.test\.ts:\d+:\d+/u);
    expectNoSecret();
  });

  test.each([
    ['an error alone', (error: Error) => app.log.error(error)],
    ['an error that is quoted', (error: Error) => app.log.error({ err: error }, error.message)],
    ['an error in a field', (error: Error) => app.log.warn({ err: error })],
    ['what is no error', (error: Error) => app.log.error({ err: error.message }, 'words of ours')],
  ])('is silent about %s', (_, log) => {
    const since = lines.length;
    log(new Error('Needlewoman'));
    expect(logged(since)).toHaveLength(1);
    expectNoSecret();
  });
});
