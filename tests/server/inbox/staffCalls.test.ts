import type { InjectOptions } from 'fastify';
import { describe, expect, it, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { STAFF, startServer } from '../support/harness';
import { multipartBody } from '../http/multipartBody';
import { expectRefusal } from '../support/scenario';
import { APPLICATIONS, HANDED_IN } from './staffCalls/applications';
import { READS } from './staffCalls/reads';
import { REMOVALS } from './staffCalls/removals';
import type { Row, Sent } from './staffCalls/row';
import { LAST, SESSION } from './staffCalls/session';
import { WRITES } from './staffCalls/writes';
import { sampleRequest, services } from '../submit/submission';

const { app, login } = await startServer();
for (const service of services) {
  if (service.staff.list === HANDED_IN) continue;
  expect((await app.inject(await sampleRequest(service))).statusCode).toBe(201);
}

type Bearer = Awaited<ReturnType<typeof login>>;

const TABLES: readonly (readonly [name: string, rows: readonly Row[], isFresh: boolean])[] = [
  ['reads of content', READS, false],
  ['writes of content', WRITES, false],
  ['removals of content', REMOVALS, false],
  ['applications', APPLICATIONS, false],
  ['session and users', SESSION, false],
  ['the end of a session', LAST, true],
];

// First, since nobody is logged in at the end.
test('staff submit an application themselves', async () => {
  const service = services.find(({ staff: { list } }) => list === HANDED_IN);
  if (!service) throw new Error(`no service has ${HANDED_IN}`);
  const request = { ...(await sampleRequest(service)), url: `/api/${HANDED_IN}` };
  expect((await app.inject(request)).statusCode).toBe(401);
  const bearer = await login();
  const headers = { ...request.headers, ...bearer };
  const response = await app.inject({ ...request, headers });
  expect(response.statusCode, response.body).toBe(201);
  expect(response.json()).toMatchObject({ reference: expect.stringMatching(/^RG-/u) as string });
});

let notStored = 0;

describe.each(TABLES)('%s', proves('R7'), (_, rows, isFresh) => {
  let bearer: Bearer | undefined;

  // In their order: later rows read what earlier ones wrote.
  it.each(rows.map((row, index) => [index, `${row[0]} ${row[1]} -> ${row[2]}`, row] as const))(
    '%i: %s',
    async (__, name, [method, path, status, contains, lacks, sent]) => {
      if (isFresh || !bearer) bearer = await login();
      const fill = await filler([path, JSON.stringify(sent ?? null)].join(), bearer);
      const request = { method, url: `/api/${fill(path)}` };
      const body = sent && bodyOf(JSON.parse(fill(JSON.stringify(sent))) as Sent);

      const refused = await app.inject({ ...request, ...body });
      expect(refused.statusCode, name).toBe(401);
      expectRefusal(refused);

      const response = await app.inject({
        ...request,
        ...body,
        headers: { ...body?.headers, ...bearer },
      });
      expect(response.statusCode, response.body.slice(0, 300)).toBe(status);
      for (const text of contains) expect(response.body).toContain(text);
      for (const text of lacks) expect(response.body).not.toContain(text);
      expect(response.headers['cache-control']).toBe('no-store');
      notStored += 1;
      if (status >= 400) expectRefusal(response);
    },
  );
});

test('no staff response may be cached', (context) => {
  const count = TABLES.reduce((sum, [, rows]) => sum + rows.length, 0);
  expect(notStored).toBe(count);
  figure(context, 'R7', `${notStored} of ${count} staff calls: no-store`);
});

/** Replaces `{list/}` and `{own}` by ids and the password of the current user. */
async function filler(text: string, headers: Bearer): Promise<(text: string) => string> {
  const idsIn = async (path: string): Promise<readonly { readonly id: string }[]> => {
    const { body } = await app.inject({ url: `/api/${path}`, headers });
    return recordsIn(JSON.parse(body));
  };
  const [me] = await idsIn('me/');
  const found = new Map<string, string>([['own', STAFF.password]]);
  for (const [, path = ''] of text.matchAll(/\{(\w+\/)\}/gu)) {
    const first = (await idsIn(path)).find(({ id }) => path === 'me/' || id !== me?.id);
    found.set(path, first?.id ?? `no record in ${path}`);
  }
  return (own) => own.replaceAll(/\{(\w+\/|own)\}/gu, (_, path: string) => found.get(path) ?? '');
}

function recordsIn(response: unknown): readonly { readonly id: string }[] {
  if (Array.isArray(response)) return response as { id: string }[];
  const { data } = response as { data?: unknown };
  return data === undefined ? [response as { id: string }] : recordsIn(data);
}

function bodyOf(sent: Sent): Pick<InjectOptions, 'payload' | 'headers'> {
  if ('json' in sent) return { payload: sent.json };
  return multipartBody(
    Object.entries(sent.form).map(([name, value]) => ({
      name,
      content: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  );
}
