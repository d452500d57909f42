import { describe, expect, test } from 'vitest';
import type { Values } from '../../../src/definition/model/values';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { exampleOf } from '../../../src/server/openapi/documentContent';
import { figure, proves } from '../../requirements/figure';
import { ROOT } from '../support/folders';
import { inTurn } from '../support/inTurn';
import { people } from '../users/people';
import { expectRefusal, issuesOf } from '../support/scenario';
import { startStaffed, withId } from '../support/staffed';
import { sampleRequest, services, wireRequest } from '../submit/submission';

const server = await startStaffed();
const { app, answerOf, call, makeRoom } = server;
const kinds = await loadContentKinds(ROOT);

/** Properties that the server sets itself, and those of higher rights. */
const NAMES = [
  'id',
  '_id',
  'reference',
  'status',
  'note',
  'readAt',
  'createdAt',
  'updatedAt',
  'created_at',
  'language',
  'definition',
  'definitionVersion',
  'service',
  'serviceId',
  'key',
  'answers',
  'role',
  'roles',
  'isAdmin',
  'admin',
  'permissions',
  'staff_id',
  'user',
  'userId',
  'password',
  'passwordHash',
  'disabled',
  'token',
  '$where',
  'firstName.x',
  ' firstName',
  'FIRSTNAME',
];
/** Sent back with a content record as it was read, and ignored. */
const OF_EVERY_RECORD = ['id', 'createdAt', 'updatedAt'];

const MARK = 'assigned by somebody else';
const tally = { tried: 0, stored: 0 };

const countIn = async (path: string): Promise<number> => {
  const { total } = await answerOf('GET', path);
  return Number(total);
};

async function refused(
  response: Awaited<ReturnType<typeof call>>,
  ...names: readonly string[]
): Promise<void> {
  tally.tried += names.length;
  expect(response.statusCode, `${names.join()}: ${response.body.slice(0, 200)}`).toBe(422);
  expectRefusal(response);
  const unknown = names.map((name) => [name, 'unknown']);
  expect(issuesOf(response)).toEqual(expect.arrayContaining(unknown));
}

const marked = (names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, MARK]));

/** One name of so many is sent alone to each service or content type in a short run. */
const SHARE = 4;

/**
 * Returns the names to send in one body: all together, and another share of them alone for each
 * service or content type; in the long form, each alone.
 */
const groupsOf = (names: readonly string[], number: number): (readonly string[])[] => [
  names,
  ...inTurn(NAMES, number, SHARE)
    .filter((name) => names.includes(name))
    .map((name) => [name]),
];

describe('unknown properties', proves('R16'), () => {
  test.each(services.map((one) => [one.id, one] as const))('%s', async (_, service) => {
    const before = await countIn(service.staff.list);
    const names = NAMES.filter((name) => !Object.hasOwn(service.form.properties, name));
    for (const group of groupsOf(names, services.indexOf(service))) {
      // The unknown names are refused before any photo is decoded.
      const request = await wireRequest(service, { ...service.sample, ...marked(group) });
      await refused(await app.inject(request), ...group);
    }
    const stored = (await countIn(service.staff.list)) - before;
    tally.stored += stored;
    expect(stored).toBe(0);
  });

  test('are refused when staff change an application', async () => {
    const [service] = services;
    if (!service) throw new Error('there is no service');
    expect((await app.inject(await sampleRequest(service))).statusCode).toBe(201);
    const { data } = await answerOf('GET', 'application/');
    const [first] = data as Values[];
    const path = `application/${String(first?.id)}/`;
    const before = await answerOf('GET', path);
    for (const name of NAMES.filter((one) => one !== 'status')) {
      await refused(await call('PUT', path, { [name]: MARK }), name);
    }
    expect(await answerOf('GET', path)).toEqual(before);
  });

  test('are refused in accounts', async () => {
    const { id } = await people(server).colleague();
    const path = `user/${id}/`;
    const before = await answerOf('GET', path);
    // Who may set these is tested in auth/rights.test.ts and users.
    for (const name of NAMES.filter((one) => !['disabled', 'language', 'role'].includes(one))) {
      await refused(await call('PUT', path, { [name]: MARK }), name);
    }
    expect(await answerOf('GET', path)).toEqual(before);
  });

  test.each(kinds.map((kind) => [kind.id, kind] as const))('in content: %s', async (_, kind) => {
    const [create = ''] = kind.calls.create ?? [];
    const names = NAMES.filter(
      (name) => !OF_EVERY_RECORD.includes(name) && !Object.hasOwn(kind.fields, name),
    );
    for (const group of groupsOf(names, kinds.indexOf(kind))) {
      const response = await call('POST', create, { ...exampleOf(kind), ...marked(group) });
      await refused(response, ...group);
    }
    await makeRoom(kind, exampleOf(kind));
    const own = Object.fromEntries(OF_EVERY_RECORD.map((name) => [name, MARK]));
    const made = await call('POST', create, { ...exampleOf(kind), ...own });
    expect([200, 201], made.body).toContain(made.statusCode);
    if (made.body.includes(MARK)) tally.stored += 1;
    expect(made.body).not.toContain(MARK);
    const [remove] = kind.calls.remove ?? [];
    if (remove !== undefined && kind.many) {
      await answerOf('DELETE', withId(remove, String(made.json<Values>().id)));
    }
  });

  test('are never stored', (context) => {
    expect(tally.tried).toBeGreaterThan(NAMES.length);
    expect(tally.stored).toBe(0);
    figure(context, 'R16', `${tally.tried} refused by their names, ${tally.stored} stored`);
  });
});
