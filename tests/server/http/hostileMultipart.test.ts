import { connect, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { isJsonText } from '../../../src/definition/payload/payload';
import { figure, proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { multipartBody, type TestPart } from './multipartBody';
import { fileFields } from '../support/picks';
import { picture } from '../photos/pictures';
import { expectRefusal, issuesOf } from '../support/scenario';
import { sampleRequest, sampleTexts, services, servicesWith } from '../submit/submission';

const OWN = 'https://rega.example';
const { app, files, login } = await startServer({ env: { PUBLIC_URL: OWN } });
const staff = await login();
const multiparts = servicesWith('multipart');
const [service] = multiparts;
const url = `/api/${service.submit.path}`;
const [field = ''] = fileFields(service);
const content = await picture();
const photo = { name: field, filename: 'a.jpg', type: 'image/jpeg', content };
const texts = sampleTexts(service);

const send = (parts: readonly TestPart[], target = url) =>
  app.inject({ method: 'POST', url: target, ...multipartBody(parts) });

const total = async (): Promise<number> =>
  (await app.inject({ url: `/api/${service.staff.list}`, headers: staff })).json<{
    total: number;
  }>().total;

async function expectNothingLeft(before: { total: number; photos: number }): Promise<void> {
  expect(await total()).toBe(before.total);
  expect(await files('photos')).toHaveLength(before.photos);
  expect(await files('tmp')).toEqual([]);
}

const state = async () => ({ total: await total(), photos: (await files('photos')).length });

const many = (count: number, part: (index: number) => TestPart) =>
  Array.from({ length: count }, (_, index) => part(index));

/** By their mistake: the parts, and the expected response. */
const PARTS: readonly (readonly [
  name: string,
  parts: readonly TestPart[],
  status: number,
  issues?: readonly (readonly [string, string])[],
])[] = [
  ['no parts', [], 422],
  ['a hundred files', [...texts, ...many(100, () => photo)], 422, [[field, 'maxItems']]],
  ['eleven files', [...texts, ...many(11, () => photo)], 422, [[field, 'maxItems']]],
  ['a hundred unknown texts', many(100, (i) => ({ name: `x${i}`, content: 'x' })), 422],
  ['two hundred texts', many(200, (i) => ({ name: `x${i}`, content: 'x' })), 413],
  ['two thousand parts', many(2000, (i) => ({ name: `x${i}`, content: '' })), 413],
  ['a file where none belongs', [...texts, { ...photo, name: 'x' }], 422, [['x', 'unknown']]],
  ['a file for a text', [{ ...photo, name: 'firstName' }, photo], 422, [['firstName', 'unknown']]],
  ['an unnamed file', [...texts, { ...photo, name: '' }], 400],
  ['an unnamed text', [...texts, photo, { name: '', content: 'x' }], 400],
  [
    'an address where a photo is meant',
    [...texts, { name: field, content: 'http://169.254.169.254/latest/meta-data' }],
    422,
    [[field, 'type']],
  ],
  [
    'the token of a photo that might exist',
    [...texts, { name: field, content: '["0"]' }, photo],
    422,
    [[field, 'type']],
  ],
  ['a name twice', [...texts, photo, { name: 'firstName', content: 'again' }], 400],
  [
    'an unknown text',
    [...texts, photo, { name: 'status', content: 'x' }],
    422,
    [['status', 'unknown']],
  ],
  ['a text of more than a megabyte', [{ name: 'firstName', content: 'x'.repeat(1_100_000) }], 413],
  [
    'texts of three megabytes altogether',
    many(4, (i) => ({ name: `x${i}`, content: 'x'.repeat(800_000) })),
    413,
  ],
  [
    'a text that is no UTF-8',
    [{ name: 'firstName', content: Buffer.from([0xff, 0xfe]) }, photo],
    400,
  ],
  ['NUL', [{ name: 'firstName', content: 'a\0b' }, photo], 422, [['firstName', 'pattern']]],
  ['__proto__', [...texts, photo, { name: '__proto__', content: '{"polluted":1}' }], 400],
  ['constructor', [...texts, photo, { name: 'constructor', content: 'x' }], 400],
  ['__proto__ as a file', [...texts, { ...photo, name: '__proto__' }], 400],
  ['a name with brackets', [...texts, photo, { name: '__proto__[x]', content: '1' }], 422],
  ['a very long name', [...texts, photo, { name: 'x'.repeat(5000), content: '1' }], 400],
];

const ABORTED = 5;
const tally = { refused: 0 };

describe('multipart parts', proves('R12'), () => {
  const cases = PARTS.map(([name, parts, status, issues]) => ({ name, parts, status, issues }));
  test.each(cases)('$name', async ({ parts, status, issues }) => {
    const before = await state();
    const response = await send(parts);
    expect(response.statusCode, response.body).toBe(status);
    expectRefusal(response);
    if (issues) expect(issuesOf(response)).toEqual(issues);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    await expectNothingLeft(before);
    tally.refused += 1;
  });

  test('treats a file with an empty name as a file', async () => {
    expect((await send([...texts, { ...photo, filename: '' }])).statusCode).toBe(201);
  });
});

describe('JSON in a part', () => {
  const inJson = multiparts.flatMap((own) =>
    sampleTexts(own)
      .map(({ name }) => ({ name, own, type: own.form.properties[name]?.type }))
      .filter(({ name, type }) => isJsonText(own, name) && type !== 'number' && type !== 'integer'),
  );
  const cases = inJson.flatMap(({ name, own, type }) =>
    [
      '{"__proto__":{"polluted":1}}',
      '[{"constructor":{"prototype":{}}}]',
      '['.repeat(5000),
      '[',
      '7',
      '"x"',
      '{}',
      '[[[]]]',
      '[["a","b","c","d","e"]]',
      'x',
      '[1e999]',
      `[${'[],'.repeat(20_000)}[]]`,
    ]
      // An empty optional group is left out.
      .filter((text) => type !== 'object' || text !== '{}')
      .map((text) => ({ id: own.id, name, own, text })),
  );

  test.each(cases)('$id $name: $text', async ({ name, own, text }) => {
    const others = sampleTexts(own).filter((part) => part.name !== name);
    const photos = fileFields(own).map((one) => ({ ...photo, name: one }));
    const response = await send(
      [...others, ...photos, { name, content: text }],
      `/api/${own.submit.path}`,
    );
    expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expectRefusal(response);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('a form on another site', () => {
  const EVIL = 'https://evil.invalid';

  test.each<[string, Record<string, string>, number]>([
    ['another site, as a browser says', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another site, by its origin alone', { origin: EVIL }, 403],
    ['another site with an origin of ours in it', { origin: `${OWN}.evil.invalid` }, 403],
    ['a neighbour on our domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    [
      'our own page that hides its origin',
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      201,
    ],
    ['the public address beside us', { 'sec-fetch-site': 'same-site', origin: OWN }, 201],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://anywhere.example' }, 201],
    ['our own page, by its origin alone', { origin: 'http://rega.local', host: 'rega.local' }, 201],
    ['the public address', { 'sec-fetch-site': 'cross-site', origin: OWN }, 201],
    ['a program', {}, 201],
  ])('is recognised: %s', async (_, headers, status) => {
    const before = await total();
    const body = multipartBody([...texts, photo]);
    const request = { method: 'POST', url, payload: body.payload } as const;
    const response = await app.inject({ ...request, headers: { ...body.headers, ...headers } });
    expect(response.statusCode, response.body).toBe(status);
    if (status === 403) expectRefusal(response);
    expect((await total()) - before).toBe(status === 201 ? 1 : 0);
  });
});

describe('aborted upload', proves('R12'), () => {
  test('leaves no files', async (context) => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const before = await state();
    const big = multipartBody([...texts, { ...photo, content: Buffer.alloc(3_000_000, 1) }]);
    const made = new Set<string>();
    for (let count = 0; count < ABORTED; count += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      const head = [`POST ${url} HTTP/1.1`, 'Host: a', `Content-Length: ${big.payload.length}`];
      const type = `Content-Type: ${big.headers['content-type']}`;
      socket.write(`${[...head, type].join('\r\n')}\r\n\r\n`);
      socket.write(big.payload.subarray(0, 1_000_000));
      // So that each has left a file to remove, and none is made after the last look.
      await expect
        .poll(async () => {
          for (const name of await files('tmp')) made.add(name);
          return made.size;
        })
        .toBeGreaterThan(count);
      socket.destroy();
    }
    const left = performance.now();
    await expect.poll(() => files('tmp'), { timeout: 60_000 }).toEqual([]);
    const gone = `0 temporary files after ${(performance.now() - left).toFixed(0)} ms`;
    await expectNothingLeft(before);
    const { total: records } = await state();
    const kept = records - before.total;
    const bodies = `${tally.refused} bodies refused, ${ABORTED} uploads broken off`;
    figure(context, 'R12', `${bodies}: ${kept} records, ${gone}`);
  });
});

describe('valid body after them', () => {
  test.each(services.map((own) => [own.id, own] as const))('%s is fine', async (_, own) => {
    expect((await app.inject(await sampleRequest(own))).statusCode).toBe(201);
  });
});
