import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/definition/model/values';
import { startServer } from '../support/harness';
import { expectRefusal, issuesOf } from '../support/scenario';
import { sampleRequest, servicesWith } from '../submit/submission';

const { app, login } = await startServer();
const staff = await login();
const [service] = servicesWith('json');
const url = `/api/${service.submit.path}`;
const sample = service.sample as Record<string, Json>;

const json = { 'content-type': 'application/json' };
const total = async (): Promise<number> =>
  (await app.inject({ url: `/api/${service.staff.list}`, headers: staff })).json<{
    total: number;
  }>().total;

const send = (payload: string | Buffer, headers: Record<string, string> = json) =>
  app.inject({ method: 'POST', url, headers, payload });

/** Returns the sample with one more member as text: an object literal could not hold some of them. */
const sampleWith = (member: string): string => `${JSON.stringify(sample).slice(0, -1)},${member}}`;

const deep = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

const BODIES: readonly (readonly [name: string, payload: string | Buffer, status: number])[] = [
  ['nothing', '', 400],
  ['no JSON', '{', 400],
  ['two values', '{} {}', 400],
  ['a comma too many', '{"firstName":"a",}', 400],
  ['single quotes', "{'firstName':'a'}", 400],
  ['NaN', '{"firstName":NaN}', 400],
  ['a list', '[]', 422],
  ['a text', '"firstName"', 422],
  ['a number', '1', 422],
  ['null', 'null', 422],
  ['true', 'true', 422],
  [
    'bytes that are no UTF-8',
    Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
    400,
  ],
  ['UTF-16', Buffer.from('{"firstName":"a"}', 'utf16le'), 400],
  ['a byte order mark', `\ufeff${JSON.stringify(sample)}`, 400],
  ['lists 100,000 deep', deep(100_000, '[', ']'), 400],
  ['objects 100,000 deep', deep(100_000, '{"a":', '}'), 400],
  ['lists 21 deep', deep(21, '[', ']'), 400],
  ['brackets in a text, which are no depth', sampleWith(`"x":"${'['.repeat(100)}"`), 422],
  ['100,000 keys', `{${Array.from({ length: 100_000 }, (_, i) => `"k${i}":1`).join()}}`, 413],
  ['20,000 keys', `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join()}}`, 400],
  ['20,000 rows', `{"listOfDegrees":[${'{},'.repeat(20_000)}{}]}`, 400],
  ['more than a megabyte', JSON.stringify({ firstName: 'x'.repeat(1_100_000) }), 413],
  ['zipped', gzipSync(JSON.stringify(sample)), 400],
  ['the number 1e999', sampleWith('"x":1e999'), 422],
  ['__proto__', sampleWith('"__proto__":{"polluted":1}'), 400],
  ['__proto__, escaped', sampleWith('"\\u005f_proto__":{"polluted":1}'), 400],
  ['__proto__ deep inside', sampleWith('"x":[{"y":{"__proto__":{"polluted":1}}}]'), 400],
  ['constructor', sampleWith('"constructor":{"prototype":{"polluted":1}}'), 400],
  ['prototype', sampleWith('"prototype":{}'), 400],
  ['toString', sampleWith('"toString":"x"'), 422],
  ['hasOwnProperty', sampleWith('"hasOwnProperty":1'), 422],
];

describe('JSON bodies', () => {
  test.each(BODIES)('%s', async (_, payload, status) => {
    const before = await total();
    const response = await send(payload);
    expect(response.statusCode, response.body).toBe(status);
    expectRefusal(response);
    expect(await total()).toBe(before);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('a valid body after them is accepted', async () => {
    expect((await app.inject(await sampleRequest(service))).statusCode).toBe(201);
  });
});

describe('unknown properties are refused and not stored', () => {
  test.each([
    'id',
    'reference',
    'status',
    'role',
    'createdAt',
    'language',
    'definitionVersion',
    'serviceId',
    'isAdmin',
    'staff_id',
    'answers',
    '',
    '$where',
    'firstName.x',
    'firstname',
    ' firstName',
  ])('%j', async (name) => {
    const before = await total();
    const response = await send(JSON.stringify({ ...sample, [name]: 'x' }));
    expect(response.statusCode).toBe(422);
    expect(issuesOf(response)).toEqual([[name, 'unknown']]);
    expect(await total()).toBe(before);
  });
});

test('a name that cannot be stored is refused', async () => {
  const response = await send(sampleWith('"a\\u0000b":1'));
  expect(response.statusCode).toBe(422);
});
