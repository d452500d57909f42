import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { startServer, STAFF } from '../support/harness';
import { makeDatabase } from './postgresDatabase';
import type { Values } from '../../../src/definition/model/values';
import { expectRefusal, issuesOf } from '../support/scenario';
import { sampleRequest, services, servicesWith } from '../submit/submission';

describe.runIf(makeDatabase)('the server on PostgreSQL', async () => {
  const url = makeDatabase?.();
  if (url === undefined) return;
  const { app, login } = await startServer({ env: { DATABASE_URL: url } });
  const [jsonService] = servicesWith('json');

  test.each(services.map((service) => [service.id, service] as const))(
    '%s: what a visitor sends is what staff read',
    async (_, service) => {
      const request = await sampleRequest(service, { 'idempotency-key': `key-of-${service.id}` });
      const responses = [await app.inject(request), await app.inject(request)];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      // The secret link is another one each time: only its hash is stored.
      const [first, repeated] = responses.map((response) => response.json<{ reference: string }>());
      expect(repeated?.reference).toBe(first?.reference);
      const list = await app.inject({ url: `/api/${service.staff.list}`, headers: await login() });
      const { data } = list.json<{ data: Record<string, unknown>[] }>();
      expect(data).toHaveLength(1);
      const { firstName } = service.sample;
      expect(data[0]).toMatchObject(firstName === undefined ? {} : { firstName });
    },
  );

  test('never receives NUL, which it cannot store', async () => {
    const headers = await login();
    const nul = await sampleRequest(jsonService, {}, (values) => ({ ...values, firstName: 'a\0' }));
    expect((await app.inject(nul)).statusCode).toBe(422);
    // Looked up before the answers are validated, since it says which questions there are.
    for (const service of services) {
      const { record, when } = service.sections ?? {};
      if (record === undefined) continue;
      const named = await sampleRequest(service, {}, (values) => ({
        ...values,
        ...(when as Values),
        [record]: 'a\0',
      }));
      expect(issuesOf(await app.inject(named))).toEqual([[record, 'pattern']]);
    }
    const payload = { ...STAFF, email: `${STAFF.email}\0` };
    const entered = await app.inject({ method: 'POST', url: '/api/login/', payload });
    expect(entered.statusCode).toBe(401);
    const url = `/api/${jsonService.staff.list}%00/`;
    expect((await app.inject({ url, headers })).statusCode).toBe(404);
  });

  test('never compares a version with more digits than it has', async () => {
    const headers = await login();
    await app.inject(await sampleRequest(jsonService));
    const list = await app.inject({ url: '/api/application/', headers });
    const [{ id } = { id: '' }] = list.json<{ data: { id: string }[] }>().data;
    const put = async (payload: object, more: object = {}) => {
      const request = { method: 'PUT', url: `/api/application/${id}/`, payload } as const;
      return (await app.inject({ ...request, headers: { ...headers, ...more } })).statusCode;
    };
    expect(await put({ status: 'done', version: 2_147_483_648 })).toBe(422);
    expect(await put({ status: 'done' }, { 'if-match': '"2147483648"' })).toBe(412);
  });

  test('calls fail without details while it is gone, and the server survives', async () => {
    const other = new pg.Client({ connectionString: makeDatabase?.() });
    await other.connect();
    // Ends its connections as well.
    await other.query(`drop database ${/\w+(?=\?)/u.exec(url)?.[0] ?? ''} with (force)`);
    await other.end();
    const responses = [
      await app.inject(await sampleRequest(jsonService)),
      await app.inject({ method: 'POST', url: '/api/login/', payload: STAFF }),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBe(500);
      expectRefusal(response);
      expect(response.body).not.toMatch(/postgres|connect|terminat|socket|database|rega_/iu);
    }
    expect((await app.inject('/api/client/country/')).statusCode).toBe(200);
  });
});
