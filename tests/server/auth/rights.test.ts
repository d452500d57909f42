import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { describe, expect, it, test } from 'vitest';
import type { Call } from '../../../src/contract/contractCall';
import {
  grantable,
  hasRight,
  isByService,
  OWNER,
  type Rights,
  ROLES,
  seesService,
} from '../../../src/contract/rights';
import { isFiles } from '../../../src/definition/model/types/table';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { addRoutes } from '../../../src/server/http/route';
import { allCalls } from '../../../src/server/features';
import { sampleRequest, services, servicesWith } from '../submit/submission';
import { copyPhoto } from '../photos/pictures';
import { ROOT } from '../support/folders';
import { startServer } from '../support/harness';
import { expectRefusal } from '../support/scenario';
import { newToken, tokenHash } from '../../../src/server/auth/sessions';

const { app, storage } = await startServer({ reencode: copyPhoto });
const kinds = await loadContentKinds(ROOT);
const calls = allCalls({ services, kinds, hasOpenMetrics: false });

/** An application of this service is asked for; those of the other one belong to somebody else. */
const [seen, photoField] = withPhotos();
const [other] = servicesWith('json');

/** Returns a service whose applications have photos, and the name of their field. */
function withPhotos() {
  for (const service of services) {
    const [name] = Object.entries(service.form.properties).flatMap(([own, field]) =>
      isFiles(field) && own in service.sample ? [own] : [],
    );
    if (name !== undefined) return [service, name] as const;
  }
  throw new Error('no service has photos');
}

interface Sample {
  readonly id: string;
  readonly reference: string;
  readonly photo: string;
}

async function submitted(service: typeof seen): Promise<Sample> {
  const response = await app.inject(await sampleRequest(service));
  const { reference } = response.json<{ reference: string }>();
  const filter = { serviceId: service.id };
  const { data } = await storage.inbox.list(filter, '-createdAt', { page: 1, perPage: 50 });
  const { id } = data.find((line) => line.reference === reference)!;
  const { answers } = (await storage.applications.read(id))!;
  const photos = Object.entries(answers).filter(([name]) => name === photoField);
  return { id, reference, photo: String(photos.flatMap(([, ids]) => ids)[0]) };
}

let made = 0;

/** Adds an account with a session; returns its id and the header of the session. */
async function accountWith(rights: Rights) {
  made += 1;
  const id = randomUUID();
  const email = `account${made}@agency.example`;
  const now = new Date().toISOString();
  await storage.staff.add({ id, email, name: '', passwordHash: 'x', ...rights }, now);
  return { id, headers: await sessionOf(id) };
}

async function sessionOf(staffId: string) {
  const token = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await storage.sessions.add({ tokenHash: tokenHash(token), staffId, expiresAt });
  return { authorization: `Bearer ${token}` };
}

const own = { services: [seen.id] };
const others = { services: services.flatMap(({ id }) => (id === seen.id ? [] : [id])) };
const everything = (role: Rights['role']) => ({ role, granted: grantable(role), services: null });

/** Each role alone, with each right that can be granted, and limited to services where it can be. */
const ACCOUNTS: readonly (readonly [name: string, rights: Rights])[] = ROLES.flatMap((role) => [
  [role, { role, granted: [], services: null }] as const,
  ...grantable(role).map(
    (right) => [`${role} with ${right}`, { role, granted: [right], services: null }] as const,
  ),
  ...(isByService(role)
    ? ([
        [`${role} of the service`, { ...everything(role), ...own }],
        [`${role} of other services`, { ...everything(role), ...others }],
      ] as const)
    : []),
]);

const staffCalls = calls.filter(({ staff }) => staff !== undefined);

/** What the table says: the status of a refusal, or undefined. */
function refusal({ staff, of, service }: Call, rights: Rights): 403 | 404 | undefined {
  if (!staff || !hasRight(rights, staff)) return 403;
  const named = of === 'service' ? seen.id : service;
  if (named !== undefined && !seesService(rights, named)) return 403;
  const isSeen = of === 'ownAccount' || of === undefined || seesService(rights, seen.id);
  return isSeen ? undefined : 404;
}

describe.each(ACCOUNTS)('%s', (_, rights) => {
  it('may do what the table says, and nothing else', async () => {
    const account = await accountWith(rights);
    let { headers } = account;
    let sample = await submitted(seen);
    for (const call of staffCalls) {
      const { id: application, photo } = sample;
      const id = { application, photo, service: seen.id, ownAccount: randomUUID() };
      const url = `/api/${call.path
        .replace('{id}', call.of ? id[call.of] : randomUUID())
        .replaceAll(/\{\w+\}/gu, randomUUID())}`;
      const response = await app.inject({ method: call.method, url, headers });
      const what = `${call.method} ${call.path}: ${response.body.slice(0, 200)}`;
      const expected = refusal(call, rights);
      if (expected === undefined) {
        expect([401, 403], what).not.toContain(response.statusCode);
        const isRead = call.method === 'GET' && (call.of === 'application' || call.of === 'photo');
        if (isRead) expect(response.statusCode, what).toBe(200);
      } else {
        expect(response.statusCode, what).toBe(expected);
        expectRefusal(response);
      }
      // Some calls erase what the next ones are about.
      if (call.path === 'logout/') headers = await sessionOf(account.id);
      if (!(await storage.applications.read(sample.id))) sample = await submitted(seen);
    }
    expect(await storage.staff.read(account.id)).toMatchObject(rights);
  });
});

describe.each(['caseWorker', 'reader'] as const)('a %s of one service', async (role) => {
  const [mine, theirs] = [await submitted(seen), await submitted(other)];
  const rights: Rights = { ...everything(role), ...own };
  const { headers } = await accountWith(rights);
  const read = (path: string) => app.inject({ url: `/api/${path}`, headers });

  it('reads nothing of other applications in any list, search, count or export', async () => {
    const lists = staffCalls.filter(
      ({ method, path, acts }) => method === 'GET' && !acts && !path.includes('{'),
    );
    let found = 0;
    for (const { path } of lists) {
      const search = encodeURIComponent(theirs.reference);
      const chosen = `?format=csv&ids=${mine.id},${theirs.id}`;
      for (const query of [chosen, `${chosen}&search=${search}`]) {
        const { body } = await read(path + query);
        expect(body, path).not.toContain(theirs.reference);
        expect(body, path).not.toContain(theirs.id);
        if (body.includes(mine.reference)) found += 1;
      }
    }
    // The inbox, the list of the service and the export.
    expect(found).toBeGreaterThanOrEqual(3);
  });

  it('is counted its own applications only', async () => {
    const { total } = await storage.inbox.count({ serviceId: seen.id });
    expect((await read('application/')).json()).toMatchObject({ total, unread: total });
    const { waiting, days } = (await read('dashboard/')).json<{
      waiting: { service: string; count: number }[];
      days: { count: number }[];
    }>();
    expect(waiting).toMatchObject([{ service: seen.id, count: total }]);
    expect(waiting).toHaveLength(1);
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it.each([
    ['GET', 'application/'],
    ['POST', 'application_export/'],
    ['GET', 'application_about/'],
  ] as const)('is refused %s %s of another service, in words', async (method, path) => {
    const url = `/api/${path}?format=csv&service=${other.id}`;
    const asked = { ...headers, 'accept-language': 'ckb' };
    const payload = method === 'POST' ? { payload: {} } : {};
    const response = await app.inject({ method, url, headers: asked, ...payload });
    expect(response.statusCode).toBe(403);
    expectRefusal(response);
    expect(response.json<{ errors: { code: string }[] }>().errors).toMatchObject([
      { code: 'otherService', message: expect.stringMatching(/\p{Script=Arabic}/u) as string },
    ]);
  });

  it("gets no notice of another service's application", async () => {
    const reader = await storage.notices.reader((await accountWith(rights)).id);
    expect(reader).toMatchObject(own);
  });
});

describe('an account', () => {
  test.each(ROLES)(
    'of the role %s reads and names itself, and grants itself nothing',
    async (role) => {
      const { id, headers } = await accountWith({ ...OWNER, role });
      const url = `/api/user/${id}/`;
      const put = (payload: object) => app.inject({ method: 'PUT', url, headers, payload });
      expect((await put({ name: 'Own name' })).json()).toMatchObject({ name: 'Own name', role });
      for (const next of ROLES.filter((one) => one !== role)) {
        const response = await put({ role: next });
        expect([response.statusCode, response.body]).toEqual([
          403,
          expect.stringContaining('ownRights'),
        ]);
      }
      expect((await app.inject({ url, headers })).json()).toMatchObject({ role, granted: [] });
    },
  );

  test.each([
    ['an unknown role', { role: 'admin' }, 'role'],
    [
      'a right that its role cannot have',
      { role: 'reader', granted: ['editContent'] },
      'granted.0',
    ],
    ['an unknown service', { role: 'caseWorker', services: ['nothing'] }, 'services.0'],
    ['services that its role cannot have', { role: 'contentEditor', ...own }, 'services'],
    ['no service at all', { role: 'caseWorker', services: [] }, 'services'],
  ])('is not given %s', async (_, payload, name) => {
    const { headers } = await accountWith(OWNER);
    const { id } = await accountWith({ ...OWNER, role: 'reader' });
    const response = await app.inject({ method: 'PUT', url: `/api/user/${id}/`, headers, payload });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: object[] }>().errors).toMatchObject([{ name }]);
    expect(await storage.staff.read(id)).toMatchObject({ role: 'reader', services: null });
  });

  test('is logged out by other rights, which the audit log tells', async () => {
    const { headers } = await accountWith(OWNER);
    const colleague = await accountWith(OWNER);
    const payload = { role: 'caseWorker', granted: ['exportApplications'], ...own };
    const url = `/api/user/${colleague.id}/`;
    const changed = await app.inject({ method: 'PUT', url, headers, payload });
    expect(changed.json()).toMatchObject(payload);
    const response = await app.inject({ url: '/api/me/', headers: colleague.headers });
    expect(response.statusCode).toBe(401);
    const { email } = changed.json<{ email: string }>();
    const audit = await app.inject({ url: '/api/audit/?action=rightsChanged', headers });
    expect(audit.json<{ data: { subject: string }[] }>().data[0]?.subject).toBe(
      `${email}: caseWorker (${seen.id}) +exportApplications`,
    );
  });

  test('gets its rights', async () => {
    const { headers } = await accountWith({ ...everything('reader') });
    const me = await app.inject({ url: '/api/me/', headers });
    expect(me.json()).toMatchObject({
      role: 'reader',
      rights: ['usePanel', 'readApplications', 'exportApplications', 'seeMoney', 'readContent'],
      services: null,
    });
  });
});

describe('a route', () => {
  /** Beside those below client/ and the submits. */
  const PUBLIC = ['content_photo/{name}', 'health/', 'login/', 'openapi.json', 'ready/'];

  test('is public by its path, or names a right', () => {
    const open = calls.filter(({ staff, path }) => !staff && !path.startsWith('client/'));
    const paths = new Set(open.map(({ path }) => path));
    for (const { submit } of services) paths.delete(submit.path);
    expect([...paths].toSorted()).toEqual(PUBLIC);
  });

  test('names the kind of record of its path id if it is about applications', () => {
    const unscoped = staffCalls.filter(
      ({ staff = '', path, of, service }) =>
        staff.endsWith('Applications') && path.includes('{') && !of && service === undefined,
    );
    // A saved list is none: its own rules are tested in tests/server/views/views.test.ts.
    expect(unscoped.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT inbox_view/{id}/',
      'DELETE inbox_view/{id}/',
    ]);
  });

  test('prevents the start if it is for staff and names no right', () => {
    const route = {
      method: 'GET',
      path: 'x/',
      staff: true as never,
      handle: async () => ({}),
    } as const;
    const add = () => addRoutes(Fastify(), [route], {} as never);
    expect(add).toThrow('GET x/ names no right');
  });
});
