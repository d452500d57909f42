import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, test } from 'vitest';
import { FORMATS } from '../../../src/definition/model/formats';
import type { Values } from '../../../src/definition/model/values';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { type Route, OWN_API } from '../../../src/server/http/route';
import { callKey } from '../../../src/contract/contractCall';
import { exampleOf, schemaNames } from '../../../src/server/openapi/documentContent';
import { sentName } from '../../../src/server/openapi/serviceCalls';
import { ROOT } from '../support/folders';
import { startStaffed, withId } from '../support/staffed';
import { services, servicesWith, wireRequest } from '../submit/submission';

/** The routes of the API, as the server added them. */
const table: { readonly method: Route['method']; readonly path: string; readonly right: string }[] =
  [];

/** Fastify tells of each server that is made. */
function listRoutes(message: unknown): void {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url, config }) => {
    // Fastify adds HEAD to each GET.
    if (!url.startsWith(OWN_API) || method === 'HEAD' || config?.refuses) return;
    const path = url.slice(OWN_API.length).replaceAll(/:(\w+)/gu, '{$1}');
    table.push({ method: method as Route['method'], path, right: config?.needs?.right ?? '' });
  });
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

subscribe('fastify.initialization', listRoutes);
const { app, call, answerOf, makeRoom } = await startStaffed();
unsubscribe('fastify.initialization', listRoutes);
const response = await app.inject({ url: '/api/openapi.json' });
const document = response.json<Document>();
const kinds = await loadContentKinds(ROOT);

type Spec = Parameters<Validator['validate']>[0];

interface Operation {
  readonly 'x-right'?: string;
  readonly operationId: string;
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { content?: Record<string, { schema: object }> }>>;
  readonly requestBody?: { content: Record<string, { schema: object; example?: Values }> };
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({
    method: method.toUpperCase() as Route['method'],
    path: path.slice(1),
    operation: one as unknown as Operation,
  })),
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
ajv.addSchema(document, 'document');
const compileSchema = (schema: object) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object);

describe('OpenAPI document', () => {
  it('is public and valid OpenAPI 3.1', async () => {
    expect(response.statusCode).toBe(200);
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(response.body) as Spec);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every route, with its security, and no other', () => {
    const inTable = table.map((route) => [callKey(route), route.right] as const);
    const told = operations.map(
      ({ operation, ...one }) => [callKey(one), operation['x-right'] ?? ''] as const,
    );
    expect(told.length).toBeGreaterThan(200);
    expect(new Map(told)).toEqual(new Map(inTable));
    expect(told.length).toBe(new Set(told.map(([key]) => key)).size);
  });

  it('has no path with another method: 405, before the body is read', async () => {
    // A slash at the end makes no difference.
    const bare = (path: string) => path.replace(/\/$/u, '');
    for (const path of new Set(table.map((one) => bare(one.path)))) {
      const same = table.filter((one) => bare(one.path) === path);
      const known = new Set<string>(same.map(({ method }) => method));
      const allowed = METHODS.filter((method) => known.has(method === 'HEAD' ? 'GET' : method));
      for (const method of METHODS.filter((one) => !allowed.includes(one))) {
        const url = `/api/${path.replaceAll(/\{\w+\}/gu, crypto.randomUUID())}`;
        const broken = { headers: { 'content-type': 'application/json' }, payload: '{' };
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const refused = await app.inject({ method, url, ...(hasBody && broken) });
        expect(refused.statusCode, `${method} ${path}`).toBe(405);
        expect(refused.headers.allow, `${method} ${path}`).toBe(allowed.join(', '));
      }
    }
  });

  it('has unique operation ids', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no dangling references and only schemas that compile', () => {
    const points = [...response.body.matchAll(/"\$ref":"#\/([^"]+)"/gu)].map(
      ([, path = '']) => path,
    );
    expect(points.length).toBeGreaterThan(500);
    for (const path of new Set(points)) {
      const found = path
        .split('/')
        .reduce<unknown>((here, key) => (here as Record<string, unknown>)[key], document);
      expect(found, path).toBeTypeOf('object');
    }
    for (const name of Object.keys(document.components.schemas)) {
      expect(() => compileSchema({ $ref: `#/components/schemas/${name}` }), name).not.toThrow();
    }
  });
});

const inboxSchema = operations.find(
  ({ method, path }) => method === 'GET' && path === 'application/',
)?.operation.responses[200]?.content?.['application/json']?.schema;

const schemaNamed = (name: string) => compileSchema({ $ref: `#/components/schemas/${name}` });

describe.each(services.map((service) => [service.id, service] as const))('%s', (_, service) => {
  const body = operations.find(
    ({ method, path }) => method === 'POST' && path === service.submit.path,
  )?.operation.requestBody;
  const [content] = Object.values(body?.content ?? {});
  const example = content?.example ?? {};
  const isGood = schemaNamed(sentName(service));

  it('has an example that its schema and the server accept', async () => {
    expect(isGood(example), JSON.stringify(isGood.errors)).toBe(true);
    const sent = await app.inject(await wireRequest(service, example));
    expect(sent.statusCode, sent.body).toBe(201);
    expect(schemaNamed('Reference')(sent.json<{ reference: string }>().reference)).toBe(true);
  });

  it('rejects unknown names and wrong types by its schema', () => {
    expect(isGood({ ...example, colour: 'red' })).toBe(false);
    for (const name of Object.keys(example)) {
      expect(isGood({ ...example, [name]: { wrong: [1] } }), name).toBe(false);
    }
  });

  it('matches the records that staff read', async () => {
    const list = await answerOf('GET', service.staff.list);
    const records = list.data as Values[];
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) expect(schemaNamed('ApplicationRecord')(record)).toBe(true);
  });

  it("matches the service's columns in the inbox", async () => {
    const inbox = await answerOf('GET', `application/?service=${service.id}`);
    expect(inbox).toHaveProperty('columns');
    const isInbox = compileSchema(inboxSchema ?? { not: {} });
    expect(isInbox(inbox), JSON.stringify(isInbox.errors)).toBe(true);
    const [first] = inbox.data as Values[];
    const wrong = [
      { ...inbox, columns: [{ name: 'city' }] },
      { ...inbox, data: [{ ...first, cells: [{ name: 'city', text: 7, code: false }] }] },
    ];
    for (const one of wrong) expect(isInbox(one)).toBe(false);
  });
});

it('lists the status of a reused idempotency key only', async () => {
  const [service] = servicesWith('json');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const send = async (change: Values) =>
    app.inject(await wireRequest(service, { ...service.sample, ...change }, key));
  expect((await send({})).statusCode).toBe(201);
  const { statusCode } = await send({ firstName: 'Naz' });
  const { responses } =
    operations.find(({ method, path }) => method === 'POST' && path === service.submit.path)
      ?.operation ?? {};
  expect(Object.keys(responses ?? {})).toContain(String(statusCode));
  expect(Object.keys(responses ?? {})).not.toContain('409');
});

describe.each(kinds.map((kind) => [kind.id, kind] as const))('content: %s', (_, kind) => {
  it('has a content example that its schema and the server accept', async () => {
    const { written, staff } = schemaNames(kind);
    const isGood = schemaNamed(written);
    const example = exampleOf(kind);
    expect(isGood(example), JSON.stringify(isGood.errors)).toBe(true);
    const [create = ''] = kind.calls.create ?? [];
    await makeRoom(kind, example);
    const made = await call('POST', create, example);
    expect([200, 201], made.body).toContain(made.statusCode);
    const record = made.json<Values>();
    expect(schemaNamed(staff)(record)).toBe(true);
    const [remove] = kind.calls.remove ?? [];
    if (remove !== undefined && kind.many)
      await answerOf('DELETE', withId(remove, String(record.id)));
  });
});

test.each(
  operations
    .filter(({ method, path }) => method === 'GET' && !path.includes('{') && path !== 'logout/')
    .map(({ path, operation }) => [path, operation] as const),
)('%s answers as the document says', async (path, { responses }) => {
  const query = path === 'application_export/' ? `?format=csv&ids=${'0'.repeat(32)}` : '';
  const answered = await call('GET', path + query);
  expect(answered.statusCode, answered.body.slice(0, 300)).toBe(200);
  const [type = '', content] =
    Object.entries(responses[200]?.content ?? {}).find(([one]) =>
      String(answered.headers['content-type']).startsWith(one),
    ) ?? [];
  expect(type).not.toBe('');
  if (type !== 'application/json') return;
  const isGood = compileSchema(content?.schema ?? { not: {} });
  expect(isGood(answered.json()), JSON.stringify(isGood.errors)).toBe(true);
});
